import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { findRangeFindings } from "../../src/analyze/findings/find.ts";
import { readFigures } from "../../src/analyze/ncu/figures.ts";
import { emptyRound } from "../../src/model/profile/profile-values.ts";
import type { ProfileRange } from "../../src/model/profile/profile.ts";
import type { NcuRow, NcuRule } from "../../src/model/ncu/report.ts";
import { parseNcuCsv } from "../../src/parse/ncu/csv.ts";
import { addNcuDetails } from "../../src/parse/ncu/details.ts";

/** One recorded launch with our findings and the advice of ncu's own rules. */
export interface RuleComparison {
  readonly kernel: string;
  readonly grid: string;
  readonly ours: readonly string[];
  readonly theirs: readonly Pick<NcuRule, "rule" | "speedup" | "text">[];
}

/** The launches recorded with `ncu --set full` on an H200, each treated as its range's only kernel. */
export function ruleComparison(): RuleComparison[] {
  const report = addNcuDetails(
    parseNcuCsv(recorded("full_raw.csv.gz"), "raw.csv"),
    recorded("full_details.csv.gz"),
    "details.csv",
  );
  return report.rows.map((row) => ({
    kernel: /(\w+)</.exec(row.kernel.replace("void unnamed>::", ""))?.[1] ?? row.kernel,
    grid: row.grid?.join("×") ?? "",
    ours: findRangeFindings(rangeOf(row)).flatMap(({ id, kernel }) => (kernel === null ? [] : [id])),
    theirs: row.rules.filter(({ type }) => type === "optimization"),
  }));
}

function recorded(name: string): string {
  const url = new URL(`../../__tests__/fixtures/recorded/ncu-2025.3.1/${name}`, import.meta.url);
  return gunzipSync(readFileSync(url)).toString("utf8");
}

function rangeOf(row: NcuRow): ProfileRange {
  const totalNs = Number(row.metrics.get("gpu__time_duration.sum")?.value);
  const round = { launches: 1, totalNs, medianNs: totalNs, minNs: totalNs, maxNs: totalNs, spread: 0 };
  const rounds = [{ ...round, busyNs: null, exclusiveNs: null, firstNs: null, otherThreadLaunches: 0 }];
  const shape = {
    mangled: row.kernel,
    grid: tuple(row.grid),
    block: tuple(row.block),
    registersPerThread: 0,
  };
  const variant = { ...shape, staticSharedBytes: 0, dynamicSharedBytes: 0, localBytesPerThread: 0, rounds };
  const sample = { variant: 0, id: row.id, figures: readFigures(row), roofline: null, rules: [] };
  return {
    name: "recorded",
    domain: "",
    skippedInstances: 0,
    rounds: [{ ...emptyRound, instances: 1, kernelNs: totalNs, gpuBusyNs: totalNs, launches: 1 }],
    families: [],
    kernels: [{ name: row.kernel, shortName: row.kernel, family: "other", rounds, variants: [variant], ncu: [sample] }],
    operators: [],
    operatorsLeftOut: 0,
    ncu: null,
    findings: [],
  };
}

function tuple(dimensions: NcuRow["grid"]): [number, number, number] {
  const [x, y, z] = dimensions ?? [0, 0, 0];
  return [x, y, z];
}
