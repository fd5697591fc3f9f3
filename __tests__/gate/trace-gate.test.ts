import { describe, expect, test } from "@jest/globals";
import { quoteDiagnostics } from "../../src/gate/nsys-lines.ts";
import { checkContents, warnAboutContents } from "../../src/gate/trace-gate.ts";
import { listAnalyzedRanges, type ObservedCapture, type ObservedRange } from "../../src/gate/evidence.ts";
import type { NsysDiagnostic } from "../../src/model/reports/trace.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";
import { described } from "./support/described.ts";
import { seenRange } from "../support/seen-range.ts";

const spec = parseRange("decode", null);
const decode: ObservedRange = {
  name: "decode",
  domain: "",
  instances: 1,
  areRanks: true,
  unfinished: 0,
  kernels: 180,
  graphLaunches: 0,
  graphLaunchesWithoutWork: 0,
  lostKernels: 0,
  lostGraphLaunches: 0,
  cutGraphLaunches: 0,
};
const good: ObservedCapture = {
  label: "round 1, decode",
  end: { kind: "known", outcome: "exited", exitCode: 0, seconds: 3, allowed: [0], timeLimitSeconds: null },
  importErrors: [],
  diagnostics: [],
  output: "",
  hasCudaApi: true,
  graphTrace: "Node",
  hasGraphKernels: false,
  totalKernels: 180,
  seen: [seenRange("decode")],
  wanted: [{ spec, ranges: [decode] }],
  all: null,
  unmeasured: [],
  gated: true,
  requireKernels: true,
  mayLoseKernels: false,
  argv: ["python3", "bench.py"],
};
const hidden: Partial<ObservedRange> = { graphLaunches: 20, graphLaunchesWithoutWork: 20 };
const withRange = (change: Partial<ObservedRange>): Partial<ObservedCapture> => ({
  wanted: [{ spec, ranges: [{ ...decode, ...change }] }],
});

const graphsBeside = withRange({ ...hidden, kernels: 20 });
const noKernels = { ...withRange({ kernels: 0 }), totalKernels: 0 };
const unseen = (text: string): Partial<ObservedCapture> => ({ wanted: [{ spec: parseRange(text, null), ranges: [] }] });
const fourOf = (range: ObservedRange): Partial<ObservedCapture> => ({
  gated: false,
  wanted: [{ spec: { ...spec, instances: 4 }, ranges: [range] }],
});

const usual: readonly NsysDiagnostic[] = [
  { severity: "warning", text: "Not all NVTX events might have been collected." },
  { severity: "warning", text: "Not all CUDA events might have been collected." },
];
const subscribers: NsysDiagnostic = {
  severity: "error",
  text: "Subscribe returned 39: CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED",
};
const noDriver = { ...noKernels, output: "RuntimeError: Found no NVIDIA driver on your system." };
const newerDriver: NsysDiagnostic = {
  severity: "warning",
  text: "Installed CUDA driver version (13.3) is not supported by this build of Nsight Systems.",
};
const unrelated = { ...withRange({ kernels: 0 }), diagnostics: [newerDriver] };
const oldNsys = { ...noKernels, diagnostics: [...usual, newerDriver] };
const otherProfiler = { ...noKernels, diagnostics: [...usual, subscribers] };
const noCupti = {
  ...withRange({ kernels: 0, lostKernels: 7 }),
  totalKernels: 0,
  output: "1\n[W] CUPTI_ERROR_UNKNOWN (999)",
};

