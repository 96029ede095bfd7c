package org.meeplecheck.sdk.verdict;

import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.meeplecheck.sdk.Manifest;

/**
 * What is known of a run before its first scenario.
 *
 * @param suite the version of the suite
 * @param engine what the engine says of itself
 * @param planned how many scenarios are selected
 * @param options the options of the command that choose engine, rulings and features, in the form
 *     in which they are typed; a repeat command is made from them
 * @param rulings the option by which each ruling is judged, by the id of the ruling
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record RunHeader(
    String suite,
    Manifest engine,
    int planned,
    List<String> options,
    Map<String, JudgedOption> rulings) {

  public RunHeader {
    options = List.copyOf(options);
    rulings = Map.copyOf(rulings);
  }
}
