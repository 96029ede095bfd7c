package org.meeplecheck.jcloisterzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdapterTest {
  @TempDir Path directory;
  @TempDir Path tiles;

  private String refused(String... arguments) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exit =
        Adapter.run(
            List.of(arguments),
            new ByteArrayInputStream(new byte[0]),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8));
    assertEquals(3, exit);
    assertEquals(0, out.size(), "stdout belongs to the protocol");
    return err.toString(StandardCharsets.UTF_8).strip();
  }

  private Path jar() throws IOException {
    Path jar = directory.resolve("Engine.jar");
    new JarOutputStream(Files.newOutputStream(jar), new Manifest()).close();
    return jar;
  }

  @Test
  void missingArgumentsAreToldInOneSentence() throws IOException {
    assertEquals(
        "meeplecheck adapter for JCloisterZone: give the path of Engine.jar, the path of the folder"
            + " expansions of the client, and, if the games are to be recorded, the path of a"
            + " folder for them",
        refused());
  }

  @Test
  void aMissingJarIsNamed() throws IOException {
    Path jar = directory.resolve("Engine.jar");

    assertTrue(
        refused(jar.toString(), tiles.toString())
            .startsWith("meeplecheck adapter for JCloisterZone: no file \"" + jar + "\": give"));
  }

  @Test
  void aMissingDirectoryOfTileFilesIsNamed() throws IOException {
    Path nowhere = tiles.resolve("nowhere");

    assertEquals(
        "meeplecheck adapter for JCloisterZone: the directory of tile files \""
            + nowhere
            + "\" cannot be read: name the folder expansions of the client",
        refused(jar().toString(), nowhere.toString()));
  }

  @Test
  void aFileThatIsNoJarIsNamed() throws IOException {
    new CatalogueFiles().in(tiles);
    Path file = Files.createFile(directory.resolve("Engine.exe"));

    assertTrue(
        refused(file.toString(), tiles.toString())
            .startsWith(
                "meeplecheck adapter for JCloisterZone: \""
                    + file
                    + "\" cannot be read as a jar: "));
  }

  @Test
  void aJarThatIsNoEngineIsNamed() throws IOException {
    new CatalogueFiles().in(tiles);
    Path jar = jar();

    assertEquals(
        "meeplecheck adapter for JCloisterZone: \""
            + jar
            + "\" does not begin a game, so it is no Engine.jar of JCloisterZone, or one that is"
            + " not known here: the engine's process has ended",
        refused(jar.toString(), tiles.toString()));
  }

  @Test
  void withoutTheTilesOfTheBaseGameNothingIsPlayed() throws IOException {
    new CatalogueFiles().changed("D", "city=", "town=").in(tiles);

    assertEquals(
        "meeplecheck adapter for JCloisterZone: the set base is not played: among the tiles basic:1"
            + " none looks like D\n"
            + "meeplecheck adapter for JCloisterZone: without the tiles of the base game nothing"
            + " can be played",
        refused(jar().toString(), tiles.toString()));
  }
}
