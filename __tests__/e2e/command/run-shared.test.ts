import { describe, expect, test } from "@jest/globals";
import { fakeRun, type FakeRun, type Finished } from "./support/run.ts";

// A training step with three ranges of one thread, within `step`.
const ranges = ["forward", "backward", "optimizer"];
const training: FakeRun = { recordings: ["__tests__/fixtures/recorded/nsys-2025.3.1/train-step"], ranges };

const starts = ({ record }: Finished) => record.commands.filter(({ tool }) => tool === "nsys profile").length;

describe("several ranges", () => {
  test("share each capture where the probe is small", async () => {
    const run = await fakeRun({ ...training, set: ["rounds=2"] });
    expect({ code: run.code, starts: starts(run) }).toEqual({ code: 0, starts: 3 });
    expect(run.stderr).toContain(
      "The 3 ranges share each capture, because the probe contains all of them and little else.",
    );
    expect(run.stderr).toContain("2 captures (all ranges × 2 rounds), each in a fresh process");
    expect(run.record.captures).toMatchObject(
      [1, 2].map((round) => ({ round, ranges, gated: false, firstInstances: [1, 1, 1] })),
    );
    expect(run.text("head/round-1/all-ranges/nsys/cmd.txt")).not.toContain("--capture-range");
    expect(run.profile()).toMatchObject({ captureMode: "all", ranges: ranges.map((name) => ({ name })) });
  });

  test("have the figures that captures of their own have", async () => {
    const figures = (run: Finished) =>
      run.profile().ranges.map(({ name, rounds }) => [name, rounds[0]?.instances, rounds[0]?.kernelNs]);
    const alone = await fakeRun({ ...training, set: ["nsys.captures=range", "attribution=thread"] });
    expect({ starts: starts(alone), mode: alone.profile().captureMode }).toEqual({ starts: 3, mode: "range" });
    expect(figures(await fakeRun({ ...training, set: ["attribution=thread"] }))).toEqual(figures(alone));
  });

  test("are found by the probe, where globs name them", async () => {
    const run = await fakeRun({ ...training, ranges: ["f*", "opt*"] });
    expect({ code: run.code, starts: starts(run) }).toEqual({ code: 0, starts: 2 });
    expect(run.profile().ranges.map(({ name }) => name)).toEqual(["forward", "optimizer"]);
  });

  test.each([
    {
      title: "isn't real",
      script: `discovery() { echo "Importation succeeded with non-fatal errors" >&2; captured "\${recordings[0]}"; }`,
      says: "Each range gets separate captures: the probe failed. nsys couldn't read all the events",
    },
    {
      title: "is large",
      script: `discovery() { captured "\${recordings[0]}"; truncate -s 40M "$output.nsys-rep"; }`,
      says: "Each range gets separate captures: a report of the whole program takes 40 MiB, more than 32 MiB.",
    },
  ])("gate captures of their own where the probe $title", async ({ script, says }) => {
    const run = await fakeRun({ ...training, script });
    expect({ code: run.code, starts: starts(run) }).toEqual({ code: 0, starts: 4 });
    expect(run.stderr).toContain(says);
    expect(run.text("head/round-1/forward/nsys/cmd.txt")).toContain("--nvtx-capture=forward");
    expect(run.profile().captureMode).toBe("range");
  });

  test("aren't tried one by one where the program fails", async () => {
    const run = await fakeRun({ ...training, command: ["bash", "-c", "exit 5"] });
    expect({ code: run.code, starts: starts(run) }).toEqual({ code: 3, starts: 1 });
    expect(run.record.failure).toMatchObject({ id: "workload-failed" });
  });

  test("that a glob doesn't match are told", async () => {
    const run = await fakeRun({ ...training, ranges: ["decode*"] });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(`None of the program's NVTX ranges match "decode*".`);
  });
});
