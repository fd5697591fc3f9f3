import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { asFailure } from "../../errors.ts";
import type { Config } from "../../model/config.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import type { RecordedBase } from "../judge/judge.ts";
import { recordedProfile } from "../recorded/recorded-profile.ts";
import type { JobContext } from "./job-context.ts";

/** What an earlier step has put at a path that an input names. It was asked for by name: what cannot be read has failed. */
export async function basePath(
  { context }: JobContext,
  config: Config,
  path: string,
  input: "baseline" | "reference",
): Promise<RecordedBase> {
  if (!existsSync(resolve(context.cwd, path)))
    return { state: "failed", profile: null, text: `There is nothing at \`${path}\`, which \`${input}\` names.` };
  try {
    const { profile } = await recordedProfile(context, config, [path], { wanted: [], role: "base" });
    return { state: "given", profile, text: path };
  } catch (error) {
    const text = `\`${input}\` names \`${path}\`, which cannot be compared with. ${diagnosticText(asFailure(error))}`;
    return { state: "failed", profile: null, text };
  }
}
