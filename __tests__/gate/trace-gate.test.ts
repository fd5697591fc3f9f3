import { describe, expect, test } from "@jest/globals";
import { checkContents, contentWarnings, type ObservedCapture, type ObservedRange } from "../../src/gate/trace-gate.ts";
import type { RangeSpec, SeenRange } from "../../src/model/range.ts";

const spec: RangeSpec = { text: "decode", message: "decode", domain: null, glob: false, instances: null };
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
  unfinished: 0,
  kernels: 180,
  graphLaunches: 0,
  lostKernels: 0,
};
const good: ObservedCapture = {
  label: "round 1, decode",
  end: { kind: "known", outcome: "exited", exitCode: 0, seconds: 3, allowed: [0], timeLimitSeconds: null },
  importErrors: [],
  hasCudaApi: true,
  graphTrace: "Node",
  totalKernels: 180,
  seen: [seen("decode")],
  wanted: [{ spec, ranges: [decode] }],
  all: null,
  gated: true,
  requireKernels: true,
  argv: ["python3", "bench.py"],
};
const withRange = (change: Partial<ObservedRange>): Partial<ObservedCapture> => ({
  wanted: [{ spec, ranges: [{ ...decode, ...change }] }],
});

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
      "a misspelt range",
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
      "a misspelt range of a domain",
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
      /Did you mean \ufffd\[31mx\ufffd\?/,
    ],
    [
      "no range at all",
      { wanted: [{ spec, ranges: [] }], seen: [] },
      "range-not-seen",
      /no NVTX range at all.*nvtx: 0\.2\.12/s,
    ],
    [
      "no range at all in a program that is not Python",
      { wanted: [{ spec, ranges: [] }], seen: [], argv: ["./bench"] },
      "range-not-seen",
      /no NVTX range at all(?!.*0\.2\.12)/s,
    ],
    ["an unfinished range", withRange({ unfinished: 1 }), "range-unfinished", /1 of 1 instances/],
    [
      "graphs traced whole",
      { ...withRange({ kernels: 0, graphLaunches: 20 }), graphTrace: "Graph", totalKernels: 0 },
      "graph-not-traced",
      /nsys\.cuda-graph-trace: node/,
    ],
    ["kernels launched elsewhere", withRange({ kernels: 0 }), "kernels-outside-range", /180 kernels are in the report/],
    [
      "no CUDA call",
      { ...withRange({ kernels: 0 }), totalKernels: 0, hasCudaApi: false },
      "no-kernels",
      /no CUDA call/,
    ],
    ["kernels that had not run", withRange({ lostKernels: 7 }), "kernels-lost", /7 kernels launched.*synchronize/s],
    [
      "fewer instances inside an enclosing range",
      { gated: false, wanted: [{ spec: { ...spec, instances: 4 }, ranges: [decode] }] },
      "instances-missing",
      /occurred 1 times; 4 were asked/,
    ],
  ])("%s", (_name, change, id, message) => {
    const error = checkContents({ ...good, ...change });
    expect(error?.id).toBe(id);
    expect(`${error?.message}\n${error?.why}\n${error?.hint}`).toMatch(message);
  });

  test("where every range is analysed, one of them must hold kernels", () => {
    const idle = { ...decode, name: "idle", kernels: 0 };
    expect(checkContents({ ...good, wanted: [], all: [idle, decode] })).toBeNull();
    const none = checkContents({ ...good, wanted: [], all: [idle], totalKernels: 0 });
    expect(none?.id).toBe("no-kernels");
    expect(none?.message).toContain("idle");
    expect(
      checkContents({ ...good, wanted: [], all: [{ ...idle, graphLaunches: 3 }], totalKernels: 0, graphTrace: "Graph" })
        ?.id,
    ).toBe("graph-not-traced");
  });

  test("a bare report says that the exit code is unknown", () => {
    const error = checkContents({ ...good, ...withRange({ kernels: 0 }), end: { kind: "unknown" } });
    expect(error?.why).toContain("exit code of the profiled command is unknown");
  });
});

describe("contentWarnings", () => {
  test("a range that gated its capture is there once in each report", () => {
    expect(contentWarnings(good, 1)).toEqual([]);
    expect(contentWarnings({ ...good, ...withRange({ instances: 3 }) }, 3)).toEqual([]);
  });

  test("more of them come from other processes or threads, and are cut off", () => {
    const [warning, ...others] = contentWarnings({ ...good, ...withRange({ instances: 2 }) }, 1);
    expect(others).toEqual([]);
    expect(warning).toMatch(/^round 1, decode: the NVTX range decode gated the capture and is in it 2 times: /);
    expect(warning).toContain("nsys.capture-range");
  });

  test("inside an enclosing range any number is well", () => {
    expect(contentWarnings({ ...good, gated: false, ...withRange({ instances: 2 }) }, 1)).toEqual([]);
  });
});
