import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { attribute } from "../../src/analyze/attribute.ts";
import { buildProfile } from "../../src/analyze/build-profile.ts";
import { createFamilyLookup } from "../../src/analyze/families.ts";
import { finish } from "../../src/model/steps.ts";
import { measureReport } from "../../src/analyze/measure-report.ts";
import type { Profile, ProfileKernel, ProfileRange } from "../../src/model/profile/profile.ts";
import { loadFamilies } from "../../src/pipeline/conf.ts";
import { readTrace } from "../../src/parse/nsys-sqlite/read-trace.ts";

/** The simulated workload: the kernels from a real capture of LLM decode on an H100. */
export interface Workload {
  readonly profile: Profile;
  readonly range: ProfileRange;
  readonly kernels: readonly WorkloadKernel[];
}

export interface WorkloadKernel {
  readonly kernel: ProfileKernel;
  readonly launches: number;
  readonly totalNs: number;
  /** Relative spread between the launches in a round. */
  readonly launchSpread: number;
}

const root = new URL("../../", import.meta.url);

/** The recorded decode range of the SDPA model. */
export async function recordedDecode(): Promise<Workload> {
  const directory = mkdtempSync(join(tmpdir(), "llm-profile-bench-"));
  try {
    const path = join(directory, "round.sqlite");
    writeFileSync(
      path,
      gunzipSync(readFileSync(new URL("examples/recordings/llm-decode-sdpa/round-2.sqlite.gz", root))),
    );
    const trace = await readTrace(path);
    const ranges = [{ name: "decode", domain: "" }];
    const profile = buildProfile({
      tool: { name: "llm-profile", version: "0" },
      createdAt: "2026-01-01T00:00:00.000Z",
      source: { repository: null, commit: null, ref: null, dirty: null },
      machine: { driver: null, cuda: null, nsys: null, ncu: null },
      workload: { command: [], exitCode: null },
      isolation: null,
      environment: null,
      attribution: "thread",
      captureMode: null,
      checks: [],
      warnings: [],
      families: loadFamilies(),
      rounds: [
        {
          captures: [
            {
              label: "bench",
              sources: [],
              reports: [
                finish(measureReport(trace, attribute(trace, ranges, "thread"), createFamilyLookup(loadFamilies()))),
              ],
              ranges,
            },
          ],
        },
      ],
    });
    return workloadOf(profile);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The workload of a profile's first range. Throws if the profile has no range. */
export function workloadOf(profile: Profile): Workload {
  const [range] = profile.ranges;
  if (range === undefined) throw new Error("The recording has no range.");
  const kernels = range.kernels.flatMap((kernel) => {
    const [round] = kernel.rounds;
    return round == null
      ? []
      : [{ kernel, launches: round.launches, totalNs: round.totalNs, launchSpread: round.spread }];
  });
  return { profile, range, kernels };
}

/** Changes one kernel's time so that it has exactly this share: the smallest kernel with at least this share, else the largest. */
export function withShare(workload: Workload, share: number): { readonly workload: Workload; readonly kernel: string } {
  const total = workload.kernels.reduce((sum, { totalNs }) => sum + totalNs, 0);
  const sorted = workload.kernels.toSorted((one, other) => other.totalNs - one.totalNs);
  const chosen = sorted.findLast(({ totalNs }) => totalNs >= share * total) ?? sorted[0];
  if (chosen === undefined) throw new Error("The recording has no kernel.");
  const totalNs = Math.round((share / (1 - share)) * (total - chosen.totalNs));
  const kernels = workload.kernels.map((one) => (one === chosen ? { ...one, totalNs } : one));
  return { workload: { ...workload, kernels }, kernel: chosen.kernel.name };
}
