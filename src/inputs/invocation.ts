import type { RawSettings } from "../model/config.ts";
import type { PruneRule } from "../model/run/stored-run.ts";
import type { Level } from "../model/text/layout.ts";

/** `analyze` of recorded captures. */
export interface AnalyzeRequest {
  /** Run directories, profile.json files and reports; several are rounds. */
  readonly paths: readonly string[];
  /** The reports are those of the ranks of one program, and no rounds. */
  readonly areRanks: boolean;
  /** Ranges that must be there; empty: all that are seen. */
  readonly ranges: readonly string[];
  /** Reports or CSVs of Nsight Compute of the same program. */
  readonly ncu: readonly string[];
  /** A new folder for profile.json, report.html, trace.tar, summary.md and the tables; null: nothing is written. */
  readonly out: string | null;
  readonly settings: RawSettings;
}

/** `compare` of two recorded sides. Paths as of `analyze`; several of one side are its rounds. */
export interface CompareRequest {
  readonly base: readonly string[];
  readonly head: readonly string[];
  /** Ranges that must be there on both sides; empty: all that are seen. */
  readonly ranges: readonly string[];
  /** A new folder for comparison.json, report.html, trace.tar and both profiles; null: nothing is written. */
  readonly out: string | null;
  readonly settings: RawSettings;
}

/** `calibrate`: the same code against itself. */
export interface CalibrateRequest {
  /** How many pairs of rounds of the same code to measure. */
  readonly pairs: number;
  /** The file to write, which later comparisons name as compare.calibration; replaced where it is one already. */
  readonly file: string;
  readonly settings: RawSettings;
}

/** `bisect`: which commit after `good`, up to `bad`, made something slower. */
export interface BisectRequest {
  /** Git refs. */
  readonly good: string;
  readonly bad: string;
  readonly settings: RawSettings;
}

/** What `doctor` looks at: this machine, the past runs in a folder, or the tools alone while an image is built. */
export interface DoctorRequest {
  readonly settings: RawSettings;
  readonly runs: string | null;
  readonly build: { readonly requireNcu: boolean } | null;
}

/** `prune`: which run directories are to go; where no limit is set, they are listed. */
export interface PruneRequest {
  readonly settings: RawSettings;
  readonly rule: PruneRule;
  /** True: says what would go. */
  readonly dryRun: boolean;
}

/** `init`: null is what was not given. */
export interface InitRequest {
  readonly command: string | null;
  /** Separated by commas. */
  readonly ranges: string | null;
  /** Labels, separated by commas. */
  readonly runsOn: string | null;
  readonly image: string | null;
  /** Nothing is asked. */
  readonly yes: boolean;
  /** Files that exist are replaced. */
  readonly force: boolean;
}

/** `history`: a folder of records, and what to do with it. */
export type HistoryRequest = { readonly folder: string } & (
  | {
      readonly action: "add";
      /** Run directories, folders with the files of one, and profile.json files: a record each. */
      readonly runs: readonly string[];
      /** Null: that of GitHub Actions, where there is one. */
      readonly job: string | null;
    }
  | {
      readonly action: "show";
      /** Null: all. */
      readonly range: string | null;
    }
  | { readonly action: "page"; readonly out: string }
);

interface Printed {
  /** True: the result goes to stdout as JSON. */
  readonly json: boolean;
  /** How much is told beside it. */
  readonly level: Level;
}

/** A parsed command line. `help` holds text that was asked for: it goes to stdout, and the exit code is 0. */
export type Invocation =
  | { readonly name: "help"; readonly text: string }
  | { readonly name: "version" }
  | ({ readonly name: "run"; readonly settings: RawSettings } & Printed)
  | { readonly name: "dry-run"; readonly settings: RawSettings }
  | ({ readonly name: "analyze" } & AnalyzeRequest & Printed)
  | ({ readonly name: "compare" } & CompareRequest & Printed)
  | ({ readonly name: "calibrate" } & CalibrateRequest & Printed)
  | ({ readonly name: "bisect"; readonly isDry: boolean } & BisectRequest & Printed)
  | ({ readonly name: "doctor" } & DoctorRequest & Printed)
  | ({ readonly name: "prune" } & PruneRequest)
  | ({ readonly name: "init" } & InitRequest)
  /** One line of shell, or the words of a command. */
  | { readonly name: "import-command"; readonly words: readonly string[] }
  | ({ readonly name: "history" } & HistoryRequest)
  | { readonly name: "demo"; readonly out: string | null };
