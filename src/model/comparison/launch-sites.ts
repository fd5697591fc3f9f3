import * as z from "zod";
import { count, countOrNull, flag, number, text, textOrNull, texts } from "../schema.ts";

const frameSchema = z.object({
  function: text,
  file: textOrNull.describe(
    "If `own`, the path relative to the repository's root. Otherwise, the path inside the installed packages, or just the file's name. For a compiled function, the binary's path. Null if unknown.",
  ),
  line: countOrNull,
  own: flag.describe("True if the file belongs to the repository and not to an installed package."),
});

const siteSchema = z.object({
  file: text.describe("The file of the innermost frame in the repository, relative to the root."),
  line: countOrNull.describe("Null for a compiled function."),
  function: text,
  base: countOrNull.describe(
    "Launches from the same line in base, wherever base has it, or from the line that this one replaced. Null if unknown: base's stacks weren't recorded, more launches lack a line in base than in head, we don't know what changed, or several lines replaced the lines in base together.",
  ),
  head: count,
  changed: flag.nullable().describe("True if the line differs between base's and head's commits. Null if unknown."),
  frames: z
    .array(frameSchema)
    .describe("Innermost first: some frames below the line, the line itself, and the frames above it."),
});

export const launchSitesSchema = z.object({
  launches: count.describe("The number of launches in the run that recorded call stacks."),
  linkedRatio: number.describe(
    "The share of these launches with a stack frame in the repository. `sites` covers only these launches.",
  ),
  areLikely: flag
    .default(true)
    .describe(
      "False if the launches that explain the change may be among those without a line: fewer than 90% of the launches have a line, and some of the additional launches may have none.",
    ),
  sites: z
    .array(siteSchema)
    .describe(
      "Likeliest first, at most five: lines that launch more than before if there are more launches in all, then changed lines. For a count, only lines that may make more calls than before.",
    ),
  layers: z
    .array(z.object({ path: texts, base: countOrNull, head: count }))
    .describe(
      "The nested NVTX ranges around the launches, or around the capture of a CUDA graph's nodes; each path starts with the outermost. Most launches first, at most twelve.",
    ),
});

export const lineSearchStates = [
  "searched",
  "no-lines",
  "off",
  "server",
  "out-of-time",
  "failed",
  "round-failed",
] as const;

export const lineSearchSchema = z.object({
  state: z
    .enum(lineSearchStates)
    .describe(
      "searched: some lines are known. no-lines: a run recorded call stacks, but none has a line from the repository. off: the configuration's `lines` is off. server: we can't record a server's call stacks. out-of-time: `timeBudget` was spent. failed: the run that records call stacks failed, and a warning says why. round-failed: an earlier round failed.",
    ),
  timeBudget: textOrNull.describe("Null unless out-of-time."),
});

export const graphNodeSchema = z.object({
  kernel: text,
  layer: texts.describe("The NVTX ranges that were open when the node was captured, outermost first."),
  base: count,
  head: count,
});

export type LineSearch = z.infer<typeof lineSearchSchema>;
export type LaunchSites = z.infer<typeof launchSitesSchema>;
export type LaunchSite = LaunchSites["sites"][number];
export type SiteFrame = z.infer<typeof frameSchema>;
export type GraphNodeChange = z.infer<typeof graphNodeSchema>;

export const linkedEnough = 0.9;

export function likeliestSite(sites: LaunchSites | null): LaunchSite | null {
  return sites?.areLikely === true ? (sites.sites[0] ?? null) : null;
}
