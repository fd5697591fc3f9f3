import { describe, expect, test } from "@jest/globals";
import { diagnostic } from "../../src/model/diagnostic.ts";
import type { Finding, PastRuns } from "../../src/model/run/doctor.ts";
import { renderBuildFindings, renderDoctorJson, renderFindings, renderPastRuns } from "../../src/report/doctor.ts";

const good: Finding = {
  ...diagnostic({ severity: "note", what: "Nsight Systems 2023.4.4." }),
  id: "nsys",
  blocksRun: false,
};
const busy: Finding = {
  ...diagnostic({ severity: "warning", what: "GPU 0 is in use.", help: "Wait." }),
  id: "gpu-busy",
  blocksRun: false,
};
const noGpu: Finding = {
  ...diagnostic({ severity: "error", what: "No GPU.", help: "Get one." }),
  id: "gpu",
  blocksRun: false,
};
const full: Finding = {
  ...diagnostic({ severity: "error", what: "0.1 GB free.", help: "Free\nsome." }),
  id: "disk-out",
  blocksRun: true,
};

describe("renderFindings", () => {
  test("shows sign, word, message and what to do", () => {
    expect(renderFindings([good, busy, noGpu, full])).toBe(
      [
        "✓ ok       nsys      Nsight Systems 2023.4.4.",
        "! warning  gpu-busy  GPU 0 is in use.",
        "                     help: Wait.",
        "✗ error    gpu       No GPU.",
        "                     help: Get one.",
        "✗ error    disk-out  0.1 GB free.",
        "                     help: Free · some.",
        "",
        "2 errors, 1 warning: `llm-profile run` cannot start here. `analyze` and `demo` need none of this.",
        "",
      ].join("\n"),
    );
  });

  test.each([
    [[good], "All is well."],
    [[good, busy], "1 warning. `llm-profile run` can start."],
    [[noGpu], "1 error. `llm-profile run` can start."],
    [[], "All is well."],
  ])("sums up", (findings, last) => {
    expect(renderFindings(findings).trimEnd().split("\n").at(-1)).toBe(last);
  });

  test("what a tool said cannot steer a terminal", () => {
    const text = renderFindings([{ ...good, what: "\u001b[2Jgone\r\n::error::x" }]);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(text).not.toMatch(/^::/m);
  });
});

test.each([
  [[good], "The tools work."],
  [[good, busy], "1 warning. The tools work."],
  [[busy, full], "1 error, 1 warning: the tools do not work."],
])("renderBuildFindings says nothing of the machine", (findings, last) => {
  const lines = renderBuildFindings(findings).trimEnd().split("\n");
  expect(lines.at(-1)).toBe(last);
  expect(lines.slice(0, -1)).toEqual(renderFindings(findings).trimEnd().split("\n").slice(0, -1));
});

const past: PastRuns = {
  runs: 4,
  byState: { passed: 2, failed: 1, stopped: 0, running: 0, "did-not-finish": 1 },
  tools: [
    { tool: "nsys export", calls: 3, failures: 0, stopped: 0, successRatio: 1, medianSeconds: 3.25, maxSeconds: 9 },
    {
      tool: "nsys profile",
      calls: 1200,
      failures: 30,
      stopped: 1,
      successRatio: 0.975,
      medianSeconds: 95,
      maxSeconds: 4000,
    },
    { tool: "setup", calls: 1, failures: 0, stopped: 1, successRatio: null, medianSeconds: 0.5, maxSeconds: 0.5 },
  ],
  failures: [
    { id: "range-not-seen", count: 1 },
    { id: null, count: 1 },
  ],
  unreadable: [{ name: "20251101-120000-7-abcd", why: "There is no run.json." }],
};

describe("renderPastRuns", () => {
  test("shows states, tools, causes and what was left out", () => {
    expect(renderPastRuns(past, "runs")).toBe(
      [
        "4 runs in runs: 2 passed, 1 failed, 1 did not finish.",
        "",
        "  Tool          Calls  Failed  Stopped  Success      Median    Longest",
        "  nsys export       3       0        0  100.0 %       3.3 s      9.0 s",
        "  nsys profile  1,200      30        1   97.5 %  1 min 35 s  1 h 7 min",
        "  setup             1       0        1        –       0.5 s      0.5 s",
        "",
        "Why runs failed, most frequent first:",
        "  1 ×  range-not-seen",
        "  1 ×  (no known cause)",
        "",
        "Left out, as their run.json cannot be read:",
        "  20251101-120000-7-abcd: There is no run.json.",
        "",
      ].join("\n"),
    );
  });

  test("an empty folder says so", () => {
    const none = { passed: 0, failed: 0, stopped: 0, running: 0, "did-not-finish": 0 };
    expect(renderPastRuns({ runs: 0, byState: none, tools: [], failures: [], unreadable: [] }, "runs")).toBe(
      "No runs in runs.\n",
    );
  });
});

test("--json gives the same values", () => {
  expect(JSON.parse(renderDoctorJson([good, full], past))).toEqual({ findings: [good, full], runs: past });
  expect(JSON.parse(renderDoctorJson([], null))).toEqual({ findings: [], runs: null });
});
