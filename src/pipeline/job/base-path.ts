import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { asFailure } from "../../model/errors.ts";
import type { Config } from "../../model/config.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import type { RecordedBase } from "../judge/judge.ts";
import { recordedProfile } from "../recorded/recorded-profile.ts";
import type { JobContext } from "./job-context.ts";

/** Reads the profile at the path that the input `baseline` names. The user chose this file, so if we can't read it, the state is `failed`. */
export async function basePath({ context }: JobContext, config: Config, path: string): Promise<RecordedBase> {
  if (!existsSync(resolve(context.cwd, path)))
    return { state: "failed", profile: null, text: `\`baseline\` names \`${path}\`, which doesn't exist.` };
  try {
    const { profile } = await recordedProfile(context, config, [path], { wanted: [], role: "base" });
    return { state: "given", profile, text: path };
  } catch (error) {
    const text = `\`baseline\` names \`${path}\`, but we can't compare with it. ${diagnosticText(asFailure(error))}`;
    return { state: "failed", profile: null, text };
  }
}
