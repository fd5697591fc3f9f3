import { expect, test } from "@jest/globals";
import type { ProfileRange } from "../../src/model/profile/profile.ts";
import { repositoryText } from "../fixtures/recorded.ts";
import { recordingsWithKernels } from "../fixtures/recordings.ts";
import { profileOf } from "./support/analyze.ts";

/** Of `full` and `resnet_full` the import lost events: they are refused. */
const real = recordingsWithKernels.filter(([path]) => !/full$/.test(path));

/** A summary of nsys as `key: [launches, total time]`, read without any of our parsers. Only the last column may hold commas. */
function summary(
  csv: string,
  key: (cells: readonly string[]) => string,
  launches: number,
  totalNs: number,
): Map<string, readonly [number, number]> {
  const [header = "", ...rows] = csv.trim().split("\n");
  const columns = header.split(",").length;
  return new Map(
    rows.map((row) => {
      const cells = row.split(",");
      const name = cells
        .slice(columns - 1)
        .join(",")
        .replace(/^"(.*)"$/, "$1")
        .replaceAll('""', '"');
      return [key([...cells.slice(0, columns - 1), name]), [Number(cells[launches]), Number(cells[totalNs])]];
    }),
  );
}

/** The same of a range of ours. */
function sums(range: ProfileRange | undefined): Map<string, readonly [number, number]> {
  return new Map(
    range?.kernels.map(({ name, rounds }) => [name, [rounds[0]?.launches ?? 0, rounds[0]?.totalNs ?? 0]] as const),
  );
}

test.each(real)("matches nsys's sums exactly: %s: %d launches, %d ns", async (path, launches, totalNs) => {
  const profile = await profileOf([`${path}.sqlite.gz`]);
  const [range, ...more] = profile.ranges;
  // Each of these captures was gated by its one range, so that all kernels are in it.
  expect(more).toEqual([]);
  expect(range?.rounds).toMatchObject([{ launches, kernelNs: totalNs }]);
  expect(profile.rounds).toMatchObject([{ outside: { launches: 0, kernelNs: 0 } }]);
  const kernels = summary(repositoryText(`${path}_cuda_gpu_kern_sum.csv`), (cells) => cells.at(-1) ?? "", 2, 1);
  expect(sums(range)).toEqual(kernels);
  // 2025.3 writes the default domain as an empty text before a colon.
  const ranges = summary(
    repositoryText(`${path}_nvtx_kern_sum.csv`),
    (cells) => `${cells[0]?.replace(/^:/, "")} ${cells.at(-1)}`,
    5,
    6,
  );
  expect(new Map([...sums(range)].map(([name, figures]) => [`${range?.name} ${name}`, figures]))).toEqual(ranges);
  expect(profile.checks.map(({ state }) => state)).toEqual(["held", "held"]);
});
