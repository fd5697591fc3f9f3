import { describe, expect, test } from "@jest/globals";
import { fakeRun, type FakeRun, type Finished } from "./support/run.ts";

// A training step with three ranges of one thread, within `step`.
const ranges = ["forward", "backward", "optimizer"];
const training: FakeRun = { recordings: ["__tests__/fixtures/recorded/nsys-2025.3.1/train-step"], ranges };

const starts = ({ record }: Finished) => record.commands.filter(({ tool }) => tool === "nsys profile").length;

describe("several ranges", () => {
  test("share each capture where the probe is small, also those that it finds by their globs", async () => {
    const run = await fakeRun({ ...training, ranges: ["forward", "back*", "opt*"], set: ["rounds=2"] });
    expect({ code: run.code, starts: starts(run) }).toEqual({ code: 0, starts: 3 });
    expect(run.stderr).toContain("The 3 ranges share each capture");
    expect(run.record.captures).toMatchObject(
      [1, 2].map((round) => ({ round, ranges, gated: false, firstInstances: [1, 1, 1] })),
    );
    expect(run.text("head/round-1/all-ranges/nsys/cmd.txt")).not.toContain("--capture-range");
    expect(run.profile()).toMatchObject({ captureMode: "all", ranges: ranges.map((name) => ({ name })) });
  });

  test("gate captures of their own where the probe isn't real", async () => {
    const script = `discovery() { echo "Importation succeeded with non-fatal errors" >&2; captured "\${recordings[0]}"; }`;
    const run = await fakeRun({ ...training, script });
    expect({ code: run.code, starts: starts(run) }).toEqual({ code: 0, starts: 4 });
    expect(run.stderr).toContain("Each range gets separate captures: the probe failed.");
    expect(run.text("head/round-1/forward/nsys/cmd.txt")).toContain("--nvtx-capture=forward");
    expect(run.profile().captureMode).toBe("range");
  });

  test("aren't tried one by one where the program fails", async () => {
    const run = await fakeRun({ ...training, command: ["bash", "-c", "exit 5"] });
    expect({ code: run.code, starts: starts(run) }).toEqual({ code: 3, starts: 1 });
    expect(run.record.failure).toMatchObject({ id: "workload-failed" });
  });
});
