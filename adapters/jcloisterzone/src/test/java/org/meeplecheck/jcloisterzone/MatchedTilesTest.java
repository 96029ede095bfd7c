package org.meeplecheck.jcloisterzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Spec;

class MatchedTilesTest {
  @TempDir Path directory;

  private MatchedTiles match(CatalogueFiles files) {
    return new MatchedTiles(Spec.bundled(), files.in(directory));
  }

  private static Set<String> slugs(MatchedTiles tiles) {
    return tiles.sets().stream().map(PlayableSet::slug).collect(Collectors.toSet());
  }

  @Test
  void everySetWhoseTilesAreAllThereIsPlayed() {
    MatchedTiles tiles = match(new CatalogueFiles());

    assertEquals(Set.of("base", "wind-roses", "darmstadt"), slugs(tiles));
    assertEquals(List.of(), tiles.complaints());
    assertEquals("BA/RCr", tiles.ours("D").id());
    assertEquals("darmstadt:st-mary", tiles.theirs("DA/LRR").tile().id());
  }

  @Test
  void aPictureThatLiesTurnedIsMatchedWithItsTurn() {
    // theirs has the road of U from north to south; a quarter turn more makes ours, and two such
    // turns look like none
    MatchedTiles.Match straight = match(new CatalogueFiles().turned("U", Rotation.R90)).ours("U");
    MatchedTiles.Match corner = match(new CatalogueFiles().turned("K", Rotation.R90)).ours("K");

    assertEquals(Rotation.R90, straight.turn());
    assertEquals(Rotation.R270, corner.turn());
    assertEquals(Rotation.R0, corner.theirs(Rotation.R90));
    assertEquals(Rotation.R90, corner.ours(Rotation.R0));
  }

  @Test
  void theTwoWholeRosesAreToldApartByTheirPictures() {
    MatchedTiles tiles = match(new CatalogueFiles());

    assertEquals("WR/CFR", tiles.ours("wind-roses:orange").id());
    assertEquals("WR/Rr", tiles.ours("wind-roses:blue").id());
  }

  @Test
  void aSetThatLacksATileIsNotPlayed() {
    MatchedTiles tiles =
        match(new CatalogueFiles().changed("darmstadt:st-louis", " church=\"true\"", ""));

    assertEquals(Set.of("base", "wind-roses"), slugs(tiles));
    assertEquals(
        List.of(
            "the set darmstadt is not played: among the tiles darmstadt none looks like"
                + " darmstadt:st-louis"),
        tiles.complaints());
  }

  @Test
  void aTileWithSomethingOfAnotherExpansionIsNoneOfOurs() {
    MatchedTiles tiles =
        match(new CatalogueFiles().changed("wind-roses:sw", "<road>", "<road inn=\"true\">"));

    assertTrue(tiles.complaints().get(0).endsWith("none looks like wind-roses:sw"));
  }

  @Test
  void aQuarterRoseOfAnotherSectionIsNotTheSameTile() {
    MatchedTiles tiles = match(new CatalogueFiles().changed("wind-roses:sw", "\"SW\"", "\"SE\""));

    assertTrue(tiles.complaints().get(0).endsWith("none looks like wind-roses:sw"));
  }

  @Test
  void aFieldThatTouchesAnotherCityIsNotTheSameTile() {
    MatchedTiles tiles = match(new CatalogueFiles().changed("D", " city=\"N\"", ""));

    assertTrue(tiles.complaints().get(0).endsWith("among the tiles basic:1 none looks like D"));
  }

  @Test
  void aMissingFileIsNamedByItsSetOfTiles() throws IOException {
    new CatalogueFiles().in(directory);
    Files.delete(directory.resolve("darmstadt.xml"));

    MatchedTiles tiles = new MatchedTiles(Spec.bundled(), TileFiles.read(directory));

    assertEquals(
        List.of("the set darmstadt is not played: no tile file has the set of tiles darmstadt"),
        tiles.complaints());
  }

  @Test
  void aDirectoryWithoutTileFilesIsNamed() {
    UnusableException e = assertThrows(UnusableException.class, () -> TileFiles.read(directory));

    assertEquals(
        "no tile file (*.xml) in \"" + directory + "\": name the folder expansions of the client",
        e.getMessage());
  }

  @Test
  void aFileThatIsNoXmlIsNamed() throws IOException {
    Path file = directory.resolve("basic.xml");
    Files.writeString(file, "<defs>");

    UnusableException e = assertThrows(UnusableException.class, () -> TileFiles.read(directory));

    assertTrue(
        String.valueOf(e.getMessage()).startsWith("the tile file " + file + " cannot be read: "));
  }
}
