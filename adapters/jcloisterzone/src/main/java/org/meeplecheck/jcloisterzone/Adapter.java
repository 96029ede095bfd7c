package org.meeplecheck.jcloisterzone;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.meeplecheck.sdk.wire.EngineServer;
import org.meeplecheck.spec.Spec;

/** The adapter as a program: speaks the protocol of the suite on stdin and stdout. */
public final class Adapter {
  private static final int USAGE = 3;
  private static final String NAME = "meeplecheck adapter for JCloisterZone: ";
  private static final String HOW =
      "give the path of Engine.jar, the path of the folder expansions of the client, and, if the"
          + " games are to be recorded, the path of a folder for them";

  private Adapter() {}

  /**
   * Serves the engine until the suite says good-bye.
   *
   * @param arguments the engine's jar, the directory of the tile files, and perhaps a directory for
   *     recordings
   */
  public static void main(String[] arguments) throws IOException {
    System.setOut(System.err);
    FileOutputStream stdout = new FileOutputStream(FileDescriptor.out);
    System.exit(run(List.of(arguments), System.in, stdout, System.err));
  }

  /** The same on other streams; the exit code. */
  static int run(List<String> arguments, InputStream in, OutputStream out, PrintStream err)
      throws IOException {
    try (JCloisterZone engine = started(arguments, err)) {
      new EngineServer(engine, in, out).serve();
      return 0;
    } catch (UnusableException e) {
      err.println(NAME + e.getMessage());
      return USAGE;
    }
  }

  private static JCloisterZone started(List<String> arguments, PrintStream err) throws IOException {
    JCloisterZone engine = engine(arguments, err);
    try {
      engine.warmUp();
      return engine;
    } catch (IllegalStateException e) {
      engine.close();
      throw new UnusableException(
          "\""
              + arguments.get(0)
              + "\" does not begin a game, so it is no Engine.jar of JCloisterZone, or one that is"
              + " not known here: "
              + e.getMessage(),
          e);
    }
  }

  private static JCloisterZone engine(List<String> arguments, PrintStream err) throws IOException {
    if (arguments.size() < 2 || arguments.size() > 3) {
      throw new UnusableException(HOW);
    }
    Path jar = Path.of(arguments.get(0)).toAbsolutePath();
    if (!Files.isRegularFile(jar)) {
      throw new UnusableException("no file \"" + jar + "\": " + HOW);
    }
    TileFiles files = TileFiles.read(Path.of(arguments.get(1)).toAbsolutePath());
    MatchedTiles tiles = new MatchedTiles(Spec.bundled(), files);
    tiles.complaints().forEach(complaint -> err.println(NAME + complaint));
    if (!tiles.sets().contains(PlayableSet.BASE)) {
      throw new UnusableException("without the tiles of the base game nothing can be played");
    }
    Exchange child = new EngineChild(EngineChild.command(jar), paths(tiles, files));
    return new JCloisterZone(
        EngineVersion.of(jar),
        files,
        tiles,
        recorded(child, arguments.subList(2, arguments.size())));
  }

  private static Exchange recorded(Exchange child, List<String> directory) {
    return directory.stream()
        .findFirst()
        .<Exchange>map(
            path -> new Recorder(child, game -> Path.of(path, "game-" + game + ".jsonl")))
        .orElse(child);
  }

  private static List<Path> paths(MatchedTiles tiles, TileFiles files) {
    return tiles.sets().stream()
        .map(PlayableSet::tileSet)
        .map(files::path)
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }
}
