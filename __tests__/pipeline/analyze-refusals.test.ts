import { describe, expect, test } from "@jest/globals";
import { syntheticExport } from "../fixtures/synthetic.ts";
import { profileOf, recorded, refused } from "./support/analyze.ts";

const case2023 = (name: string) => `${recorded}/${name}.sqlite.gz`;

describe("a recorded capture that is not real is refused with its cause and help", () => {
  const newerNsys = "Use an nsys at least as new as the program's CUDA";
  test.each([
    { name: "full", ranges: [], id: "import-damaged", says: ["Unknown runtime API function index: 468", newerNsys] },
    { name: "crash", ranges: [], id: "import-damaged", says: ["Unknown runtime API function index: 468", newerNsys] },
    { name: "resnet_full", ranges: [], id: "import-damaged", says: ["the report may lack kernels", newerNsys] },
    { name: "full", ranges: ["decode"], id: "import-damaged", says: [newerNsys] },
    { name: "nokernel", ranges: [], id: "no-kernels", says: ["no GPU kernel", "require-kernels to false"] },
    {
      name: "nokernel",
      ranges: ["decode"],
      id: "no-kernels",
      says: ["The NVTX range decode", "contains no GPU kernel"],
    },
    {
      name: "graph_default",
      ranges: ["decode"],
      id: "graph-not-traced",
      says: ["traced as a whole", "--cuda-graph-trace=node"],
    },
    { name: "graph_default", ranges: [], id: "graph-not-traced", says: ["--cuda-graph-trace=node"] },
    {
      name: "prefill",
      ranges: ["decode"],
      id: "range-not-seen",
      says: [
        `"decode" isn't in the report`,
        "The program emitted only these ranges: prefill.",
        "Choose one of these ranges.",
      ],
    },
    { name: "prefill", ranges: ["prefil*"], id: null, says: [] },
    { name: "prefill", ranges: ["step*"], id: "range-not-seen", says: ['"step*"', "prefill"] },
    {
      name: "prefill",
      ranges: ["prefill@LLM"],
      id: "range-not-seen",
      says: ["The range exists in another domain; write prefill, or prefill@* for any domain."],
    },
  ])("$name asked for $ranges: $id", async ({ name, ranges, id, says }) => {
    if (id === null) {
      expect((await profileOf([case2023(name)], { ranges })).ranges.map((range) => range.name)).toEqual(["prefill"]);
      return;
    }
    const found = await refused([case2023(name)], { ranges });
    expect(found.id).toBe(id);
    expect(found.exitCode).toBe(3);
    for (const text of says) expect(found.text).toContain(text);
    expect(found.text).toContain("We only have the report, so the profiled command's exit code is unknown.");
    expect(found.text).toContain(`where: ${case2023(name)}`);
  });

  test("a CPU-only capture passes where kernels are not required", async () => {
    const profile = await profileOf([case2023("nokernel")], { overrides: ["require-kernels=false"] });
    expect(profile.ranges.map(({ name, kernels }) => [name, kernels])).toEqual([["decode", []]]);
    // No GPU worked, so none was idle.
    expect(profile.ranges[0]?.rounds[0]).toMatchObject({ gpuIdleNs: null, gpuIdle: null });
  });
});

describe("a report in which a kernel of the range is missing", () => {
  /** Its launch is made in `decode`, and not in `step`; another process has a kernel of the same correlation id. */
  const lose = "DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE correlationId = 2 AND globalPid = (1 << 48) + (100 << 24)";

  test("is refused: kernels-lost, with the synchronization as help", async () => {
    using file = syntheticExport(lose);
    const found = await refused([file.path], { ranges: ["decode"] });
    expect(found).toMatchObject({ id: "kernels-lost", exitCode: 3 });
    expect(found.text).toContain("The report lacks 1 kernel launched in the NVTX range decode.");
    expect(found.text).toContain("Call torch.cuda.synchronize() (cudaDeviceSynchronize) before the range ends.");
  });

  test("is shown where no range was asked for, with a warning, and marked as incomplete", async () => {
    using file = syntheticExport(lose);
    const profile = await profileOf([file.path]);
    const lost = { lostKernels: 1, lostGraphLaunches: 0, cutGraphLaunches: 0 };
    expect(profile.incompleteRanges).toContainEqual({ name: "decode", domain: "", ...lost });
    expect(profile.incompleteRanges.map(({ name }) => name)).not.toContain("step");
    expect(profile.ranges.map(({ name }) => name)).toEqual(expect.arrayContaining(["decode", "step"]));
    expect(profile.warnings.join("\n")).toContain("decode (1 kernel)");
  });

  test("passes as long as none is missing", async () => {
    using file = syntheticExport();
    const profile = await profileOf([file.path], { ranges: ["decode"] });
    expect(profile.ranges.map(({ name }) => name)).toEqual(["decode"]);
  });

  test("passes for a range that has all of its own", async () => {
    using file = syntheticExport(lose);
    const profile = await profileOf([file.path], { ranges: ["step@LLM"] });
    expect(profile.ranges.map(({ name, domain }) => [name, domain])).toEqual([["step", "LLM"]]);
  });
});

describe("paths that cannot be analyzed", () => {
  test.each([
    {
      name: "nothing there",
      paths: ["no/such/run"],
      says: ["no/such/run doesn't exist.", "where: the given path", "Pass a run directory"],
    },
    {
      name: "a folder without reports",
      paths: ["conf"],
      says: ["conf isn't a run directory and contains no reports.", "where: the given path", "It has no run.json"],
    },
    {
      name: "another kind of file",
      paths: ["README.md"],
      says: ["We can't analyze README.md.", ".nsys-rep, .qdrep, .qdstrm, or .sqlite"],
    },
    {
      name: "a bad range",
      paths: [case2023("prefill")],
      ranges: ["prefill@"],
      says: ['Bad NVTX range "prefill@".', "--range"],
    },
    {
      name: "a placeholder as range",
      paths: [case2023("prefill")],
      ranges: ["range"],
      says: ['Bad NVTX range "range".'],
    },
  ])("$name: exit 2", async ({ paths, ranges, says }) => {
    const found = await refused(paths, ranges === undefined ? {} : { ranges });
    expect(found.exitCode).toBe(2);
    for (const text of says) expect(found.text).toContain(text);
  });

  test.each([
    {
      name: "JSON that is no profile",
      paths: ["package.json"],
      says: ["package.json isn't a profile that this version can read.", "where: ", "→ at schemaVersion"],
    },
  ])("$name: exit 3", async ({ paths, says }) => {
    const found = await refused(paths);
    expect(found.exitCode).toBe(3);
    for (const text of says) expect(found.text).toContain(text);
  });
});