describe("checkContents", () => {
  test.each<[string, Partial<ObservedCapture>, string, RegExp]>([
    [
      "import errors",
      { importErrors: ["x\n = Unknown runtime API function index: 468"] },
      "import-damaged",
      /index: 468/,
    ],
    ["a misspelled range", unseen("decod"), "range-not-seen", /Did you mean decode\?/],
    ["a trace without NVTX ranges", { ...unseen("decode"), seen: [] }, "range-not-seen", /0\.2\.12/],
    ["a range of several threads", withRange({ instances: 2, areRanks: false }), "range-repeated", /occurs 2 times/],
    ["an unfinished range", withRange({ unfinished: 1 }), "range-unfinished", /1 of 1 instance of/],
    [
      "a range that one rank hasn't left",
      withRange({ instances: 2, unfinished: 1 }),
      "range-unfinished",
      /another rank /,
    ],
    ["whole graphs", { ...withRange({ kernels: 0, ...hidden }), graphTrace: "Graph" }, "graph-not-traced", /^The .*20/],
    ["whole graphs beside kernels", { ...graphsBeside, graphTrace: "Graph" }, "graph-not-traced", /trace to node/],
    ["CUDA graphs traced in an unknown way", { ...graphsBeside, graphTrace: null }, "graph-not-traced", /probably/],
    ["a graph without the requested nodes", withRange({ kernels: 0, ...hidden }), "graph-not-traced", /newer nsys/],
    ["kernels launched elsewhere", withRange({ kernels: 0 }), "kernels-outside-range", /180 kernels/],
    ["no CUDA call", { ...noKernels, hasCudaApi: false }, "no-kernels", /no CUDA call/],
    ["another profiler", otherProfiler, "cupti-subscribers", /Another profiler[^]*why: +nsys says: error: Subscribe/],
    ["a driver that is newer than nsys", oldNsys, "nsys-older-than-driver", /why: +nsys says: warning: Installed CUDA/],
    [
      "launches without kernels, and a CUPTI error",
      noCupti,
      "cupti-failed",
      /lacks 7 kernels [^]*why: .*\[W\] CUPTI_ERROR_UNKNOWN/,
    ],
    ["no kernel, because the program found no GPU", noDriver, "device-mismatch", /Found no NVIDIA driver/],
    ["an unrelated message", unrelated, "kernels-outside-range", /Installed CUDA driver.*\n.*180 kernels/],
    ["kernels that hadn't run yet", withRange({ lostKernels: 7 }), "kernels-lost", /7 kernels .*synchronize/s],
    ["graphs that hadn't run yet", withRange({ lostGraphLaunches: 17 }), "kernels-lost", /lacks 17 CUDA graphs/],
    ["kernels and graphs", withRange({ lostKernels: 7, lostGraphLaunches: 1 }), "kernels-lost", /7 .* and 1 CUDA/],
    ["a graph that hadn't ended yet", withRange({ cutGraphLaunches: 1 }), "kernels-lost", /lacks some kernels of/],
    ["too few instances inside an enclosing range", fourOf(decode), "instances-missing", /1 time; you asked for 4/],
    ["too many instances", fourOf({ ...decode, instances: 5 }), "instances-missing", /5 times; you asked for 4/],
    ["an empty report", { ...noKernels, end: { kind: "unknown" } }, "no-kernels", /exit code is unknown/],
  ])("explains an unusable trace: %s", (_name, change, id, message) => {
    const error = checkContents({ ...good, ...change });
    expect(error?.id).toBe(id);
    expect(described(error)).toMatch(message);
  });

  test.each<[string, Partial<ObservedCapture>]>([
    ["kernels", {}],
    ["no kernels if they aren't required", { ...withRange({ kernels: 0 }), requireKernels: false }],
    ["kernels and graphs with only host functions", graphsBeside],
    ["kernels and graphs with only copies", { ...withRange({ graphLaunches: 20, kernels: 20 }), graphTrace: null }],
    [
      "an empty graph in a range, beside graphs with kernels",
      { wanted: [], all: [decode, { ...decode, ...hidden, kernels: 0 }], hasGraphKernels: true },
    ],
    ["one instance per rank", withRange({ instances: 2 })],
    ["any number of instances if it gates nothing", { gated: false, ...withRange({ instances: 2, areRanks: false }) }],
  ])("accepts a range with %s", (_name, change) => {
    expect(checkContents({ ...good, ...change })).toBeNull();
  });

  test("gives no cause if the numbers explain it", () => {
    expect(checkContents({ ...good, ...fourOf(decode) })?.why).toBeNull();
  });
});

