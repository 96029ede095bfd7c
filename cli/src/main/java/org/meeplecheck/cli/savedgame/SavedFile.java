package org.meeplecheck.cli.savedgame;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file of the user's that is read or written whole. */
public final class SavedFile {
  private static final long LARGEST = 8L << 20;

  private SavedFile() {}

  /**
   * The text of a file.
   *
   * @throws SavedGameException if it cannot be read, or is too large for a saved game
   */
  public static String read(Path file) {
    if (Files.isDirectory(file)) {
      throw new SavedGameException("it is a directory: name a saved game, which ends with .jcz");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new SavedGameException("it is no file: name a saved game, which ends with .jcz");
    }
    try {
      if (Files.size(file) > LARGEST) {
        throw new SavedGameException("it is larger than 8 MiB, and no saved game is");
      }
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (NoSuchFileException e) {
      throw new SavedGameException("there is no such file");
    } catch (CharacterCodingException e) {
      throw new SavedGameException("it is not UTF-8, and a saved game is");
    } catch (IOException e) {
      throw new SavedGameException("it cannot be read: " + e.getMessage());
    }
  }

  /**
   * Writes a new file.
   *
   * @throws SavedGameException if there is one of that name, or it cannot be written
   */
  public static void write(Path file, String text) {
    if (file.toString().isBlank()) {
      throw new SavedGameException("its name is empty: name a file");
    }
    try {
      Path directory = file.toAbsolutePath().getParent();
      if (directory != null) {
        Files.createDirectories(directory);
      }
      Files.writeString(file, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    } catch (FileAlreadyExistsException e) {
      throw new SavedGameException("it exists: name another file, or remove this one");
    } catch (IOException e) {
      throw new SavedGameException("it cannot be written: " + e.getMessage());
    }
  }
}
