import type { NcuEvidence } from "../../src/gate/evidence.ts";
import { checkNcu } from "../../src/gate/ncu/ncu-gate.ts";
import type { NcuReport, NcuRow } from "../../src/model/ncu/report.ts";
import type { GateExample } from "./gate-examples.ts";

const row: NcuRow = {
  kind: "kernel",
  id: 0,
  line: 6,
  kernel: "_Z4gemmPfS_",
  grid: [16, 1, 1],
  block: [384, 1, 1],
  ranges: [{ name: "decode", domain: "", style: "pushpop" }],
  metrics: new Map([["gpu__time_duration.sum", { value: 4_660, unit: "ns" }]]),
  rules: [],
};
const report: NcuReport = {
  source: "head/ncu/decode/raw.csv",
  messages: [],
  availableKernels: [],
  columns: ["gpu__time_duration.sum", "dram__bytes.sum"],
  rows: [row],
  warnings: [],
};
const end: Extract<NcuEvidence["end"], { kind: "known" }> = {
  kind: "known",
  outcome: "exited",
  exitCode: 0,
  seconds: 20,
  allowed: [0],
  timeLimitSeconds: 1800,
};
const evidence: NcuEvidence = {
  label: "ncu, decode",
  end,
  output: "",
  report,
  mode: "kernel",
  includes: ["decode/"],
  ranges: [],
  askedMetrics: [],
  presetMetrics: [],
  selectedKernels: ["_Z4gemmPfS_"],
  sections: [],
  sets: [],
};

function example(id: string, change: Partial<NcuEvidence>): GateExample {
  return { id, error: checkNcu({ ...evidence, ...change }) };
}

function withoutRows(...said: readonly string[]): NcuReport {
  return { ...report, rows: [], messages: said.map((text, index) => ({ level: "warning", text, line: index + 1 })) };
}

/** Every failure that the gate's own rules find in an ncu run, in the order of the rules. */
export const ncuExamples: readonly GateExample[] = [
  example("ncu-not-started", {
    end: { ...end, outcome: "not-started", exitCode: null },
    output: "Couldn't start setpriv in /workspace: spawn setpriv ENOENT",
  }),
  example("ncu-interrupted", { end: { ...end, outcome: "stopped", exitCode: 130 } }),
  example("ncu-section-unknown", {
    end: { ...end, exitCode: 1 },
    report: withoutRows(),
    output: "==ERROR== Option '--section SpeedOfLigth' did not match any section.",
    sections: ["SpeedOfLight"],
  }),
  example("ncu-failed", { end: { ...end, exitCode: 9 }, output: "" }),
  example("ncu-kernel-filter", {
    report: { ...withoutRows("No kernels were profiled."), availableKernels: ["gemm"] },
  }),
  example("ncu-no-slash", {
    includes: ["decode"],
    report: withoutRows(
      "No kernels were profiled.",
      "The given NVTX include expressions match only start/end ranges. To match push/pop ranges, add a slash.",
    ),
  }),
  example("ncu-range-not-seen", {
    includes: ["decoder/"],
    report: withoutRows(
      "No kernels were profiled.",
      "The given NVTX include expressions match only push/pop ranges. To match start/end ranges, leave the slash out.",
    ),
  }),
  example("ncu-no-rows", { includes: [], report: withoutRows("No kernels were profiled.") }),
  example("ncu-metric-missing", { askedMetrics: ["dram__byte.sum"] }),
  example("ncu-range-missing", {
    mode: "range",
    ranges: [
      { name: "prefill", domain: "" },
      { name: "decode", domain: "" },
    ],
  }),
  example("ncu-kernel-missing", { selectedKernels: ["_Z4gemmPfS_", "_Z4copyPfS_"] }),
];
