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
      throw new IllegalStateException(e.getMessage(), e);
    }
  }

  private static URLClassLoader open(Path path) {
    if (!Files.isRegularFile(path)) {
      throw new Stop(ExitCode.USAGE, "there is no file " + path + ": name the jar of an adapter");
    }
    return new URLClassLoader(new URL[] {url(path)}, JarEngine.class.getClassLoader());
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
