package org.meeplecheck.cli;

import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;

/** The end of the process from outside, by Ctrl-C or by a signal. */
interface Shutdown {

  /** Has something done before an interrupted process ends, in place of what was said before. */
  void before(Runnable lastWords);

  /** Forgets it, so that what was said before holds again; without any, the process may end. */
  void forget();

  /** That of this process, which then ends with the code for interrupted. */
  static Shutdown ofProcess() {
    return new Shutdown() {
      private final Deque<Runnable> said = new ConcurrentLinkedDeque<>();
      private Thread hook = new Thread();

      @Override
      public void before(Runnable lastWords) {
        if (said.isEmpty()) {
          hook = new Thread(this::end);
          Runtime.getRuntime().addShutdownHook(hook);
        }
        said.push(lastWords);
      }

      private void end() {
        try {
          said.element().run();
        } finally {
          // Also where an engine called System.exit(0): that must not look like success.
          Runtime.getRuntime().halt(ExitCode.INTERRUPTED.number());
        }
      }

      @Override
      public void forget() {
        said.pop();
        if (!said.isEmpty()) {
          return;
        }
        try {
          Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
          // The process is ending, and the hook is at work already.
        }
      }
    };
  }
}
