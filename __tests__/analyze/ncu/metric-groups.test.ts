import { describe, expect, test } from "@jest/globals";
import { figureRules } from "../../../src/analyze/ncu/figures.ts";
import { parseNcuMetrics, selectMetrics } from "../../../src/analyze/ncu/metric-groups.ts";
import { UserError } from "../../../src/errors.ts";
import { parseSections } from "../../../src/parse/ncu-listing.ts";
import { ncuText } from "../../fixtures/ncu.ts";
import { repositoryText } from "../../fixtures/recorded.ts";

describe("conf/ncu-metrics.yml", () => {
  const groups = parseNcuMetrics(repositoryText("conf/ncu-metrics.yml"));
  const known = new Set(parseSections(ncuText("list-sections.txt")).map(({ id }) => id));

  test("every section is one of ncu 2025.3.1", () => {
    for (const { sections } of groups.groups.values()) for (const section of sections) expect(known).toContain(section);
  });

  test("the presets of the configuration are there", () => {
    expect([...groups.presets.keys()]).toEqual(["quick", "speed-of-light", "roofline", "memory", "full"]);
  });

  test("quick is what fits into one pass on an H100: nothing of the expensive throughputs and hit rates", () => {
    expect(selectMetrics(["quick"], groups)).toMatchObject({
      sections: ["LaunchStats", "Occupancy"],
      metrics: [
        "gpu__time_duration.sum",
        "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed",
        "dram__bytes.sum.per_second",
        "sm__inst_executed.avg.pct_of_peak_sustained_elapsed",
        "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_elapsed",
      ],
    });
  });

  test("speed-of-light is launch statistics, occupancy and the section of that name", () => {
    expect(selectMetrics(["speed-of-light"], groups)).toMatchObject({
      sections: ["LaunchStats", "Occupancy", "SpeedOfLight"],
      metrics: [],
    });
  });

  test("full collects what every figure needs", () => {
    const { sections, metrics } = selectMetrics(["full"], groups);
    for (const { key, section, from } of figureRules) {
      if (key === "excessSectorsPct") {
        expect(metrics).toContain("memory_l2_theoretical_sectors_global_ideal");
        continue;
      }
      const direct = Array.isArray(from) && from.some((metric: string) => metrics.includes(metric));
      expect(sections.includes(section) || direct || section === "(always collected)").toBe(true);
    }
  });

  test("names add up, each section once; of one name the preset is meant", () => {
    const { sections } = selectMetrics(["memory", "stalls", "speed-of-light"], groups);
    expect(sections).toEqual([
      ...["LaunchStats", "Occupancy", "SpeedOfLight", "MemoryWorkloadAnalysis"],
      ...["WarpStateStats", "SchedulerStats"],
    ]);
  });

  test("an unknown name has its nearest", () => {
    expect(() => selectMetrics(["quik"], groups)).toThrow(UserError);
    expect(() => selectMetrics(["quik"], groups)).toThrow(
      expect.objectContaining({ help: expect.stringContaining("Did you mean quick?") }),
    );
  });
});

test.each([
  ["no YAML", "groups: [", /./],
  ["another key", "groups: {}\npresets: {}\nmore: 1", /more/],
  ["an empty group", "groups: {a: {describes: x}}\npresets: {}", /The group a holds neither/],
  ["an unknown member", "groups: {}\npresets: {p: [b]}", /The preset p names the group b, which does not exist/],
  [
    "a preset that hides a group",
    "groups: {a: {describes: x, sections: [S]}, b: {describes: x, sections: [T]}}\npresets: {a: [b]}",
    /The preset a does not hold the group of its name/,
  ],
  ["a section that is an argument", "groups: {a: {describes: x, sections: ['--set full']}}\npresets: {}", /sections/],
])("refused: %s", (_case, text, why) => {
  expect(() => parseNcuMetrics(text, "my.yml")).toThrow(
    expect.objectContaining({ where: "my.yml", why: expect.stringMatching(why) }),
  );
});
