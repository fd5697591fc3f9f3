import { describe, expect, test } from "@jest/globals";
import { figureRules } from "../../../src/analyze/ncu/figures.ts";
import { selectMetrics } from "../../../src/analyze/ncu/metric-groups.ts";
import { UserError } from "../../../src/model/errors.ts";
import { ncuMetricGroups } from "../../../src/pipeline/conf.generated.ts";
import { parseSections } from "../../../src/parse/ncu/listing.ts";
import { ncuText } from "../../fixtures/ncu.ts";

describe("conf/ncu-metrics.yml", () => {
  const groups = ncuMetricGroups;
  const known = new Set(parseSections(ncuText("list-sections.txt")));

  test("every section is one of ncu 2025.3.1", () => {
    for (const { sections } of Object.values(groups.groups))
      for (const section of sections) expect(known).toContain(section);
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
    const memory = ["LaunchStats", "Occupancy", "SpeedOfLight", "MemoryWorkloadAnalysis"];
    expect(sections).toEqual([...memory, "WarpStateStats", "SchedulerStats"]);
  });

  test("an unknown name has its nearest", () => {
    expect(() => selectMetrics(["quik"], groups)).toThrow(UserError);
    expect(() => selectMetrics(["quik"], groups)).toThrow(
      expect.objectContaining({ help: expect.stringContaining("Did you mean quick?") }),
    );
  });
});
