import type { RawSettings } from "../model/config.ts";

/** A parsed command line. `help` holds text that was asked for: it goes to stdout, and the exit code is 0. */
export type Invocation =
  | { readonly name: "help"; readonly text: string }
  | { readonly name: "run"; readonly settings: RawSettings; readonly json: boolean }
  | {
      readonly name: "analyze";
      readonly paths: readonly string[];
      readonly ranges: readonly string[];
      readonly out: string | null;
      readonly settings: RawSettings;
      readonly json: boolean;
    }
  | {
      readonly name: "compare";
      readonly base: readonly string[];
      readonly head: readonly string[];
      readonly ranges: readonly string[];
      readonly out: string | null;
      readonly settings: RawSettings;
      readonly json: boolean;
    }
  | {
      readonly name: "calibrate";
      readonly pairs: number;
      readonly file: string;
      readonly settings: RawSettings;
      readonly json: boolean;
    }
  | {
      readonly name: "doctor";
      readonly runs: string | null;
      /** The tools alone, for the build of an image; null: the whole machine. */
      readonly build: { readonly requireNcu: boolean } | null;
      readonly settings: RawSettings;
      readonly json: boolean;
    }
  | { readonly name: "demo"; readonly out: string | null };
