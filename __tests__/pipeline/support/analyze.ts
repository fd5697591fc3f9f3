import { describeError, LlmProfileError } from "../../../src/errors.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { analyze } from "../../../src/pipeline/analyze.ts";
import { testContext } from "./context.ts";

export const recorded = "__tests__/fixtures/recorded/nsys-2023.4.4";

interface Options {
  readonly ranges?: readonly string[];
  readonly ncu?: readonly string[];
  readonly out?: string;
  readonly overrides?: readonly string[];
}

/** `analyze` of paths, relative ones being files of this repository. */
export async function analyzed(paths: readonly string[], { ranges = [], ncu = [], out, overrides = [] }: Options = {}) {
  const { context } = testContext();
  return analyze(context, {
    paths,
    ranges,
    ncu,
    out: out ?? null,
    settings: { configFile: null, presets: [], inputs: [], overrides },
  });
}

export async function profileOf(paths: readonly string[], options: Options = {}): Promise<Profile> {
  return (await analyzed(paths, options)).profile;
}

/** The error that `analyze` ends with, as a person reads it. */
export interface Refused {
  readonly id: string | null;
  readonly exitCode: number;
  readonly text: string;
  readonly error: LlmProfileError;
}

export async function refused(paths: readonly string[], options: Options = {}): Promise<Refused> {
  const error: unknown = await analyzed(paths, options).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof LlmProfileError)) throw new Error(`It was not refused: ${String(error)}`, { cause: error });
  return { id: error.id, exitCode: error.exitCode, text: describeError(error), error };
}
