package org.meeplecheck.cli;

/** The end of the process from outside, by Ctrl-C or by a signal. */
interface Shutdown {

  /** Has something done before an interrupted process ends. */
  void before(Runnable lastWords);

  /** Forgets it: the process may end. */
  void forget();

  /** That of this process, which then ends with the code for interrupted. */
  static Shutdown ofProcess() {
    return new Shutdown() {
      private Thread hook = new Thread();

      @Override
      public void before(Runnable lastWords) {
        hook =
            new Thread(
                () -> {
                  try {
                    lastWords.run();
                  } finally {
                    // Also where an engine called System.exit(0): that must not look like success.
                    Runtime.getRuntime().halt(ExitCode.INTERRUPTED.number());
                  }
                });
        Runtime.getRuntime().addShutdownHook(hook);
      }

      @Override
      public void forget() {
        try {
          Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
          // The process is ending, and the hook is at work already.
        }
      }
    };
  }
}
