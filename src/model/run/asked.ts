/** The command that the user ran, and the arguments to run it again. */
export type RepeatableCommand =
  | {
      readonly kind: "run";
      /** `llm-profile run` with the run's own settings. */
      readonly again: readonly string[];
      /** The run directory, as written in commands. */
      readonly folder: string;
    }
  | {
      readonly kind: "compare";
      /** `llm-profile compare` without `--out`. */
      readonly again: readonly string[];
      /** Null if nothing was written. */
      readonly folder: string | null;
      /** `llm-profile analyze` of head. */
      readonly analyze: readonly string[];
    };
