import { describe, expect, test } from "@jest/globals";
import { installIdleGpu } from "../command/support/fake-nsys.ts";
import { runDemo, startDemo } from "./support/run-demo.ts";
import { workspace } from "./support/workspace.ts";

describe("a capture that is not real fails with exit 3", () => {
  test("wrong ranges: says which exist and which is nearest, by one run of the program that the captures don't need", async () => {
    const { code, stdout, stderr, run } = await runDemo({ ranges: ["decdoe", "prefil"] });
    expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
    expect(run.record).toMatchObject({ state: "failed", exitCode: 3, failure: { id: "range-not-seen" } });
    expect(stderr).toContain(run.record.failure?.message);
    expect(stderr).toContain('The NVTX range "decdoe" was never seen');
    expect(stderr).toContain('The NVTX range "prefil" was never seen');
    expect(stderr).toContain("The program emitted only these ranges: prefill, decode.");
    expect(stderr).toContain("Did you mean decode?");
    expect(stderr).toContain("Did you mean prefill?");
    expect(stderr).not.toMatch(/\n\s+at .*:\d+/);
    const profiled = run.record.commands.filter(({ tool }) => tool === "nsys profile").map(({ label }) => label);
    expect(profiled).toEqual(["probe", "round 1, decdoe", "round 1, prefil"]);
    expect(run.files).not.toContain("profile.json");
    expect(run.files).toContain("head/round-1/decdoe/nsys/stdout.txt");
  });

  test("a right range beside a wrong one: the right one's capture stays, and there is no profile", async () => {
    const { code, run } = await runDemo({ ranges: ["decode", "nothing"] });
    expect(code).toBe(3);
    expect(run.record.captures.map(({ label }) => label)).toEqual(["round 1, decode", "round 1, nothing"]);
    expect(run.files).toContain("head/round-1/decode/nsys/report.sqlite");
    expect(run.files).not.toContain("profile.json");
  });

  test("a name with an @ is suggested as it has to be written", async () => {
    const demo = ["--prefill", "LLM@prefill"];
    const { code, stderr } = await runDemo({ ranges: ["LLM@prefill"], demo });
    expect(code).toBe(3);
    expect(stderr).toContain("Did you mean LLM\\@prefill?");
  });

  test("a program without any range", async () => {
    const { code, stderr, run } = await runDemo({ command: ["true"] });
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id: "range-not-seen" });
    expect(stderr).toContain("nsys saw no NVTX ranges at all.");
  });

  test("plain strings, where only registered ones are to gate", async () => {
    const { code, stderr, run } = await runDemo({ set: ["nsys.registered-strings-only=true"] });
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id: "range-not-registered" });
    expect(stderr).toContain("Set nsys.registered-strings-only to false");
  });

  test("a range without kernels", async () => {
    const place = workspace();
    installIdleGpu(place.path);
    const { code, stderr, run } = await runDemo({
      workspace: place,
      set: ["require-kernels=true", "ncu.enabled=false"],
      environment: { PATH: `${place.path}:${process.env["PATH"] ?? ""}` },
    });
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id: "no-kernels" });
    expect(stderr).toContain("The NVTX range decode was captured, but contains no GPU kernel.");
    expect(stderr).toContain("require-kernels to false");
    expect(run.files).toContain("head/round-1/decode/nsys/report.sqlite");
    expect(run.files).not.toContain("profile.json");
  });

  test("fewer instances than asked", async () => {
    const { code, stderr, run } = await runDemo({ set: ["instances=3"], demo: ["--instances", "2"] });
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id: "instances-missing" });
    expect(stderr).toContain("2 of 3 instances of NVTX range decode were captured.");
    expect(stderr).toContain("Ask for 2");
  });

  test("fewer or more instances than asked, inside an enclosing range", async () => {
    const { code, stderr, run } = await runDemo({
      set: ["instances=3", "nsys.capture-range=bench"],
      demo: ["--enclosing", "bench", "--instances", "4"],
    });
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id: "instances-missing" });
    expect(stderr).toContain('The NVTX range "decode" occurred 4 times; you asked for 3.');
  });

  test("a range missing inside the enclosing one names those that are there", async () => {
    const { code, stderr, run } = await runDemo({
      ranges: ["prefill", "encode"],
      set: ["nsys.capture-range=bench"],
      demo: ["--enclosing", "bench"],
    });
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 3, id: "range-not-seen" });
    expect(stderr).toContain("Did you mean decode?");
    // The report of the enclosing range says what exists; the program is not run again.
    expect(run.record.commands.filter(({ tool }) => tool === "nsys profile")).toHaveLength(1);
  });
});

describe("what is refused before anything is captured: exit 2", () => {
  test("a glob that no range matches", async () => {
    const { code, stderr, run } = await runDemo({ ranges: ["warm*"] });
    expect({ code, id: run.record.failure?.id }).toEqual({ code: 2, id: "glob-without-match" });
    expect(stderr).toContain(`None of the program's NVTX ranges match "warm*".`);
    expect(stderr).toContain("The program emitted only these ranges: prefill, decode.");
    expect(run.record.captures).toEqual([]);
  });

  test.each([
    {
      title: "a range without a domain after its @",
      ranges: ["decode@"],
      says: "The domain after the `@` is missing.",
    },
    { title: "two unescaped @", ranges: ["a@b@c"], says: "If an @ is part of the name, write it as \\@" },
    { title: "a placeholder", ranges: ["range"], says: "is a placeholder from documentation" },
    { title: "an unknown setting", set: ["nsys.trcae=cuda"], says: "nsys.trace" },
    { title: "an unknown report of nsys stats", set: ["nsys.reports=[cuda_gpu_kern_summ]"], says: "cuda_gpu_kern_sum" },
  ])("$title", async ({ ranges = ["decode"], set = [], says }) => {
    const place = workspace();
    const { code, stderr } = await startDemo({ ranges, set, workspace: place }).ended;
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(says) });
    expect(place.leftInTemporary()).toEqual([]);
  });
});
