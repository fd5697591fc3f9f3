import { describe, expect, test } from "@jest/globals";
import { runDemo } from "./support/run-demo.ts";

const captured = (directory: string) => `head/round-1/${directory}/nsys/report.nsys-rep`;

describe("names of ranges", () => {
  // Each name as the program emits it, as the user writes it, and as a folder.
  const names = [
    {
      title: "an @ in the name",
      demo: ["--prefill", "LLM@prefill"],
      range: "LLM\\@prefill@*",
      name: "LLM@prefill",
      domain: "",
    },
    {
      title: "an @ in the name, in the default domain",
      demo: ["--prefill", "LLM@prefill"],
      range: "LLM\\@prefill",
      name: "LLM@prefill",
      domain: "",
    },
    {
      title: "a backslash, a comma and brackets",
      demo: ["--prefill", "pre\\fill, [1] a*b+c"],
      range: "pre\\\\fill\\, [1] a\\*b+c",
      name: "pre\\fill, [1] a*b+c",
      domain: "",
    },
    {
      title: "an @ in name and domain",
      demo: ["--prefill", "a@b", "--domain", "c@d"],
      range: "a\\@b@c\\@d",
      name: "a@b",
      domain: "c@d",
    },
    { title: "::", demo: ["--prefill", "llm::prefill"], range: "llm::prefill", name: "llm::prefill", domain: "" },
    {
      title: "a /",
      demo: ["--prefill", "llm/../prefill"],
      range: "llm/../prefill",
      name: "llm/../prefill",
      domain: "",
    },
    { title: "a space", demo: ["--prefill", "pre fill"], range: "pre fill", name: "pre fill", domain: "" },
    { title: "a domain", demo: ["--domain", "LLM"], range: "prefill@LLM", name: "prefill", domain: "LLM" },
    { title: "any domain", demo: ["--domain", "LLM"], range: "prefill@*", name: "prefill", domain: "LLM" },
  ];
  test.each(names)("$title: $range", async ({ demo, range, name, domain }) => {
    const { code, stderr, run } = await runDemo({ ranges: [range], demo });
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(run.profile().ranges).toMatchObject([{ name, domain, rounds: [{ instances: 1 }] }]);
    expect(run.profile().ranges[0]?.rounds[0]?.wallNs).toBeGreaterThan(0);
    const folders = run.files.flatMap(
      (file) => /^head\/round-1\/([^/]+)\/nsys\/report\.nsys-rep$/.exec(file)?.[1] ?? [],
    );
    expect(folders).toHaveLength(1);
    expect(folders[0]).toMatch(/^[\w.@=+-]+$/);
    expect(folders[0]).not.toMatch(/^\./);
  });

  test("the default domain is not any domain", async () => {
    const { code, stderr, run } = await runDemo({ ranges: ["prefill"], demo: ["--domain", "LLM"] });
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id: "range-not-seen" });
    expect(stderr).toContain("The range exists in another domain; write prefill@LLM, or prefill@* for any domain.");
  });

  test("a glob is resolved against the ranges that exist, and each gates its own capture", async () => {
    const { code, stderr, run } = await runDemo({ ranges: ["*fill", "dec*"], set: ["nsys.captures=range"] });
    expect({ code, said: code === 0 ? "" : stderr }).toEqual({ code: 0, said: "" });
    expect(stderr).toContain("2 captures (prefill, decode), each in a fresh process");
    expect(run.profile().ranges.map(({ name }) => name)).toEqual(["prefill", "decode"]);
    expect(run.files).toEqual(
      expect.arrayContaining([captured("prefill"), captured("decode"), "head/discovery/nsys/report.nsys-rep"]),
    );
  });
});

test.each([
  { captures: "auto", starts: 3, folders: ["all-ranges"] },
  { captures: "range", starts: 4, folders: ["prefill", "decode"] },
])(
  "two ranges in two rounds have the same instances with nsys.captures=$captures",
  async ({ captures, starts, folders }) => {
    const { code, stderr, run } = await runDemo({
      ranges: ["prefill", "decode"],
      set: ["rounds=2", `nsys.captures=${captures}`],
      demo: ["--instances", "2"],
    });
    expect({ code, said: code === 0 ? "" : stderr }).toEqual({ code: 0, said: "" });
    expect(run.record.commands.filter(({ tool }) => tool === "nsys profile")).toHaveLength(starts);
    expect(run.files).toEqual(expect.arrayContaining(folders.map(captured)));
    expect(run.profile().ranges).toMatchObject(
      ["prefill", "decode"].map((name) => ({ name, rounds: [{ instances: 1 }, { instances: 1 }] })),
    );
  },
);

