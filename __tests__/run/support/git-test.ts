import { test } from "@jest/globals";
import { hasGit } from "../../support/programs.ts";

/** A test that needs git; skipped without one, which the run's first line says. */
export const gitTest: typeof test.skip = hasGit ? test : test.skip;
