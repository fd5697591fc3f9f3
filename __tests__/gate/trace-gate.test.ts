import { describe, expect, test } from "@jest/globals";
import { nsysLines } from "../../src/gate/nsys-lines.ts";
import { checkContents, contentWarnings } from "../../src/gate/trace-gate.ts";
import { analyzedRanges, type ObservedCapture, type ObservedRange } from "../../src/gate/evidence.ts";
import type { RangeSpec, SeenRange } from "../../src/model/reports/range.ts";
import type { NsysDiagnostic } from "../../src/model/reports/trace.ts";

const spec: RangeSpec = { text: "decode", message: "decode", domain: null, glob: false, instances: null, skip: 0 };
const seen = (name: string, domain = ""): SeenRange => ({
  name,
  domain,
  style: "pushpop",
  instances: 1,
  registered: false,
});
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
  seen: [seen("decode")],
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

const noCuda = { ...withRange({ kernels: 0 }), totalKernels: 0, hasCudaApi: false };
const usual: readonly NsysDiagnostic[] = [
  { severity: "warning", text: "Not all NVTX events might have been collected." },
  { severity: "warning", text: "Not all CUDA events might have been collected." },
];
const subscribers: NsysDiagnostic = {
  severity: "error",
  text: "Subscribe returned 39: CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED",
};
const newerDriver: NsysDiagnostic = {
  severity: "warning",
  text: "Installed CUDA driver version (13.3) is not supported by this build of Nsight Systems.",
};