describe("checkContents without named ranges", () => {
  const analyzing = (...all: ObservedRange[]): ObservedCapture => ({ ...good, wanted: [], all });

  test("requires kernels in one range", () => {
    const idle = { ...decode, name: "idle", kernels: 0 };
    expect(checkContents(analyzing(idle, decode))).toBeNull();
    const none = checkContents({ ...analyzing(idle), totalKernels: 0 });
    expect(none).toMatchObject({ id: "no-kernels", what: expect.stringContaining("idle") });
    expect(none?.why).toContain("has CUDA calls");
    expect(checkContents({ ...analyzing(idle), totalKernels: 0, hasCudaApi: false })?.why).toContain("no CUDA calls");
    expect(checkContents({ ...analyzing({ ...idle, ...hidden }), graphTrace: "Graph" })?.id).toBe("graph-not-traced");
  });

  test("requires all kernels of each range", () => {
    const lossy = { ...decode, name: "prefill", lostKernels: 323 };
    expect(checkContents(analyzing(decode, lossy))).toMatchObject({
      id: "kernels-lost",
      what: expect.stringMatching(/323 kernels .* prefill/),
    });
    expect(checkContents({ ...analyzing(lossy), requireKernels: false })).toBeNull();
  });

  test("only warns about lost kernels if the result passes nothing", () => {
    const lossy = { ...decode, name: "prefill", lostKernels: 1 };
    const shown: ObservedCapture = { ...analyzing(decode, lossy), mayLoseKernels: true };
    expect(checkContents(shown)).toBeNull();
    expect(warnAboutContents(shown)).toEqual([expect.stringContaining("prefill (1 kernel)")]);
    expect(checkContents({ ...shown, all: [{ ...lossy, kernels: 0 }], totalKernels: 0 })?.id).toBe("kernels-lost");
  });

  test("leaves out ranges that never ended, unless all others are gone", () => {
    const open = { ...decode, name: "bench", unfinished: 1, lostKernels: 3 };
    expect(checkContents(analyzing(open, decode))).toBeNull();
    expect(listAnalyzedRanges(analyzing(open, decode))).toEqual([decode]);
    const none = analyzing(open, { ...open, name: "step" });
    expect(listAnalyzedRanges(none)).toEqual([]);
    expect(checkContents(none)).toMatchObject({
      id: "range-unfinished",
      what: expect.stringContaining("bench"),
      help: expect.stringContaining("range_pop"),
    });
  });
});

test("quoteDiagnostics lists errors first, repeated messages once, and the usual message last", () => {
  const started: NsysDiagnostic = { severity: "warning", text: "CUDA profiling might have\nnot been started." };
  const diagnostics: NsysDiagnostic[] = [
    ...usual,
    ...Array<NsysDiagnostic>(24).fill(started),
    { severity: "error", text: "no \u001b[31mspace" },
  ];
  expect(quoteDiagnostics(diagnostics, 3)).toEqual([
    "nsys says: error: no \ufffd[31mspace",
    "nsys says: warning: CUDA profiling might have not been started. (24 times)",
    "nsys says: warning: Not all NVTX events might have been collected.",
    "nsys says 1 more warning.",
  ]);
});

describe("warnings about contents", () => {
  const unmeasured = Array.from({ length: 20 }, (_, index) => ({ name: `step ${String(index)}`, domain: "" }));
  const emptyGraph = { ...decode, graphLaunches: 20, graphLaunchesWithoutWork: 1 };
  test.each<[string, Partial<ObservedCapture>, RegExp[]]>([
    ["nothing for a good capture", {}, []],
    ["ranges that were too many to measure", { all: [decode], unmeasured }, [/20 NVTX.*step 0, .* and 8 more/]],
    [
      "a range that never ended",
      { all: [{ ...decode, name: "bench", instances: 2, unfinished: 1 }, decode] },
      [/^round 1, decode: .* bench .* 1 of its 2 instances/],
    ],
    [
      "graphs without work, once for all enclosing ranges",
      { all: [decode, emptyGraph, { ...emptyGraph, name: "step" }] },
      [/of 20 CUDA graph launches in the NVTX range decode, 1 /],
    ],
  ])("warns about %s", (_name, change, warnings) => {
    expect(warnAboutContents({ ...good, wanted: [], ...change })).toEqual(
      warnings.map((warning) => expect.stringMatching(warning)),
    );
  });
});
