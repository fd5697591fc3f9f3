import { expect, test } from "@jest/globals";
import { summarizeWallTimes } from "../../../src/model/profile/wall-figures.ts";

/** By counting: the smallest of them that at least 90% do not exceed. */
function p90(values: readonly number[]): number {
  const reaches = values.filter((one) => values.filter((other) => other <= one).length * 10 >= values.length * 9);
  return Math.min(...reaches);
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN) + (sorted[Math.floor(sorted.length / 2)] ?? NaN)) / 2;
}

test.each([
  { name: "one instance per process", processes: [[51.3], [60.2], [70.1], [75.0], [75.2], [90.4], [99.9], [108.4]] },
  { name: "several instances per process", processes: [[3, 1, 2], [90, 80], [7], [5, 6, 4, 200]] },
  { name: "more than ten in a process", processes: [Array.from({ length: 23 }, (_, index) => (index * 7) % 23), [4]] },
  { name: "one", processes: [[5]] },
])("takes p90 and minimum from all instances, and the median from the processes' medians: $name", ({ processes }) => {
  const all = processes.flat();
  const middles = processes.map((times) => middleOf(times));
  expect(summarizeWallTimes(processes)).toMatchObject({
    ...{ p90Ns: p90(all), minNs: Math.min(...all), processes: processes.length, instances: all.length },
    medianNs: expect.closeTo(middleOf(middles), 9),
  });
});
