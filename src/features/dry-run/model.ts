import type { Seconds } from "../../model/units.ts";
import type { PlannedStarts } from "../../model/run/plan.ts";

/** A command that a run would use to start the program, or to capture or load a server. */
export interface PlannedCommand {
  /** A phrase that says what the command captures and when it runs. */
  readonly title: string;
  /** The arguments, without isolation and without possible secrets. Names that the run would generate are in capitals. */
  readonly argv: readonly string[];
}

/** What a run would do, as far as we know without starting anything. */
export interface DryRun {
  /** True if the run would measure a base, too. */
  readonly isPaired: boolean;
  /** The parts of the run in order, as one phrase. */
  readonly legs: string;
  readonly starts: readonly PlannedStarts[];
  readonly commands: readonly PlannedCommand[];
  /** The folder for run directories, as configured. */
  readonly out: string;
  /** How long the last run of the same plan took. Null if there was no such run, or if we don't know the ranges yet. */
  readonly lastSeconds: Seconds | null;
  /** The time limit, as configured. */
  readonly timeLimit: string;
  readonly timeBudget: string | null;
  readonly retries: number;
  /** True if we repeat rounds in which something disturbed the GPU. */
  readonly isGuarded: boolean;
  readonly isolation: string;
  readonly isServer: boolean;
}
