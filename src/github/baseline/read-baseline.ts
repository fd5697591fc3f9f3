import * as z from "zod";
import { rangeText } from "../../model/reports/range.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { storedProfileSchema, type Profile, profileSchemaVersion } from "../../model/profile/profile.ts";
import { shortenError } from "../actions-log.ts";

export const baselineFiles: ReadonlyMap<string, number> = new Map([
  ["profile.json", 64 * 2 ** 20],
  ["run.json", 8 * 2 ** 20],
]);

/** `corrupt`: the artifact is damaged. `incompatible`: it comes from another version. */
export type ReadBaseline =
  | { readonly state: "read"; readonly profile: Profile }
  | { readonly state: "corrupt" | "incompatible"; readonly why: string };

/** Another version may have written the rest of run.json. */
const runEndSchema = z.object({ state: z.string() });

const versionSchema = z.object({
  schemaVersion: z.number(),
  tool: z.object({ name: z.string(), version: z.string() }).optional().catch(undefined),
});

export function readBaseline(files: ReadonlyMap<string, Buffer>): ReadBaseline {
  const run = parseJson(files.get("run.json"), "run.json");
  if ("why" in run) return { state: "corrupt", why: run.why };
  const end = runEndSchema.safeParse(run.value);
  if (!end.success) return { state: "corrupt", why: "The artifact's run.json isn't a run record." };
  if (end.data.state !== "passed") {
    return {
      state: "corrupt",
      why: `According to the artifact's run.json, the run's state is ${plainText(end.data.state).slice(0, 40)}.`,
    };
  }
  const parsed = parseJson(files.get("profile.json"), "profile.json");
  if ("why" in parsed) return { state: "corrupt", why: parsed.why };
  return checkProfile(parsed.value);
}

function checkProfile(value: unknown): ReadBaseline {
  const version = versionSchema.safeParse(value);
  if (!version.success) return { state: "corrupt", why: "The artifact's profile.json isn't a profile." };
  const { schemaVersion, tool } = version.data;
  const by = tool === undefined ? "" : ` (from ${plainText(`${tool.name} ${tool.version}`).slice(0, 80)})`;
  if (schemaVersion !== profileSchemaVersion) {
    const why = `The artifact's profile.json${by} has version ${schemaVersion}, but this action reads version ${profileSchemaVersion}.`;
    return { state: "incompatible", why };
  }
  const profile = storedProfileSchema.safeParse(value);
  if (profile.success) {
    const [incomplete] = profile.data.incompleteRanges;
    if (incomplete === undefined) return { state: "read", profile: profile.data };
    const range = plainText(rangeText(incomplete.name, incomplete.domain)).slice(0, 120);
    return { state: "corrupt", why: `The artifact's profile.json lacks kernels that were launched in ${range}.` };
  }
  const [issue] = profile.error.issues;
  const place = plainText(issue?.path.join(".") ?? "").slice(0, 120) || "(top)";
  const message = plainText(issue?.message ?? "").slice(0, 200);
  return {
    state: "incompatible",
    why: `The artifact's profile.json${by} doesn't match this version's format: ${place}: ${message}.`,
  };
}

function parseJson(bytes: Buffer | undefined, name: string): { readonly value: unknown } | { readonly why: string } {
  if (bytes === undefined) return { why: `The artifact has no ${name}.` };
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch (error) {
    return { why: `The artifact's ${name} isn't valid JSON (${shortenError(error)}).` };
  }
}
