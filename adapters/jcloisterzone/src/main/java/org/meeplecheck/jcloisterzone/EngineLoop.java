package org.meeplecheck.jcloisterzone;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/**
 * The process in which JCloisterZone runs: one game after another in one virtual machine.
 *
 * <p>The engine can go on to a further game by itself, but sleeps for a second before it does; its
 * public class asks for nothing but the streams, so here a new one is made for each game. It is
 * loaded from the jar that the user names, apart from our own classes.
 */
public final class EngineLoop {
  /** Says that a new engine waits for the setup of a game. */
  static final String READY = "#meeplecheck ready";

  /** Says that the engine threw; what it threw stands behind it. */
  static final String THREW = "#meeplecheck threw ";

  private static final String ENGINE = "com.jcloisterzone.engine.Engine";

  private EngineLoop() {}

  /**
   * Runs games until stdin ends.
   *
   * @param arguments the path of the engine's jar
   */
  public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
    URL jar = Path.of(arguments[0]).toUri().toURL();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {jar}, ClassLoader.getPlatformClassLoader())) {
      Constructor<?> engine =
          loader
              .loadClass(ENGINE)
              .getConstructor(
                  InputStream.class, PrintStream.class, PrintStream.class, PrintStream.class);
      Lines in = new Lines(System.in);
      while (!in.ended) {
        in.fresh = true;
        System.out.println(READY);
        run(engine, in);
      }
    }
  }

  /** Whatever the engine throws ends its game alone. */
  @SuppressWarnings("CatchingUnchecked")
  private static void run(Constructor<?> engine, Lines in) {
    try {
      ((Runnable) engine.newInstance(in, System.out, System.err, null)).run();
    } catch (Throwable e) {
      if (!in.ended) {
        e.printStackTrace();
        System.out.println(THREW + e.toString().lines().findFirst().orElse(""));
      }
    }
  }

  /**
   * The messages to the engine; it knows whether there will be another. The empty line that ends a
   * game is kept from the next engine, where the game had ended before it came.
   */
  private static final class Lines extends FilterInputStream {
    private volatile boolean ended;
    private boolean fresh;

    Lines(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int read = super.read(buffer, offset, length);
      while (fresh && read > 0 && buffer[offset] == '\n') {
        System.arraycopy(buffer, offset + 1, buffer, offset, --read);
        read = read == 0 ? super.read(buffer, offset, length) : read;
      }
      fresh &= read <= 0;
      ended = read < 0;
      return read;
    }
  }
}
