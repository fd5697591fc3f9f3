import { describeError } from "../../../src/model/errors.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { analyze } from "../../../src/pipeline/analyze.ts";
import { testContext } from "./context.ts";
import { refusalOf } from "./refusal.ts";

export const recorded = "__tests__/fixtures/recorded/nsys-2023.4.4";

interface Options {
  readonly ranges?: readonly string[];
  readonly ncu?: readonly string[];
  readonly out?: string;
  readonly areRanks?: boolean;
  readonly overrides?: readonly string[];
}

/** `analyze` of paths, relative ones being files of this repository. */
export async function analyzed(
  paths: readonly string[],
  { ranges = [], areRanks = false, ncu = [], out, overrides = [] }: Options = {},
) {
  const { context } = testContext();
  return analyze(context, {
    paths,
    ranges,
    areRanks,
    ncu,
    out: out ?? null,
    settings: { configFile: null, presets: [], inputs: [], overrides },
  });
}

export async function profileOf(paths: readonly string[], options: Options = {}): Promise<Profile> {
  return (await analyzed(paths, options)).profile;
}

/** The error that `analyze` ends with, as a person reads it. */
export async function refused(paths: readonly string[], options: Options = {}) {
  const error = await refusalOf(analyzed(paths, options));
  return { id: error.id, exitCode: error.exitCode, text: describeError(error) };
}