describe("checkContents", () => {
  test("a range with kernels is real; without kernels only where they are not required", () => {
    expect(checkContents(good)).toBeNull();
    expect(checkContents({ ...good, ...withRange({ kernels: 0 }), requireKernels: false })).toBeNull();
  });

  test.each<[string, Partial<ObservedCapture>, string, RegExp]>([
    [
      "errors of the import",
      { importErrors: ["Error when processing events: x\n = Unknown runtime API function index: 468\n"] },
      "import-damaged",
      /Unknown runtime API function index: 468/,
    ],
    [
      "a misspelled range",
      { wanted: [{ spec: { ...spec, text: "decod", message: "decod" }, ranges: [] }] },
      "range-not-seen",
      /Did you mean decode\?/,
    ],
    [
      "another domain",
      { wanted: [{ spec, ranges: [] }], seen: [seen("decode", "nccl")] },
      "range-not-seen",
      /another domain; write decode@nccl, or decode@\*/,
    ],
    [
      "a name with an @ asked without its escape",
      {
        wanted: [{ spec: { ...spec, text: "a@b", message: "a", domain: "b" }, ranges: [] }],
        seen: [seen("c"), seen("a@b")],
      },
      "range-not-seen",
      /Did you mean a\\@b\?/,
    ],
    [
      "a misspelled range of a domain",
      {
        wanted: [{ spec: { ...spec, text: "decod@LLM", message: "decod", domain: "LLM" }, ranges: [] }],
        seen: [seen("prefill", "LLM"), seen("decode", "LLM")],
      },
      "range-not-seen",
      /Did you mean decode@LLM\?/,
    ],
    [
      "a name that would drive a terminal",
      { wanted: [{ spec, ranges: [] }], seen: [seen("\u001b[31mx\n")] },
      "range-not-seen",
      /only these ranges: \ufffd\[31mx\ufffd\./,
    ],
    [
      "no range at all",
      { wanted: [{ spec, ranges: [] }], seen: [] },
      "range-not-seen",
      /no NVTX ranges at all.*nvtx, note that versions 0\.2\.12/s,
    ],
    [
      "no range at all in a program that is not Python",
      { wanted: [{ spec, ranges: [] }], seen: [], argv: ["./bench"] },
      "range-not-seen",
      /no NVTX ranges at all(?!.*0\.2\.12)/s,
    ],
    [
      "a range of several threads",
      withRange({ instances: 2, areRanks: false }),
      "range-repeated",
      /occurs 2 times in the capture/,
    ],
    ["an unfinished range", withRange({ unfinished: 1 }), "range-unfinished", /1 of 1 instance of/],
    [
      "graphs traced whole",
      { ...withRange({ kernels: 0, ...hidden }), graphTrace: "Graph", totalKernels: 0 },
      "graph-not-traced",
      /nsys\.cuda-graph-trace to node/,
    ],
    [
      "graphs traced whole beside kernels that are in none",
      { ...withRange({ kernels: 20, ...hidden }), graphTrace: "Graph", totalKernels: 20 },
      "graph-not-traced",
      /launched CUDA graphs \(20 times\).*nsys\.cuda-graph-trace to node/s,
    ],
    [
      "the same in a report that does not say how graphs were traced",
      { ...withRange({ kernels: 20, ...hidden }), graphTrace: null },
      "graph-not-traced",
      /probably traced as a whole/,
    ],
    [
      "nodes that were asked for and are not there",
      { ...withRange({ kernels: 0, ...hidden }), totalKernels: 0 },
      "graph-not-traced",
      /Use a newer nsys/,
    ],
    [
      "kernels launched elsewhere",
      withRange({ kernels: 0 }),
      "kernels-outside-range",
      /180 kernels in the report were launched outside/,
    ],
    [
      "no CUDA call",
      { ...withRange({ kernels: 0 }), totalKernels: 0, hasCudaApi: false },
      "no-kernels",
      /no CUDA call/,
    ],
    [
      "no CUDA call, because another profiler used CUPTI, which nsys says last",
      { ...noCuda, diagnostics: [...usual, subscribers] },
      "cupti-subscribers",
      /contains no GPU kernel\. Another profiler.*\nnsys says: error: Subscribe returned 39/,
    ],
    [
      "no kernel under a driver that is newer than nsys",
      { ...withRange({ kernels: 0 }), totalKernels: 0, diagnostics: [...usual, newerDriver] },
      "nsys-older-than-driver",
      /^.*may be unable to trace.*\nnsys says: warning: Installed CUDA driver version \(13\.3\)/,
    ],
    [
      "launches without any kernel, and an error of CUPTI in the output",
      {
        ...withRange({ kernels: 0, lostKernels: 7 }),
        totalKernels: 0,
        output: "step 1\n[W] CUPTI_ERROR_UNKNOWN (999)",
      },
      "cupti-failed",
      /^The report lacks 7 kernels launched.*\nThe output says: \[W\] CUPTI_ERROR_UNKNOWN \(999\)/,
    ],
    [
      "no CUDA call, because the program found no GPU and said so",
      { ...noCuda, output: "RuntimeError: Found no NVIDIA driver on your system." },
      "device-mismatch",
      /Found no NVIDIA driver/,
    ],
    [
      "what nsys says of a capture that has nothing to do with it",
      { ...withRange({ kernels: 0 }), diagnostics: [newerDriver] },
      "kernels-outside-range",
      /contains no GPU kernel\.\nnsys says: warning: Installed CUDA driver.*\n180 kernels/,
    ],
    ["kernels that had not run", withRange({ lostKernels: 7 }), "kernels-lost", /7 kernels launched.*synchronize/s],
    [
      "graphs that had not run",
      withRange({ graphLaunches: 20, lostGraphLaunches: 17 }),
      "kernels-lost",
      /^The report lacks 17 CUDA graphs launched in the NVTX range decode\..*synchronize/s,
    ],
    [
      "both",
      withRange({ lostKernels: 7, graphLaunches: 20, lostGraphLaunches: 17 }),
      "kernels-lost",
      /7 kernels and 17 CUDA graphs launched in/,
    ],
    [
      "a graph that had not ended",
      withRange({ graphLaunches: 20, cutGraphLaunches: 1 }),
      "kernels-lost",
      /^The report lacks some kernels of a CUDA graph launched in the NVTX range decode\..*synchronize/s,
    ],
    [
      "fewer instances inside an enclosing range",
      { gated: false, wanted: [{ spec: { ...spec, instances: 4 }, ranges: [decode] }] },
      "instances-missing",
      /occurred 1 time; you asked for 4/,
    ],
    [
      "more instances inside an enclosing range",
      { gated: false, wanted: [{ spec: { ...spec, instances: 4 }, ranges: [{ ...decode, instances: 5 }] }] },
      "instances-missing",
      /occurred 5 times; you asked for 4/,
    ],
  ])("%s", (_name, change, id, message) => {
    const error = checkContents({ ...good, ...change });
    expect(error?.id).toBe(id);
    expect(`${error?.what}\n${error?.why}\n${error?.help}`).toMatch(message);
  });

  test("where every range is analyzed, one of them must hold kernels", () => {
    const idle = { ...decode, name: "idle", kernels: 0 };
    expect(checkContents({ ...good, wanted: [], all: [idle, decode] })).toBeNull();
    const none = checkContents({ ...good, wanted: [], all: [idle], totalKernels: 0 });
    expect(none?.id).toBe("no-kernels");
    expect(none?.what).toContain("idle");
    expect(none?.why).toContain("has CUDA calls, but no kernels");
    expect(checkContents({ ...good, wanted: [], all: [idle], totalKernels: 0, hasCudaApi: false })?.why).toContain(
      "has no CUDA calls",
    );
    expect(
      checkContents({ ...good, wanted: [], all: [{ ...idle, ...hidden }], totalKernels: 0, graphTrace: "Graph" })?.id,
    ).toBe("graph-not-traced");
  });

  test("where every range is analyzed, none of them may have lost kernels", () => {
    const lossy = { ...decode, name: "prefill", lostKernels: 323 };
    const error = checkContents({ ...good, wanted: [], all: [decode, lossy] });
    expect(error?.id).toBe("kernels-lost");
    expect(error?.what).toContain("323 kernels launched in the NVTX range prefill");
    expect(checkContents({ ...good, wanted: [], all: [lossy], requireKernels: false })).toBeNull();
    const oneGraph = { ...decode, lostGraphLaunches: 1 };
    expect(checkContents({ ...good, wanted: [], all: [oneGraph] })?.what).toContain("1 CUDA graph launched in");
  });

  test("where no range was asked for and the result passes nothing, lost kernels are a warning that names their ranges", () => {
    const lossy = { ...decode, name: "prefill", lostKernels: 1 };
    const shown: ObservedCapture = { ...good, wanted: [], all: [decode, lossy], mayLoseKernels: true };
    expect(checkContents(shown)).toBeNull();
    expect(contentWarnings(shown)).toEqual([expect.stringContaining("launched in prefill (1 kernel).")]);
    expect(checkContents({ ...shown, all: [{ ...lossy, kernels: 0 }], totalKernels: 0 })?.id).toBe("kernels-lost");
  });

  test("ranges that were too many to measure are counted, and some are named", () => {
    const ranges = Array.from({ length: 20 }, (_, index) => ({ name: `step ${String(index)}`, domain: "" }));
    const [warning] = contentWarnings({ ...good, wanted: [], all: [decode], unmeasured: ranges });
    expect(warning).toMatch(/20 NVTX ranges weren't measured: step 0, .* and 8 more/);
  });

  test("where every range is analyzed, those that never ended are not, and must not be all", () => {
    const open = { ...decode, name: "bench", unfinished: 1, lostKernels: 3 };
    const some: ObservedCapture = { ...good, wanted: [], all: [open, decode] };
    expect(checkContents(some)).toBeNull();
    expect(analyzedRanges(some)).toEqual([decode]);
    const none: ObservedCapture = { ...good, wanted: [], all: [open, { ...open, name: "step" }] };
    expect(analyzedRanges(none)).toEqual([]);
    expect(checkContents(none)).toMatchObject({ id: "range-unfinished" });
    expect(checkContents(none)?.what).toContain("range bench never ended");
    expect(checkContents(none)?.help).toContain("Close the range (range_pop) on every path");
  });

  test.each<[string, Partial<ObservedCapture>]>([
    ["graphs of host functions alone, beside kernels", withRange({ ...hidden, kernels: 20 })],
    ["graphs of copies alone, beside kernels", { ...withRange({ graphLaunches: 20, kernels: 20 }), graphTrace: null }],
    [
      "an empty graph in a range, beside graphs with kernels",
      { wanted: [], all: [decode, { ...decode, ...hidden, kernels: 0 }], hasGraphKernels: true },
    ],
  ])("real, traced by node, are %s", (_name, change) => {
    expect(checkContents({ ...good, ...change })).toBeNull();
  });

  test("nsys's errors come first, in one line each, repeated ones once, and what every report says last", () => {
    const started: NsysDiagnostic = {
      severity: "warning",
      text: "CUDA profiling might have\nnot been started correctly.",
    };
    const diagnostics = [
      ...usual,
      ...Array<NsysDiagnostic>(24).fill(started),
      { severity: "error", text: "no \u001b[31mspace" },
    ];
    expect(nsysLines(diagnostics as NsysDiagnostic[], 3)).toEqual([
      "nsys says: error: no \ufffd[31mspace",
      "nsys says: warning: CUDA profiling might have not been started correctly. (24 times)",
      "nsys says: warning: Not all NVTX events might have been collected.",
      "nsys says 1 more warning.",
    ]);
  });

  test("what needs no more words has no cause", () => {
    const wanted = [{ spec: { ...spec, instances: 4 }, ranges: [decode] }];
    expect(checkContents({ ...good, gated: false, wanted })?.why).toBeNull();
  });

  test("a bare report says that the exit code is unknown", () => {
    const error = checkContents({ ...good, ...withRange({ kernels: 0 }), end: { kind: "unknown" } });
    expect(error?.why).toContain("profiled command's exit code is unknown");
  });
});

describe("contentWarnings", () => {
  test("none, where all is well", () => {
    expect(contentWarnings(good)).toEqual([]);
  });

  test("a range that never ended is left out, where it was not asked for", () => {
    const open = { ...decode, name: "bench", instances: 2, unfinished: 1 };
    expect(contentWarnings({ ...good, wanted: [], all: [open, decode] })).toEqual([
      "round 1, decode: the NVTX range bench is left out: 1 of its 2 instances never ended in the capture, so the times mean nothing. Close the range before the capture ends, or name the ranges you need (ranges, --range).",
    ]);
  });

  test("graphs without work are named, once for all the ranges that enclose them", () => {
    const outer = { ...decode, graphLaunches: 20, graphLaunchesWithoutWork: 5 };
    expect(contentWarnings({ ...good, wanted: [], all: [decode, outer, { ...outer, name: "step" }] })).toEqual([
      "round 1, decode: of 20 CUDA graph launches in the NVTX range decode, 5 have no kernel, copy, or memset in the report. That's fine if the graphs are empty or only contain host functions. If yours contain more, kernels are missing.",
    ]);
  });

  test("of graphs without work one is enough", () => {
    const [warning] = contentWarnings({ ...good, ...withRange({ graphLaunches: 2, graphLaunchesWithoutWork: 1 }) });
    expect(warning).toContain("of 2 CUDA graph launches in the NVTX range decode, 1 have no kernel");
  });

  test("in several ranks at once, it gates as well", () => {
    expect(checkContents({ ...good, ...withRange({ instances: 2 }) })).toBeNull();
  });

  test("a rank that is still in it when the first one leaves is told as such", () => {
    const broken = checkContents({ ...good, ...withRange({ instances: 2, unfinished: 1 }) });
    expect(broken).toMatchObject({ id: "range-unfinished", why: expect.stringContaining("another rank was still in") });
    expect(broken?.help).toContain("Make the ranks leave the range together");
  });

  test("inside an enclosing range any number is well", () => {
    expect(checkContents({ ...good, gated: false, ...withRange({ instances: 2, areRanks: false }) })).toBeNull();
  });
});
