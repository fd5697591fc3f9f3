import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import * as z from "zod";
import { figureRules, readFigures } from "../../../src/analyze/ncu/figures.ts";
import { ncuMetricGroups } from "../../../src/pipeline/conf.generated.ts";
import { buildRoofline } from "../../../src/analyze/ncu/roofline.ts";
import { ncuRow } from "../../fixtures/ncu.ts";
import { repositoryPath, repositoryText } from "../../fixtures/recorded.ts";

/** NVIDIA's own lists of what every chip from Turing on counts; scripts/chip-metrics.py makes the file. */
const { chips, without, tensor } = z
  .strictObject({
    source: z.string(),
    chips: z.array(z.string()),
    without: z.record(z.string(), z.array(z.string())),
    tensor: z.array(z.strictObject({ chips: z.array(z.string()), metrics: z.array(z.string()) })),
  })
  .parse(JSON.parse(repositoryText("__tests__/fixtures/chip-metrics.json")));

/** Their memory is the host's, too, and none of their counters is of DRAM alone. */
const sharedMemory = ["GA10B", "GB10B", "GB10C", "GB20B", "GB20C"];

/** What ncu computes itself, or reads of the launch and the machine code. */
const ofNcuItself =
  /^(launch|derived|memory|profiler|sass|device)_|^sm__maximum_warps_per_active_cycle_pct$|^smsp__average_warps?_\w+_per_issue_active/;

const baseOf = (metric: string): string => metric.split(".")[0] ?? metric;

function hasMetric(chip: string, metric: string): boolean {
  return ofNcuItself.test(metric) || without[baseOf(metric)]?.includes(chip) === false;
}

/** The chips that have none of these. */
function chipsWithout(metrics: readonly string[]): string[] {
  return chips.filter((chip) => !metrics.some((metric) => hasMetric(chip, metric)));
}

const metrics = Object.values(ncuMetricGroups.groups).flatMap((group) => group.metrics);

test.each(metrics.map((names) => [names.join(" or "), names] as const))("finds %s on any chip", (_, names) => {
  const ofMemory = names.every((name) => name.includes("dram__") || name.includes("_dram_"));
  expect(chipsWithout(names)).toEqual(ofMemory ? sharedMemory : []);
});

describe("a figure on every chip", () => {
  const direct = figureRules.flatMap(({ key, from }) => (typeof from === "function" ? [] : [[key, from] as const]));

  test.each(direct)("has one of its metrics: %s", (key, from) => {
    expect(chipsWithout(from)).toEqual(key === "dramThroughputPct" ? sharedMemory : []);
  });

  test("reads device memory bytes under each chip's metric names", () => {
    const names = ["read", "write", "op_read", "op_write"].map((name) => `dram__bytes_${name}.sum`);
    for (const chip of chips) {
      const own = names.filter((name) => hasMetric(chip, name));
      const row = ncuRow({}, Object.fromEntries(own.map((name) => [name, [100, "byte"]])));
      expect([chip, readFigures(row)["dramBytes"]?.value]).toEqual([
        chip,
        sharedMemory.includes(chip) ? undefined : 200,
      ]);
    }
  });
});

test.each(tensor.map(({ chips: own, metrics }) => [own.join(), metrics] as const))(
  "makes one roofline point per tensor input type of %s",
  (_, metrics) => {
    const rates = metrics.map((name) => [`${name}.sum.per_second`, [1e12, ""]] as const);
    const row = ncuRow({}, Object.fromEntries([["dram__bytes.sum.per_second", [1e12, "byte/s"]], ...rates]));
    const found = buildRoofline(row)?.points.map(({ precision }) => precision) ?? [];
    expect(new Set(found).size).toBe(found.length);
    for (const precision of found) expect(precision).toMatch(/^tensor-(fp|bf|tf|int)\d+(_(fp|bf|tf)\d+)*(-sparse)?$/);
    expect(found.length > 0).toBe(metrics.length > 0);
  },
);

test("reads no metric that the lists don't contain", () => {
  const folder = "src/analyze/ncu";
  const files = readdirSync(repositoryPath(folder)).map((name) => join(folder, name));
  const used = ["conf/ncu-metrics.yml", ...files].flatMap(
    (file) => repositoryText(file).match(/(?<=["`\s[])[a-z0-9]+__\w+(?=\.\w|["`])/g) ?? [],
  );
  const unknown = [...new Set(used)].filter((name) => !ofNcuItself.test(name) && without[name] === undefined);
  expect(unknown).toEqual([]);
});
