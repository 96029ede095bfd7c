package org.meeplecheck.features;

import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClasspathResourceSource;
import org.junit.platform.engine.support.descriptor.FilePosition;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.launcher.PostDiscoveryFilter;

/** Keeps the scenarios that the stage of the run knows. */
final class SelectedScenarios implements PostDiscoveryFilter {
  private final Stage stage;

  SelectedScenarios(Stage stage) {
    this.stage = stage;
  }

  @Override
  public FilterResult apply(TestDescriptor descriptor) {
    boolean kept = !descriptor.isTest() || descriptor.getSource().map(this::isKnown).orElse(true);
    return FilterResult.includedIf(kept);
  }

  private boolean isKnown(TestSource source) {
    if (source instanceof ClasspathResourceSource resource) {
      return isKnown(
          "classpath:" + resource.getClasspathResourceName(), resource.getPosition().orElse(null));
    }
    return !(source instanceof FileSource file)
        || isKnown(file.getUri().toString(), file.getPosition().orElse(null));
  }

  private boolean isKnown(String uri, @Nullable FilePosition position) {
    return position == null || stage.scenario(uri, position.getLine()).isPresent();
  }
}
