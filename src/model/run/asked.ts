export type Asked =
  | {
      readonly kind: "run";
      /** `llm-profile run` with the run's own settings. */
      readonly again: readonly string[];
      readonly folder: string;
    }
  | {
      readonly kind: "compare";
      /** `llm-profile compare` without `--out`. */
      readonly again: readonly string[];
      readonly folder: string | null;
      /** `llm-profile analyze` of head. */
      readonly analyze: readonly string[];
    };
