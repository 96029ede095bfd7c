import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.meeplecheck.sdk.wire.EngineServer;

/** Lets Meeplecheck judge tsaglam/Carcassonne, whose jar is on the class path. */
public final class Tsaglam {

  private Tsaglam() {}

  /** Serves; see the README beside this file. */
  public static void main(String[] arguments) throws IOException {
    OutputStream answers = new FileOutputStream(FileDescriptor.out);
    System.setOut(System.err); // the engine prints its patterns when a game is over
    System.setProperty("java.awt.headless", "true");
    List<String> options = List.of(arguments);
    Table table = new EngineTable();
    int record = options.indexOf("--record");
    if (record >= 0) {
      table = Recording.of(table, Path.of(options.get(record + 1)));
    }
    boolean anyCoatOfArms = options.contains("--any-coat-of-arms");
    new EngineServer(new Adapter(table, anyCoatOfArms), System.in, answers).serve();
  }
}
