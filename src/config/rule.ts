import type { Config } from "../model/config.ts";
import type { Problem } from "./setting.ts";

/** What a rule may look at. */
export interface RuleInput {
  readonly config: Config;
  /** True where a program will be started and captured. */
  readonly requireWorkload: boolean;
  /** A key with where its value came from, for messages: `rounds (input rounds)`. */
  readonly at: (key: string) => string;
  /** True when the value is not the default's. */
  readonly isSet: (key: string) => boolean;
}

/** A rule over several valid settings: what contradicts what; empty when nothing does. */
export type Rule = (input: RuleInput) => readonly Problem[];
