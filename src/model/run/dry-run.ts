import type { Seconds } from "../units.ts";
import type { PlannedStarts } from "./plan.ts";

/** A command of a run that starts the program, or captures or drives a server. */
export interface PlannedCommand {
  /** For people: what it is of, and when it is started. */
  readonly title: string;
  /** Without isolation, and without values that may be secret; names that a run makes up are in capitals. */
  readonly argv: readonly string[];
}

/** What a run would do, as far as that is known without starting anything. */
export interface DryRun {
  /** Whether a base is measured too. */
  readonly isPaired: boolean;
  /** What it makes one after the other, as one phrase. */
  readonly legs: string;
  readonly starts: readonly PlannedStarts[];
  readonly commands: readonly PlannedCommand[];
  /** The folder of the run directories, as it is configured. */
  readonly out: string;
  /** What the last run of the same plan took; null: there is none, or the ranges are not known yet. */
  readonly lastSeconds: Seconds | null;
  /** As configured. */
  readonly timeLimit: string;
  readonly timeBudget: string | null;
  readonly retries: number;
  /** Whether rounds are made again in which the GPU was disturbed. */
  readonly isGuarded: boolean;
  readonly isolation: string;
  readonly isServer: boolean;
}
