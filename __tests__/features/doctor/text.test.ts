import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { diagnostic } from "../../../src/model/diagnostic.ts";
import { doctorSchema, type Finding, type PastRuns } from "../../../src/model/run/doctor.ts";
import type { EnvRecord } from "../../../src/model/run/env-record.ts";
import { logLayout } from "../../../src/model/text/layout.ts";
import {
  renderBuildFindings,
  renderDoctorJson,
  renderFindings,
  renderPastRuns,
} from "../../../src/features/doctor/text.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";

const finding = (id: Finding["id"], of: Parameters<typeof diagnostic>[0]): Finding => ({
  ...diagnostic(of),
  ...{ id, blocksRun: of.severity !== "note" && of.severity !== "warning" },
});
const good = finding("nsys", { severity: "note", what: "Nsight Systems 2023.4.4." });
const busy = finding("gpu-busy", { severity: "warning", what: "GPU 0 is in use.", help: "Wait." });
const noGpu = finding("gpu", { severity: "error", what: "No GPU.", help: "Get one." });
const full = finding("disk-out", { severity: "error", what: "0.1 GB free.", help: "Free\nsome." });

describe("renderFindings", () => {
  test("shows a sign, a word, the message, and what to do", () => {
    expect(renderFindings([good, busy, noGpu, full], logLayout).split("\n")).toEqual([
      "✓ ok       nsys      Nsight Systems 2023.4.4.",
      "! warning  gpu-busy  GPU 0 is in use.",
      "                     help: Wait.",
      "✗ error    gpu       No GPU.",
      "                     help: Get one.",
      "✗ error    disk-out  0.1 GB free.",
      "                     help: Free · some.",
      "",
      expect.stringMatching(/^2 errors, 1 warning: `llm-profile run` can't start here\./),
      "",
    ]);
  });

  test.each([
    [[good], "No problems found."],
    [[good, busy], "1 warning. `llm-profile run` can start."],
    [[], "No problems found."],
  ])("sums up the findings (%#)", (findings, last) => {
    expect(renderFindings(findings, logLayout).trimEnd().split("\n").at(-1)).toBe(last);
  });

  test("removes a tool's control characters", () => {
    const text = renderFindings([{ ...good, what: "\u001b[2Jgone\r\n::error::x" }], logLayout);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(text).not.toMatch(/^::/m);
  });
});

test.each([
  [[good], "The tools work."],
  [[good, busy], "1 warning. The tools work."],
  [[busy, full], "1 error, 1 warning: the tools don't work."],
])("renderBuildFindings doesn't mention the machine", (findings, last) => {
  const lines = renderBuildFindings(findings, logLayout).trimEnd().split("\n");
  expect(lines.at(-1)).toBe(last);
  expect(lines.slice(0, -1)).toEqual(renderFindings(findings, logLayout).trimEnd().split("\n").slice(0, -1));
});

const call = { calls: 1, failures: 0, stopped: 0, successRatio: 1, medianSeconds: 0.5, maxSeconds: 0.5 };
const nsys = { calls: 1200, failures: 30, stopped: 1, successRatio: 0.975, medianSeconds: 95, maxSeconds: 4000 };
const past: PastRuns = {
  runs: 4,
  byState: { passed: 2, failed: 1, stopped: 0, running: 0, "did-not-finish": 1 },
  tools: [
    { ...call, tool: "nsys export", calls: 3, medianSeconds: 3.25, maxSeconds: 9 },
    { ...nsys, tool: "nsys profile" },
    { ...call, tool: "setup", stopped: 1, successRatio: null },
  ],
  failures: ["range-not-seen", null].map((id) => ({ id, count: 1 })),
  unreadable: [{ name: "20251101-120000-7-abcd", why: "There is no run.json." }],
};

describe("renderPastRuns", () => {
  test("shows states, tools, causes, and unreadable runs", () => {
    expect(renderPastRuns(past, "runs", logLayout)).toBe(
      [
        "4 runs in runs: 2 passed, 1 failed, 1 did not finish.",
        "",
        "  Tool          Calls  Failed  Stopped  Success      Median    Longest",
        "  nsys export       3       0        0   100.0%       3.3 s      9.0 s",
        "  nsys profile  1,200      30        1    97.5%  1 min 35 s  1 h 7 min",
        "  setup             1       0        1        –       0.5 s      0.5 s",
        "",
        "Why runs failed, most common reasons first:",
        "  1 ×  range-not-seen",
        "  1 ×  (no known cause)",
        "",
        "Left out because we can't read their run.json:",
        "  20251101-120000-7-abcd: There is no run.json.",
        "",
      ].join("\n"),
    );
  });

  test("reports an empty folder", () => {
    const none = { passed: 0, failed: 0, stopped: 0, running: 0, "did-not-finish": 0 };
    expect(renderPastRuns({ runs: 0, byState: none, tools: [], failures: [], unreadable: [] }, "runs", logLayout)).toBe(
      "No runs in runs.\n",
    );
  });
});

describe("doctor --json", () => {
  const machine: EnvRecord = {
    ...{ schemaVersion: 1, gpus: [], driver: null, cuda: null, operatingSystem: null, kernel: null },
    ...{ architecture: "x64", cpu: { model: null, count: 1 }, memoryBytes: 1, container: false, node: "v24.0.0" },
    ...{ nsys: "2025.3.1", ncu: null, environmentNames: [] },
  };

  test("counts the findings and says whether the machine can capture", () => {
    const found = { version: "1.2.3", machine, findings: [good, busy, noGpu, full], runs: null };
    expect(doctorSchema.parse(JSON.parse(renderDoctorJson(found)))).toEqual({
      ...{ schemaVersion: 1, canCapture: false, errors: 2, warnings: 1 },
      ...found,
    });
    const calm = JSON.parse(renderDoctorJson({ ...found, findings: [good, busy] }));
    expect(calm).toMatchObject({ canCapture: true, errors: 0, warnings: 1 });
  });

  test("has no machine for past runs", () => {
    const text = renderDoctorJson({ version: "1.2.3", machine: null, findings: [], runs: past });
    expect(doctorSchema.parse(JSON.parse(text))).toMatchObject({ canCapture: null, machine: null, runs: past });
  });

  test("has the keys of the schema in schema/", () => {
    const schema = JSON.parse(readFileSync(repositoryPath("schema/doctor.schema.json"), "utf8"));
    const told = JSON.parse(renderDoctorJson({ version: "1.2.3", machine, findings: [good], runs: past }));
    expect(schema.required.toSorted()).toEqual(Object.keys(told).toSorted());
    expect(new Ajv2020({ strict: false }).compile(schema)(told)).toBe(true);
  });
});

describe("a narrow terminal", () => {
  const wide = { severity: "warning", what: "word ".repeat(40).trim(), help: "more ".repeat(40).trim() } as const;
  const long = finding("noise-governor", wide);

  test.each([40, 80, 100, 160])("wraps lines at %i columns and indents what follows", (width) => {
    const lines = renderFindings([good, long, full], { width, color: false }).split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
    const further = lines.filter((line) => /^ +word/.test(line)).map((line) => line.indexOf("word"));
    expect(further.every((at) => at === lines.find((line) => line.startsWith("! "))?.indexOf("word"))).toBe(true);
    const ofRuns = renderPastRuns(past, "runs", { width, color: false }).split("\n");
    expect(Math.max(...ofRuns.map((line) => line.length))).toBeLessThanOrEqual(width);
  });

  test("colors only the signs", () => {
    const colored = renderFindings([good, busy, noGpu], { width: 80, color: true });
    expect(colored).toContain("\u001b[31m✗ error\u001b[0m");
    expect(colored.replaceAll(/\u001b\[\d+m/g, "")).toBe(
      renderFindings([good, busy, noGpu], { width: 80, color: false }),
    );
  });
});
