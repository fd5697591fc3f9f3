export type RepeatableCommand =
  | {
      readonly kind: "run";
      readonly again: readonly string[];
      readonly folder: string;
    }
  | {
      readonly kind: "compare";
      readonly again: readonly string[];
      readonly folder: string | null;
      readonly analyze: readonly string[];
    };
