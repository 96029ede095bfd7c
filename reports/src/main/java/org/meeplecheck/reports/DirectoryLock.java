package org.meeplecheck.reports;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a directory for one run alone, as long as the run lives.
 *
 * @param channel the open file that holds the lock
 */
record DirectoryLock(FileChannel channel) implements AutoCloseable {
  /** The file that is locked; it stays, since a run may be waiting to open it. */
  static final String FILE = ".lock";

  /**
   * Locks a directory.
   *
   * @throws IOException if another run has it, or the file cannot be locked
   */
  static DirectoryLock of(Path directory) throws IOException {
    FileChannel channel =
        FileChannel.open(
            directory.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (!isLocked(channel)) {
        throw new IOException("another run is writing its report there");
      }
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
    return new DirectoryLock(channel);
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      @Nullable FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      // The other run is in this process.
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
