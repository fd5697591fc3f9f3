import * as z from "zod";

/** Which lines of the repository launched something, from a run that records call stacks. */

const count = z.number().int().nonnegative();

const frameSchema = z.object({
  function: z.string(),
  file: z
    .string()
    .nullable()
    .describe(
      "Relative to the repository's root where `own`; else from the package on, or the file's name alone. Of a compiled function its binary. Null: not known.",
    ),
  line: count.nullable(),
  own: z.boolean().describe("True for a file of the repository that is no installed package."),
});

const siteSchema = z.object({
  file: z.string().describe("Of the innermost frame within the repository; relative to its root."),
  line: count.nullable().describe("Null for a compiled function."),
  function: z.string(),
  base: count.nullable().describe("Launches at the same place of base; null where base was not mapped."),
  head: count,
  changed: z
    .boolean()
    .nullable()
    .describe("Whether the line differs between the commits of base and head. Null: not known."),
  frames: z.array(frameSchema).describe("Innermost first: some below the line, itself, and those above it."),
});

export const launchSitesSchema = z.object({
  launches: count.describe("In that run."),
  linkedRatio: z
    .number()
    .describe("The share of them whose stack has a frame within the repository. Below 0.9 no site is named."),
  sites: z
    .array(siteSchema)
    .describe("The likeliest first, at most five: changed lines, then those that launch more than before."),
  layers: z
    .array(z.object({ path: z.array(z.string()), base: count.nullable(), head: count }))
    .describe(
      "NVTX ranges around the launches within the range, outermost first, or around the capture of a CUDA graph's nodes. Most launches first, at most twelve.",
    ),
});

export const graphNodeSchema = z.object({
  kernel: z.string(),
  layer: z.array(z.string()).describe("NVTX ranges that were open when the node was captured, outermost first."),
  base: count,
  head: count,
});

export type LaunchSites = z.infer<typeof launchSitesSchema>;
export type LaunchSite = LaunchSites["sites"][number];
export type SiteFrame = z.infer<typeof frameSchema>;
export type GraphNodeChange = z.infer<typeof graphNodeSchema>;

/** From so many of its launches on their lines stand for all. */
export const linkedEnough = 0.9;
