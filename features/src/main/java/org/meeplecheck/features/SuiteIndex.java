package org.meeplecheck.features;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.meeplecheck.spec.Spec;

/**
 * The list of the scenarios of this library, made when it is built.
 *
 * <p>With it a list of scenarios needs no Gherkin parser, which would cost more than all the rest
 * of the command.
 */
public final class SuiteIndex {
  private static final String RESOURCE = "index.json";

  private SuiteIndex() {}

  static Suite bundled() {
    try (InputStream in = SuiteIndex.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new SuiteException("the list of scenarios is missing: build the module features");
      }
      Index index =
          new Gson().fromJson(new InputStreamReader(in, StandardCharsets.UTF_8), Index.class);
      return new Suite(index.scenarios(), index.faults());
    } catch (IOException e) {
      throw new SuiteException("the list of scenarios cannot be read: " + e.getMessage());
    }
  }

  /**
   * Writes the list; called by the build.
   *
   * @param arguments the directory of the feature files, where the list is written too
   * @throws IOException if it cannot be written
   */
  public static void main(String[] arguments) throws IOException {
    Path root = Path.of(arguments[0]);
    Suite suite = new FeatureFiles(Spec.bundled()).readBundled(root);
    String json =
        new GsonBuilder()
            .setPrettyPrinting()
            .create()
            .toJson(new Index(suite.scenarios(), suite.faults()));
    Files.writeString(root.resolve(RESOURCE), json + "\n");
  }

  private record Index(List<Scenario> scenarios, List<Fault> faults) {}
}
