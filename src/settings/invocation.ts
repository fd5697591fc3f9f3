import type { RawSettings } from "../model/config.ts";
import type { PruneRule } from "../model/run/stored-run.ts";
import type { Level } from "../model/text/layout.ts";

/** `analyze`: analyzes recorded captures. */
export interface AnalyzeRequest {
  /** Run directories, profile.json files, and reports. Each path is a round, unless `areRanks` is true. */
  readonly paths: readonly string[];
  /** True if each report is a rank of one program. */
  readonly areRanks: boolean;
  /** Ranges that must be in the captures; empty for all ranges found. */
  readonly ranges: readonly string[];
  /** Nsight Compute reports or CSVs of the same program. */
  readonly ncu: readonly string[];
  /** A new folder for profile.json, report.html, trace.tar, summary.md, and the tables; null to write nothing. */
  readonly out: string | null;
  readonly settings: RawSettings;
}

/** `compare`: compares two recorded sides. Takes the same paths as `analyze`; each path is a round of its side. */
export interface CompareRequest {
  readonly base: readonly string[];
  readonly head: readonly string[];
  /** Ranges that must be on both sides; empty for all ranges found. */
  readonly ranges: readonly string[];
  /** A new folder for comparison.json, report.html, trace.tar, and both profiles; null to write nothing. */
  readonly out: string | null;
  readonly settings: RawSettings;
}

/** `explain`: prints one kernel of a comparison. */
export interface ExplainRequest {
  /** A folder with a comparison.json. */
  readonly run: string;
  /** The kernel's id in verdict.json. */
  readonly kernel: string;
}

/** `calibrate`: measures the same code against itself. */
export interface CalibrateRequest {
  /** The number of pairs of rounds to measure. */
  readonly pairs: number;
  /** The file to write, for compare.calibration. Overwritten if it's already a calibration. */
  readonly file: string;
  readonly settings: RawSettings;
}

/** `bisect`: finds the commit after `good`, up to and including `bad`, that made something slower. */
export interface BisectRequest {
  /** Git refs. */
  readonly good: string;
  readonly bad: string;
  readonly settings: RawSettings;
}

/** `doctor`: checks this machine. With `runs`, summarizes the past runs in that folder instead. With `build`, checks only the tools, for an image build. */
export interface DoctorRequest {
  readonly settings: RawSettings;
  readonly runs: string | null;
  readonly build: { readonly requireNcu: boolean } | null;
}

/** `prune`: removes old run directories, or lists them all if the rule sets no limit. */
export interface PruneRequest {
  readonly settings: RawSettings;
  readonly rule: PruneRule;
  /** True to print what would be removed, without removing it. */
  readonly dryRun: boolean;
}

/** `init`: writes a configuration and a workflow. Null for options that the user left out. */
export interface InitRequest {
  readonly command: string | null;
  /** Comma-separated. */
  readonly ranges: string | null;
  /** Runner labels, comma-separated. */
  readonly runsOn: string | null;
  readonly image: string | null;
  /** True to ask no questions. */
  readonly yes: boolean;
  /** True to overwrite existing files. */
  readonly force: boolean;
}

/** `history`: adds records to a folder, or shows them. */
export type HistoryRequest = { readonly folder: string } & (
  | {
      readonly action: "add";
      /** Run directories, downloaded artifacts, folders from `analyze --out`, and profile.json files. Each becomes a record. */
      readonly runs: readonly string[];
      /** Null for the GitHub Actions job, if any. */
      readonly job: string | null;
    }
  | {
      readonly action: "show";
      /** Null for all ranges. */
      readonly range: string | null;
    }
  | { readonly action: "page"; readonly out: string }
);

interface Printed {
  /** True to print the result on stdout as JSON. */
  readonly json: boolean;
  readonly level: Level;
}

interface WithVerdict extends Printed {
  /** True to print only verdict.json on stdout; `json` is false then. */
  readonly verdict: boolean;
}

/** A parsed command line. `help` has the text to print on stdout; the exit code is 0. */
export type Invocation =
  | { readonly name: "help"; readonly text: string }
  | { readonly name: "version" }
  | ({ readonly name: "run"; readonly settings: RawSettings } & WithVerdict)
  | { readonly name: "dry-run"; readonly settings: RawSettings }
  | ({ readonly name: "analyze" } & AnalyzeRequest & Printed)
  | ({ readonly name: "compare" } & CompareRequest & WithVerdict)
  | ({ readonly name: "explain" } & ExplainRequest)
  | ({ readonly name: "calibrate" } & CalibrateRequest & Printed)
  | ({ readonly name: "bisect"; readonly isDry: boolean } & BisectRequest & Printed)
  | ({ readonly name: "doctor" } & DoctorRequest & Printed)
  | ({ readonly name: "prune" } & PruneRequest)
  | ({ readonly name: "init" } & InitRequest)
  /** `words` is a single shell line, or a command word by word. */
  | { readonly name: "import-command"; readonly words: readonly string[] }
  | ({ readonly name: "history" } & HistoryRequest)
  | { readonly name: "demo"; readonly out: string | null };
