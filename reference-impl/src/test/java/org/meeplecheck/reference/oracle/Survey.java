package org.meeplecheck.reference.oracle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** All features of a board, found by walking from segment to segment. */
public final class Survey {
  private final Layout layout;
  private final List<Area> areas = new ArrayList<>();
  private final Map<Spot, Area> areaOf = new HashMap<>();

  /** Surveys a board. */
  public Survey(Layout layout) {
    this.layout = layout;
    for (Laid laid : layout.all()) {
      for (int i = 0; i < laid.tile().strips().size(); i++) {
        Spot spot = new Spot(laid.cell(), i);
        if (!areaOf.containsKey(spot)) {
          Area area = area(spot);
          areas.add(area);
          area.spots().forEach(member -> areaOf.put(member, area));
        }
      }
    }
  }

  /** All features. */
  public List<Area> areas() {
    return areas;
  }

  /** The feature of a segment. */
  public Area of(Spot spot) {
    return Optional.ofNullable(areaOf.get(spot)).orElseThrow();
  }

  /** The cities that a field lies beside. */
  public Set<Area> citiesBeside(Area field) {
    Set<Area> cities = new LinkedHashSet<>();
    for (Spot spot : field.spots()) {
      RawTile tile = laid(spot.cell()).tile();
      for (int port : tile.strips().get(spot.strip()).borders()) {
        cities.add(of(new Spot(spot.cell(), tile.stripAt(port, 0))));
      }
    }
    return cities;
  }

  private Laid laid(Cell cell) {
    return layout.at(cell).orElseThrow();
  }

  private Strip strip(Spot spot) {
    return laid(spot.cell()).tile().strips().get(spot.strip());
  }

  private List<Integer> ports(Spot spot) {
    return strip(spot).portsAt(laid(spot.cell()).quarters());
  }

  /** The segment that touches this one at that port. */
  private Optional<Spot> touching(Spot spot, int port) {
    return layout
        .at(spot.cell().across(port / 3))
        .map(
            laid ->
                new Spot(laid.cell(), laid.tile().stripAt(Compass.across(port), laid.quarters())));
  }

  private Area area(Spot first) {
    Set<Spot> spots = new HashSet<>(Set.of(first));
    Deque<Spot> open = new ArrayDeque<>(spots);
    boolean isClosed = true;
    while (!open.isEmpty()) {
      Spot spot = open.remove();
      for (int port : ports(spot)) {
        Optional<Spot> next = touching(spot, port);
        isClosed &= next.isPresent();
        next.filter(spots::add).ifPresent(open::add);
      }
    }
    return describe(first, spots, isClosed);
  }

  private Area describe(Spot first, Set<Spot> spots, boolean isClosed) {
    String kind = strip(first).kind();
    Set<Cell> cells = spots.stream().map(Spot::cell).collect(Collectors.toSet());
    boolean monastery = kind.equals("monastery");
    int around =
        monastery
            ? (int) first.cell().around().stream().filter(c -> layout.at(c).isPresent()).count()
            : 0;
    Set<String> marks =
        spots.stream().flatMap(s -> strip(s).marks().stream()).collect(Collectors.toSet());
    int arms = (int) spots.stream().filter(s -> strip(s).marks().contains("coat-of-arms")).count();
    boolean complete = monastery ? around == 8 : isClosed && !kind.equals("field");
    boolean ring =
        complete && spots.stream().allMatch(s -> strip(s).isRoad() && ports(s).size() == 2);
    return new Area(kind, place(spots), spots, cells, complete, ring, arms, marks, around);
  }

  private String place(Set<Spot> spots) {
    Spot smallest =
        spots.stream()
            .min(
                Comparator.comparing(Spot::cell)
                    .thenComparing(spot -> ports(spot).isEmpty() ? -1 : ports(spot).get(0)))
            .orElseThrow();
    return written(smallest);
  }

  /** The segment as a place is written, by its first port. */
  public String written(Spot spot) {
    String port = ports(spot).isEmpty() ? "" : " " + Compass.PORTS.get(ports(spot).get(0));
    return spot.cell() + " " + strip(spot).kind() + port;
  }
}
