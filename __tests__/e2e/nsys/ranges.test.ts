import { describe, expect, test } from "@jest/globals";
import { runPassing } from "./support/run-demo.ts";

const captured = (directory: string) => `head/round-1/${directory}/nsys/report.nsys-rep`;

describe("names of ranges", () => {
  // Each name as the program emits it, and as the user writes it. More of them: __tests__/plan/nvtx-range.test.ts.
  test.each([
    { range: "LLM\\@prefill", demo: ["--prefill", "LLM@prefill"], name: "LLM@prefill", domain: "" },
    {
      range: "pre\\\\fill\\, [1] a\\*b+c",
      demo: ["--prefill", "pre\\fill, [1] a*b+c"],
      name: "pre\\fill, [1] a*b+c",
      domain: "",
    },
    { range: "a\\@b@c\\@d", demo: ["--prefill", "a@b", "--domain", "c@d"], name: "a@b", domain: "c@d" },
    { range: "llm::/../pre fill", demo: ["--prefill", "llm::/../pre fill"], name: "llm::/../pre fill", domain: "" },
    { range: "prefill@*", demo: ["--domain", "LLM"], name: "prefill", domain: "LLM" },
  ])("captures the range $range", async ({ demo, range, name, domain }) => {
    const { run } = await runPassing({ ranges: [range], demo });
    expect(run.profile().ranges).toMatchObject([{ name, domain, rounds: [{ instances: 1 }] }]);
    const reports = run.files.filter((file) => file.endsWith(".nsys-rep"));
    expect(reports).toEqual([expect.stringMatching(/^head\/round-1\/[\w@=+-][\w.@=+-]*\/nsys\/report\.nsys-rep$/)]);
  });

  test("resolves a glob to the ranges that exist, each with its own capture", async () => {
    const { stderr, run } = await runPassing({ ranges: ["*fill", "dec*"], set: ["nsys.captures=range"] });
    expect(stderr).toContain("2 captures (prefill, decode), each in a fresh process");
    expect(run.profile().ranges.map(({ name }) => name)).toEqual(["prefill", "decode"]);
    expect(run.files).toEqual(
      expect.arrayContaining([captured("prefill"), captured("decode"), "head/discovery/nsys/report.nsys-rep"]),
    );
  });
});

describe("a range with skip: 1", () => {
  const instances = [
    { title: "in its own capture", ranges: ["decode"], set: [], reports: 3 },
    { title: "in a shared capture", ranges: ["prefill", "decode"], set: [], reports: 1 },
    { title: "without a gate", ranges: ["decode"], set: ["nsys.gating=false"], reports: 1 },
    { title: "in an enclosing range", ranges: ["decode"], set: ["nsys.capture-range=bench"], reports: 1 },
  ];
  test.each(instances)("skips its first instance $title", async ({ ranges, set, reports }) => {
    const asked = ranges.map((range) => `{range: ${range}, skip: 1, instances: 2}`).join(", ");
    const { run } = await runPassing({
      ranges: [],
      set: [`ranges=[${asked}]`, ...set],
      demo: ["--instances", "3", "--enclosing", "bench"],
    });
    expect(run.profile().ranges).toMatchObject(
      ranges.map((name) => ({ name, skippedInstances: 1, rounds: [{ instances: 2 }] })),
    );
    expect(run.files.filter((file) => /^head\/round-1\/.*\.nsys-rep$/.test(file))).toHaveLength(reports);
  });
});

describe("a run without named ranges", () => {
  test("measures a program without NVTX as a whole, traced and untraced", async () => {
    const program = ["python3", "-c", "import time; time.sleep(0.3)"];
    const { stderr, run } = await runPassing({ ranges: [], command: program, set: ["latency.pairs=1"] });
    expect(stderr).toContain("No range is named, so we measure the whole program");
    const { ranges, untraced } = run.profile();
    expect(ranges).toMatchObject([{ name: "(whole capture)", rounds: [{ instances: 1 }] }]);
    const [wallNs = 0] = untraced.flatMap((each) => each.ranges).flatMap(({ instanceNs }) => instanceNs);
    expect(wallNs).toBeGreaterThan(300e6);
  });

  test("measures each range that the program emits", async () => {
    const { run } = await runPassing({ ranges: [] });
    expect(run.profile().ranges.map(({ name }) => name)).toEqual(["prefill", "decode"]);
  });
});

describe("the start and the end of a capture", () => {
  test("accepts a registered string with registered-strings-only", async () => {
    const { run } = await runPassing({ set: ["nsys.registered-strings-only=true"], demo: ["--registered"] });
    expect(run.text("head/round-1/decode/nsys/cmd.txt")).not.toContain("REGISTER_ONLY");
  });

  test("passes if stop-shutdown ends the program with 143", async () => {
    const { run } = await runPassing({ set: ["nsys.capture-range-end=stop-shutdown"], demo: ["--hang"] });
    expect(run.record).toMatchObject({ state: "passed", exitCode: 0 });
    // The last one: a start that nsys itself failed is made again.
    expect(run.record.commands.findLast(({ tool }) => tool === "nsys profile")).toMatchObject({
      exitCode: 143,
      outcome: "ok",
    });
    expect(run.record.captures).toMatchObject([{ exitCode: 143, successExitCodes: [0, 143] }]);
    expect(run.profile().workload.exitCode).toBe(143);
  });

  test("writes a report for each of two instances, counted as one range", async () => {
    const { run } = await runPassing({ set: ["instances=2"], demo: ["--instances", "2"] });
    const reports = run.files.filter((file) => file.endsWith(".nsys-rep"));
    expect(reports).toEqual([1, 2].map((instance) => `head/round-1/decode/nsys/report.${instance}.nsys-rep`));
    expect(run.files).toContain("head/round-1/decode/nsys/cuda_gpu_kern_sum.2.csv");
    expect(run.profile()).toMatchObject({
      ranges: [{ name: "decode", rounds: [{ instances: 2 }] }],
      rounds: [{ captures: [{ sources: reports }] }],
    });
  });

  test("measures a start/end range that another thread ends", async () => {
    const { run } = await runPassing({ demo: ["--start-end", "--work-ms", "5"] });
    expect(run.profile().ranges[0]?.rounds[0]).toMatchObject({ instances: 1 });
    expect(run.profile().ranges[0]?.rounds[0]?.wallNs).toBeGreaterThanOrEqual(20e6);
  });

  test("captures one enclosing range, and analyzes both ranges in it", async () => {
    const { stderr, run } = await runPassing({
      ranges: ["prefill", "decode"],
      set: ["nsys.capture-range=bench"],
      demo: ["--enclosing", "bench", "--instances", "3"],
    });
    expect(stderr).toContain("1 capture (bench)");
    expect(run.record.captures).toMatchObject([{ ranges: ["prefill", "decode"], gated: false }]);
    expect(run.files.filter((file) => file.endsWith(".nsys-rep"))).toEqual([captured("bench")]);
    expect(run.profile().ranges).toMatchObject([
      { name: "prefill", rounds: [{ instances: 3 }] },
      { name: "decode", rounds: [{ instances: 3 }] },
    ]);
  });
});
