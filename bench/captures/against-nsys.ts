import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { Profile } from "../../src/model/profile/profile.ts";

const rowSchema = z.object({
  "Total Time (ns)": z.coerce.number(),
  "Med (ns)": z.coerce.number(),
  "Min (ns)": z.coerce.number(),
  "Max (ns)": z.coerce.number(),
});
const kernelRow = rowSchema.extend({ Name: z.string(), Instances: z.coerce.number() });
const rangeRow = rowSchema.extend({
  "NVTX Range": z.string(),
  "Kernel Name": z.string(),
  "Kern Inst": z.coerce.number(),
});

type Figures = readonly [launches: number, total: number, median: number, min: number, max: number];

/**
 * Compares every figure of `cuda_gpu_kern_sum` and `nvtx_kern_sum` with a profile of one round. Every kernel must belong to one of the
 * profile's ranges, and each range must be on one thread. Returns a line per difference. Shares no code with the gate, which makes the
 * same comparison in every run.
 */
export function differences(profile: Profile, kernelSummary: string, rangeSummary: string): string[] {
  const ours = new Map<string, Figures>();
  for (const { name, kernels } of profile.ranges)
    for (const kernel of kernels) {
      const [round] = kernel.rounds;
      if (round == null) continue;
      const figures = [round.launches, round.totalNs, round.medianNs, round.minNs, round.maxNs] as const;
      ours.set(`${name}: ${kernel.name}`, figures);
    }
  const byRange = new Map(
    rows(rangeSummary, rangeRow).map((row): [string, Figures] => [
      // nsys 2025 puts the domain and a colon before the name. The default domain is empty.
      `${row["NVTX Range"].replace(/^:/, "")}: ${row["Kernel Name"]}`,
      [row["Kern Inst"], ...times(row)],
    ]),
  );
  const [only] = profile.ranges;
  const byKernel = new Map(
    rows(kernelSummary, kernelRow).map((row): [string, Figures] => [
      `${only?.name ?? ""}: ${row.Name}`,
      [row.Instances, ...times(row)],
    ]),
  );
  return [
    ...unequal("nvtx_kern_sum", ours, byRange),
    ...(profile.ranges.length === 1 ? unequal("cuda_gpu_kern_sum", ours, byKernel) : []),
  ];
}

function unequal(what: string, ours: ReadonlyMap<string, Figures>, theirs: ReadonlyMap<string, Figures>): string[] {
  if (theirs.size === 0) return [`${what}: nsys has no row`];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) => {
    const [one, other] = [ours.get(key), theirs.get(key)].map((figures) => figures?.join(", ") ?? "none");
    return one === other ? [] : [`${what}, ${key}: ours ${String(one)}; nsys ${String(other)}`];
  });
}

function times(row: z.infer<typeof rowSchema>): [total: number, median: number, min: number, max: number] {
  return [row["Total Time (ns)"], row["Med (ns)"], row["Min (ns)"], row["Max (ns)"]];
}

function rows<T>(path: string, schema: z.ZodType<T>): T[] {
  return z.array(schema).parse(parse(readFileSync(path, "utf8"), { columns: true }));
}