describe("the first instance of a range is skipped", () => {
  const instances = [
    { title: "by a capture of its own", ranges: ["decode"], set: [], reports: 3 },
    { title: "in a shared capture", ranges: ["prefill", "decode"], set: [], reports: 1 },
    { title: "without a gate", ranges: ["decode"], set: ["nsys.gating=false"], reports: 1 },
    { title: "in an enclosing range", ranges: ["decode"], set: ["nsys.capture-range=bench"], reports: 1 },
  ];
  test.each(instances)("$title", async ({ ranges, set, reports }) => {
    const asked = ranges.map((range) => `{range: ${range}, skip: 1, instances: 2}`).join(", ");
    const { code, stderr, run } = await runDemo({
      ranges: [],
      set: [`ranges=[${asked}]`, ...set],
      demo: ["--instances", "3", "--enclosing", "bench"],
    });
    expect({ code, said: code === 0 ? "" : stderr }).toEqual({ code: 0, said: "" });
    expect(run.profile().ranges).toMatchObject(
      ranges.map((name) => ({ name, skippedInstances: 1, rounds: [{ instances: 2 }] })),
    );
    expect(run.files.filter((file) => /^head\/round-1\/.*\.nsys-rep$/.test(file))).toHaveLength(reports);
  });

  test("and fewer than asked are a failure", async () => {
    const { code, run } = await runDemo({
      ranges: [],
      set: ["ranges=[{range: decode, skip: 1, instances: 2}]"],
      demo: ["--instances", "2"],
    });
    expect({ code, failure: run.record.failure?.parts }).toMatchObject({
      code: 3,
      failure: {
        what: expect.stringContaining(
          "2 of 3 instances of NVTX range decode were captured: you asked to skip 1 and measure 2",
        ),
      },
    });
  });
});

describe("what opens and ends a capture", () => {
  test("plain strings pass as they are, registered ones too", async () => {
    for (const demo of [[], ["--registered"]]) expect(await runDemo({ demo })).toMatchObject({ code: 0 });
  });

  test("registered strings pass with registered-strings-only", async () => {
    const { code, run } = await runDemo({ set: ["nsys.registered-strings-only=true"], demo: ["--registered"] });
    expect(code).toBe(0);
    expect(run.text("head/round-1/decode/nsys/cmd.txt")).not.toContain("REGISTER_ONLY");
  });

  test("stop-shutdown: nsys ends the program with 143, and that is a pass", async () => {
    const { code, run } = await runDemo({ set: ["nsys.capture-range-end=stop-shutdown"], demo: ["--hang"] });
    expect(code).toBe(0);
    expect(run.record).toMatchObject({ state: "passed", exitCode: 0 });
    // The last one: a start that nsys itself failed is made again.
    expect(run.record.commands.findLast(({ tool }) => tool === "nsys profile")).toMatchObject({
      exitCode: 143,
      outcome: "ok",
    });
    expect(run.record.captures).toMatchObject([{ exitCode: 143, successExitCodes: [0, 143] }]);
    expect(run.profile().workload.exitCode).toBe(143);
  });

  test("two instances: a report for each, counted as one range", async () => {
    const { code, run } = await runDemo({ set: ["instances=2"], demo: ["--instances", "2"] });
    expect(code).toBe(0);
    const reports = run.files.filter((file) => file.endsWith(".nsys-rep"));
    expect(reports).toEqual([1, 2].map((instance) => `head/round-1/decode/nsys/report.${instance}.nsys-rep`));
    expect(run.files).toContain("head/round-1/decode/nsys/cuda_gpu_kern_sum.2.csv");
    expect(run.profile()).toMatchObject({
      ranges: [{ name: "decode", rounds: [{ instances: 2 }] }],
      rounds: [{ captures: [{ sources: reports }] }],
    });
  });

  test("a start/end range that another thread ends", async () => {
    const { code, run } = await runDemo({ demo: ["--start-end", "--work-ms", "5"] });
    expect(code).toBe(0);
    expect(run.profile().ranges[0]?.rounds[0]).toMatchObject({ instances: 1 });
    expect(run.profile().ranges[0]?.rounds[0]?.wallNs).toBeGreaterThanOrEqual(20e6);
  });

  test("one enclosing range: one capture, and both ranges are analyzed in it", async () => {
    const { code, stderr, run } = await runDemo({
      ranges: ["prefill", "decode"],
      set: ["nsys.capture-range=bench"],
      demo: ["--enclosing", "bench", "--instances", "3"],
    });
    expect(code).toBe(0);
    expect(stderr).toContain("1 capture (bench)");
    expect(run.record.captures).toMatchObject([{ ranges: ["prefill", "decode"], gated: false }]);
    expect(run.files.filter((file) => file.endsWith(".nsys-rep"))).toEqual([captured("bench")]);
    expect(run.profile().ranges).toMatchObject([
      { name: "prefill", rounds: [{ instances: 3 }] },
      { name: "decode", rounds: [{ instances: 3 }] },
    ]);
  });

  test("no gate: the whole program is one capture", async () => {
    const { code, run } = await runDemo({
      ranges: ["prefill", "decode"],
      set: ["nsys.gating=false"],
      demo: ["--instances", "2"],
    });
    expect(code).toBe(0);
    expect(run.text(`head/round-1/whole_program/nsys/cmd.txt`)).not.toContain("--capture-range");
    expect(run.profile().ranges.map(({ rounds }) => rounds[0]?.instances)).toEqual([2, 2]);
  });
});
