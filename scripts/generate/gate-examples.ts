import type { Diagnostic } from "../../src/model/diagnostic.ts";
import type { CaptureEvidence, CommandEnd, ObservedCapture, ObservedRange } from "../../src/gate/evidence.ts";
import { checkMetrics } from "../../src/gate/metrics/metrics-gate.ts";
import { checkProcess } from "../../src/gate/process-gate.ts";
import { checkContents, checkSums } from "../../src/gate/trace-gate.ts";
import { explainUnseen } from "../../src/gate/unseen-range.ts";
import type { RangeSpec, SeenRange } from "../../src/model/reports/range.ts";

/** A failure that the gate itself finds, with the actual error as an example. */
export interface GateExample {
  readonly id: string;
  readonly error: Diagnostic | null;
}

const success: Extract<CommandEnd, { kind: "known" }> = {
  kind: "known",
  outcome: "exited",
  exitCode: 0,
  seconds: 20,
  allowed: [0],
  timeLimitSeconds: 1800,
};
const decode: RangeSpec = { text: "decode", message: "decode", domain: null, glob: false, instances: null, skip: 0 };
const evidence: CaptureEvidence = {
  label: "round 1, decode",
  gate: { kind: "nvtx", range: decode, instances: 1 },
  end: success,
  output: "generation 1: 32 tokens in 0.2 s",
  reports: [{ name: "report.nsys-rep", bytes: 412_000 }],
  rawLeft: [],
  imports: [],
};
const processError = (change: Partial<CaptureEvidence>): Diagnostic | null => checkProcess({ ...evidence, ...change });

const range: ObservedRange = {
  name: "decode",
  domain: "",
  instances: 1,
  areRanks: true,
  unfinished: 0,
  kernels: 5744,
  graphLaunches: 0,
  graphLaunchesWithoutWork: 0,
  lostKernels: 0,
  lostGraphLaunches: 0,
  cutGraphLaunches: 0,
};
const capture: Omit<ObservedCapture, "wanted"> = {
  label: "round 1, decode",
  end: success,
  importErrors: [],
  diagnostics: [],
  output: "",
  hasCudaApi: true,
  graphTrace: "Node",
  hasGraphKernels: false,
  totalKernels: 5744,
  seen: [],
  all: null,
  unmeasured: [],
  gated: true,
  requireKernels: true,
  mayLoseKernels: false,
  argv: [],
};
const contentsError = (change: Partial<ObservedRange>, ofCapture: Partial<ObservedCapture> = {}): Diagnostic | null =>
  checkContents({ ...capture, wanted: [{ spec: decode, ranges: [{ ...range, ...change }] }], ...ofCapture });

const seen = (name: string): SeenRange => ({
  name,
  domain: "",
  style: "pushpop",
  instances: 1,
  registered: false,
});
const unseen = (name: string, discovered: readonly string[], registeredStringsOnly: boolean): Diagnostic | null => {
  const spec = { ...decode, text: name, message: name };
  const error = processError({
    label: `round 1, ${name}`,
    gate: { kind: "nvtx", range: spec, instances: 1 },
    reports: [],
  });
  return error === null ? null : explainUnseen(error, spec, discovered.map(seen), { registeredStringsOnly, argv: [] });
};

/** Every failure that the gate's own rules find, in the order of the rules. */
export const gateExamples: readonly GateExample[] = [
  {
    id: "not-started",
    error: processError({
      end: { ...success, outcome: "not-started", exitCode: null },
      output: "Couldn't start setpriv in /workspace: spawn setpriv ENOENT",
    }),
  },
  {
    id: "time-limit",
    error: processError({
      end: { ...success, outcome: "timed-out", exitCode: 137, atLimit: { kind: "program", names: ["python3"] } },
      output: "Serving on port 8000",
    }),
  },
  {
    id: "nsys-hung",
    error: processError({
      end: { ...success, outcome: "timed-out", exitCode: 137, atLimit: { kind: "profiler", seconds: 600 } },
      output: "Generating '/scratch/nsys-report-76fa.qdstrm'",
    }),
  },
  {
    id: "workload-failed",
    error: processError({ end: { ...success, exitCode: 7 }, output: "ValueError: steps must be positive" }),
  },
  { id: "range-not-seen", error: unseen("decoder", ["bench", "prefill", "decode"], false) },
  { id: "range-not-registered", error: unseen("decode", ["prefill", "decode"], true) },
  {
    id: "profiler-api-not-called",
    error: processError({ gate: { kind: "cudaProfilerApi", instances: 1 }, reports: [] }),
  },
  { id: "no-report", error: processError({ gate: { kind: "none" }, reports: [] }) },
  { id: "report-empty", error: processError({ reports: [{ name: "report.nsys-rep", bytes: 0 }] }) },
  {
    id: "instances-missing",
    error: processError({
      gate: { kind: "nvtx", range: decode, instances: 3 },
      reports: [1, 2].map((instance) => ({ name: `report.${instance}.nsys-rep`, bytes: 412_000 })),
    }),
  },
  { id: "range-unfinished", error: contentsError({ unfinished: 1 }) },
  { id: "range-repeated", error: contentsError({ instances: 2, areRanks: false }, { gated: true }) },
  {
    id: "graph-not-traced",
    error: contentsError(
      { kernels: 0, graphLaunches: 16, graphLaunchesWithoutWork: 16 },
      { totalKernels: 0, graphTrace: "Graph" },
    ),
  },
  { id: "kernels-lost", error: contentsError({ lostKernels: 12 }) },
  { id: "no-kernels", error: contentsError({ kernels: 0 }, { totalKernels: 0 }) },
  { id: "kernels-outside-range", error: contentsError({ kernels: 0 }) },
  {
    id: "sums-differ",
    error: checkSums("round 1, decode", "cuda_gpu_kern_sum", {
      equal: false,
      differences: ["void step_kernel(float *): 4464 ns in the report, 4465 ns by nsys"],
    }),
  },
  {
    id: "metrics-client-failed",
    error: checkMetrics(
      { failures: { kind: "request", failed: 3, asked: 64, said: "Internal Server Error" } },
      "untraced run 1, bench.json",
    ),
  },
];
