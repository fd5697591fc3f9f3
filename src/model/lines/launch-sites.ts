import * as z from "zod";

/** The lines in the repository that launched kernels or made other CUDA calls, from a run that records call stacks. */

const count = z.number().int().nonnegative();

const frameSchema = z.object({
  function: z.string(),
  file: z
    .string()
    .nullable()
    .describe(
      "If `own`, the path relative to the repository's root. Otherwise, the path inside the installed packages, or just the file's name. For a compiled function, the binary's path. Null if unknown.",
    ),
  line: count.nullable(),
  own: z.boolean().describe("True if the file belongs to the repository and not to an installed package."),
});

const siteSchema = z.object({
  file: z.string().describe("The file of the innermost frame in the repository, relative to the root."),
  line: count.nullable().describe("Null for a compiled function."),
  function: z.string(),
  base: count.nullable().describe("Launches from the same place in base. Null if base's stacks weren't recorded."),
  head: count,
  changed: z
    .boolean()
    .nullable()
    .describe("True if the line differs between base's and head's commits. Null if unknown."),
  frames: z
    .array(frameSchema)
    .describe("Innermost first: some frames below the line, the line itself, and the frames above it."),
});

export const launchSitesSchema = z.object({
  launches: count.describe("The number of launches in the run that recorded call stacks."),
  linkedRatio: z
    .number()
    .describe("The share of these launches with a stack frame in the repository. Below 0.9, `sites` is empty."),
  sites: z
    .array(siteSchema)
    .describe("Likeliest first, at most five: changed lines, then lines that launch more kernels than before."),
  layers: z
    .array(z.object({ path: z.array(z.string()), base: count.nullable(), head: count }))
    .describe(
      "The nested NVTX ranges around the launches, or around the capture of a CUDA graph's nodes; each path starts with the outermost. Most launches first, at most twelve.",
    ),
});

export const graphNodeSchema = z.object({
  kernel: z.string(),
  layer: z.array(z.string()).describe("The NVTX ranges that were open when the node was captured, outermost first."),
  base: count,
  head: count,
});

export type LaunchSites = z.infer<typeof launchSitesSchema>;
export type LaunchSite = LaunchSites["sites"][number];
export type SiteFrame = z.infer<typeof frameSchema>;
export type GraphNodeChange = z.infer<typeof graphNodeSchema>;

/** We only trust the lines if at least this share of the launches has one. */
export const linkedEnough = 0.9;
