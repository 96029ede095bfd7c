package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page that shows an engine in a language, and rules of somebody for that engine. */
record OtherLanguageReadme(String text, OtherLanguage language) {
  private static final Pattern FIRST_BLOCK =
      Pattern.compile("```[a-z]+\n(.*?)\n```", Pattern.DOTALL);

  static OtherLanguageReadme of(OtherLanguage language) throws IOException {
    return new OtherLanguageReadme(Files.readString(language.file("README.md")), language);
  }

  /** The engine that the page shows. */
  String program() {
    Matcher block = FIRST_BLOCK.matcher(text);
    assertTrue(block.find(), text);
    return block.group(1) + "\n";
  }

  /** Writes the module that the page takes for granted. */
  void writeRules(Path folder) throws IOException {
    if (language == OtherLanguage.PYTHON) {
      Files.writeString(folder.resolve("rules.py"), PYTHON);
    } else {
      Files.writeString(folder.resolve("rules.mjs"), JAVASCRIPT);
    }
  }

  private static final String PYTHON =
      """
      class Table:
          def __init__(self, players, start, stack):
              self.turn, self.step, self.scores = 0, "draw", [0] * players
              self.stack, self.tiles = stack, {(0, 0): start}

          def draw(self):
              self.drawn, self.step = self.stack.pop(0), "place"

          def put_tile(self, x, y, rotation):
              if (x, y) in self.tiles:
                  return False
              self.tiles[x, y], self.step, self.scores[0] = self.drawn, "deploy", 4
              return True
      """;

  private static final String JAVASCRIPT =
      """
      export class Table {
        turn = 0;
        step = 'draw';

        constructor(players, start, stack) {
          this.scores = new Array(players).fill(0);
          this.stack = stack;
          this.tiles = new Map([['0,0', start]]);
        }

        draw() {
          this.drawn = this.stack.shift();
          this.step = 'place';
        }

        putTile(x, y) {
          if (this.tiles.has(`${x},${y}`)) return false;
          this.tiles.set(`${x},${y}`, this.drawn);
          this.step = 'deploy';
          this.scores[0] = 4;
          return true;
        }
      }
      """;
}
