package org.meeplecheck.cli;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.zip.ZipFile;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Setup;

/** The engine that a jar names as a service, with the jar held open as long as it plays. */
final class JarEngine implements Engine {
  private final URLClassLoader jar;
  private final Engine engine;

  private JarEngine(URLClassLoader jar, Engine engine) {
    this.jar = jar;
    this.engine = engine;
  }

  /**
   * Requires that a jar is there and names one engine, before anything of it runs.
   *
   * @throws Stop if the file is not there, or names no engine or several
   */
  static void require(Path path) {
    try (URLClassLoader jar = open(path)) {
      provider(path, jar);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Loads the one engine of a jar.
   *
   * @throws Stop if the file is not there, or names no engine or several
   */
  static JarEngine load(Path path) {
    URLClassLoader jar = open(path);
    try {
      return new JarEngine(jar, provider(path, jar).get());
    } catch (ServiceConfigurationError e) {
      Throwable cause = root(e);
      StackTraceElement[] trace = cause.getStackTrace();
      String place = trace.length == 0 ? "" : " at " + trace[0];
      throw new Stop(
          ExitCode.ENGINE, "the engine of " + path + " cannot be made: " + cause + place);
    }
  }

  private static Throwable root(Throwable thrown) {
    Throwable root = thrown;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root;
  }

  private static URLClassLoader open(Path path) {
    if (!Files.isRegularFile(path)) {
      throw new Stop(ExitCode.USAGE, "there is no file " + path + ": name the jar of an adapter");
    }
    requireZip(path);
    return new URLClassLoader(new URL[] {url(path)}, JarEngine.class.getClassLoader());
  }

  private static void requireZip(Path path) {
    try (ZipFile zip = new ZipFile(path.toFile())) {
      zip.size();
    } catch (IOException e) {
      throw new Stop(ExitCode.USAGE, path + " is no jar: " + e.getMessage());
    }
  }

  private static ServiceLoader.Provider<Engine> provider(Path path, URLClassLoader jar) {
    try {
      List<ServiceLoader.Provider<Engine>> own =
          ServiceLoader.load(Engine.class, jar).stream()
              .filter(provider -> provider.type().getClassLoader() == jar)
              .toList();
      if (own.size() == 1) {
        return own.get(0);
      }
      throw new Stop(
          ExitCode.USAGE,
          path
              + " names "
              + (own.isEmpty() ? "no engine" : own.size() + " engines")
              + " as a service: one line in META-INF/services/"
              + Engine.class.getName());
    } catch (ServiceConfigurationError e) {
      throw new Stop(ExitCode.USAGE, path + ": " + e.getMessage());
    } catch (UnsupportedClassVersionError e) {
      throw new Stop(
          ExitCode.USAGE,
          path + ": " + e.getMessage() + ": build it for an older Java, or run a newer one");
    } catch (LinkageError e) {
      throw new Stop(
          ExitCode.USAGE,
          path + ": its engine cannot be loaded, put all that it needs into the jar: " + e);
    }
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public Manifest manifest() {
    return engine.manifest();
  }

  @Override
  public Game newGame(Setup setup) {
    return engine.newGame(setup);
  }

  @Override
  public Components components(Composition composition) {
    return engine.components(composition);
  }

  @Override
  public void close() {
    engine.close();
    try {
      jar.close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
