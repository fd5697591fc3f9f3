import { describe, expect, test } from "@jest/globals";
import { syntheticExport } from "../fixtures/synthetic.ts";
import { profileOf, recorded, refused } from "./support/analyze.ts";

const case2023 = (name: string) => `${recorded}/${name}.sqlite.gz`;

describe("a recorded capture", () => {
  test.each([
    { name: "full", ranges: ["decode"], id: "import-damaged", says: "Unknown runtime API function index: 468" },
    { name: "nokernel", ranges: ["decode"], id: "no-kernels", says: "The NVTX range decode" },
    { name: "graph_default", ranges: ["decode"], id: "graph-not-traced", says: "--cuda-graph-trace=node" },
    { name: "prefill", ranges: ["decode"], id: "range-not-seen", says: "only these ranges: prefill." },
    { name: "prefill", ranges: ["step*"], id: "range-not-seen", says: '"step*"' },
    { name: "prefill", ranges: ["prefill@LLM"], id: "range-not-seen", says: "write prefill, or prefill@*" },
  ])("is refused: $name with $ranges: $id", async ({ name, ranges, id, says }) => {
    const found = await refused([case2023(name)], { ranges });
    expect(found).toMatchObject({ id, exitCode: 3 });
    for (const text of [says, "exit code is unknown", `where: ${case2023(name)}`]) expect(found.text).toContain(text);
  });

  test("is accepted when its range matches a pattern", async () => {
    const { ranges } = await profileOf([case2023("prefill")], { ranges: ["prefil*"] });
    expect(ranges.map((range) => range.name)).toEqual(["prefill"]);
  });

  test("passes without kernels if none are required", async () => {
    const profile = await profileOf([case2023("nokernel")], { overrides: ["require-kernels=false"] });
    expect(profile.ranges.map(({ name, kernels }) => [name, kernels])).toEqual([["decode", []]]);
    // No GPU worked, so none was idle.
    expect(profile.ranges[0]?.rounds[0]).toMatchObject({ gpuIdleNs: null, gpuIdle: null });
  });
});

describe("a report in which a kernel of the range is missing", () => {
  /** Its launch is made in `decode`, and not in `step`; another process has a kernel of the same correlation id. */
  const lose = "DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE correlationId = 2 AND globalPid = (1 << 48) + (100 << 24)";

  test("is shown with a warning as incomplete if no range was requested", async () => {
    using file = syntheticExport(lose);
    const profile = await profileOf([file.path]);
    const lost = { lostKernels: 1, lostGraphLaunches: 0, cutGraphLaunches: 0 };
    expect(profile.incompleteRanges).toContainEqual({ name: "decode", domain: "", ...lost });
    expect(profile.incompleteRanges.map(({ name }) => name)).not.toContain("step");
    expect(profile.ranges.map(({ name }) => name)).toEqual(expect.arrayContaining(["decode", "step"]));
    expect(profile.warnings.join("\n")).toContain("decode (1 kernel)");
  });

  test("is refused for that range and passes for a complete one", async () => {
    using file = syntheticExport(lose);
    expect(await refused([file.path], { ranges: ["decode"] })).toMatchObject({ id: "kernels-lost", exitCode: 3 });
    const { ranges } = await profileOf([file.path], { ranges: ["step@LLM"] });
    expect(ranges.map(({ name, domain }) => [name, domain])).toEqual([["step", "LLM"]]);
  });
});

test.each([
  { name: "nothing there", path: "no/such/run", exitCode: 2, says: "no/such/run doesn't exist." },
  { name: "a folder without reports", path: "conf", exitCode: 2, says: "no run.json" },
  { name: "another kind of file", path: "README.md", exitCode: 2, says: ".nsys-rep, .qdrep, .qdstrm, or .sqlite" },
  { name: "a bad range", path: case2023("prefill"), ranges: ["prefill@"], exitCode: 2, says: '"prefill@"' },
  { name: "a placeholder as range", path: case2023("prefill"), ranges: ["range"], exitCode: 2, says: '"range"' },
  { name: "JSON that is no profile", path: "package.json", exitCode: 3, says: "→ at schemaVersion" },
])("exits with $exitCode for $name", async ({ path, ranges = [], exitCode, says }) => {
  const found = await refused([path], { ranges });
  expect(found).toMatchObject({ exitCode, text: expect.stringContaining(says) });
});
