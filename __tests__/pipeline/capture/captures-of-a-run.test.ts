import { writeFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import type { FakeProgram, Left } from "../support/fake-session.ts";
import { measuredRun } from "../support/measured-run.ts";

const decode: Left = { recordings: ["__tests__/fixtures/recorded/decode-sdpa/round-1"] };

async function run(program: FakeProgram, ...set: string[]) {
  const made = await measuredRun({ program, set, sides: 1 });
  return { ...made, steps: made.starts.map(({ step }) => step) };
}

describe("a transient fault of nsys", () => {
  const taken: Left = { exitCode: 1, stderr: "Session name 'llm-profile-1' is already in use" };

  test("is retried in a new session, and both attempts are kept", async () => {
    const { record, starts, failure } = await run(({ number }) => (number === 1 ? taken : decode));
    expect(failure).toBeNull();
    expect(record.captures.map(({ folder }) => folder)).toEqual(["head/round-1/decode/nsys"]);
    const commands = record.commands.filter(({ tool }) => tool === "nsys profile");
    expect(commands.map(({ attempt, outcome, stdout }) => [attempt, outcome, stdout])).toEqual([
      [1, "failed", "head/round-1/decode/nsys-attempt-1/stdout.txt"],
      [2, "ok", "head/round-1/decode/nsys/stdout.txt"],
    ]);
    const sessions = starts.map(({ argv }) => argv.find((one) => one.startsWith("--session-new=")));
    expect(new Set(sessions).size).toBe(2);
  });

  test("is retried as often as `retries` says", async () => {
    let starts = 0;
    const program = (): Left => {
      starts += 1;
      return taken;
    };
    await expect(run(program, "retries=2")).rejects.toMatchObject({ id: "session-name-taken" });
    expect(starts).toBe(3);
  });
});

describe("a raw file without a report", () => {
  const raw: Left = { files: ["report.qdstrm"], stderr: "The importer binary and its dependencies were not found" };
  const imported = (exitCode: number) =>
    measuredRun({
      program: () => raw,
      tools: (tool, argv) => {
        if (tool !== "QdstrmImporter") return null;
        if (exitCode === 0) writeFileSync(argv.at(-1) ?? "", decode.recordings?.[0] ?? "");
        return { exitCode };
      },
      sides: 1,
    });

  test("is imported", async () => {
    expect((await imported(0)).profiles.head.ranges).toMatchObject([{ name: "decode" }]);
  });

  test("fails if the importer fails", async () => {
    await expect(imported(1)).rejects.toMatchObject({ id: "importer-missing" });
  });
});

describe("several ranges", () => {
  const ranges = ["forward", "backward", "optimizer"];
  const training: Left = { recordings: ["__tests__/fixtures/recorded/nsys-2025.3.1/train-step"] };

  test("share each capture if the probe is small, including ranges from globs", async () => {
    const { record, profiles, steps } = await run(() => training, "ranges=[forward,back*,opt*]", "rounds=2");
    expect(steps).toEqual(["probe", "round-1", "round-2"]);
    expect(record.captures).toMatchObject([1, 2].map((round) => ({ round, ranges, gated: false })));
    expect(profiles.head.captureMode).toBe("all");
  });

  test("get separate captures if the probe isn't real", async () => {
    const broken: Left = { ...training, stderr: "Importation succeeded with non-fatal errors" };
    const program: FakeProgram = ({ step }) => (step === "probe" ? broken : training);
    const { profiles, steps } = await run(program, `ranges=[${ranges.join(",")}]`);
    expect(steps).toEqual(["probe", "round-1", "round-1", "round-1"]);
    expect(profiles.head.captureMode).toBe("range");
  });

  test.each(["nsys.captures=range", "nsys.captures=auto"])(
    "are captured once if the program fails: %s",
    async (set) => {
      let starts = 0;
      const program = (): Left => {
        starts += 1;
        return { exitCode: 5, stderr: "ValueError: no" };
      };
      await expect(run(program, "ranges=[prefill,decode]", set)).rejects.toMatchObject({ id: "workload-failed" });
      expect(starts).toBe(1);
    },
  );

  test("are all named if wrong, and the program is listed once", async () => {
    const steps: string[] = [];
    const program: FakeProgram = ({ step, argv }) => {
      steps.push(step);
      return step === "discovery" || argv.some((one) => one === "--nvtx-capture=decode") ? decode : {};
    };
    const failed = run(program, "ranges=[decod,prefil,decode]", "nsys.captures=range");
    await expect(failed).rejects.toMatchObject({
      failures: ["decod", "prefil"].map((range) =>
        expect.objectContaining({ message: expect.stringContaining(`"${range}"`) }),
      ),
    });
    expect(steps.filter((step) => step === "discovery")).toHaveLength(1);
  });

  test("are a user error if a glob matches nothing", async () => {
    await expect(run(() => decode, "ranges=[pre*]")).rejects.toMatchObject({ id: "glob-without-match", exitCode: 2 });
  });
});

test("checks each of a capture's two reports against its summaries", async () => {
  const recordings = [1, 2].map((part) => `__tests__/fixtures/recorded/nsys-2023.4.4/graph_node.${String(part)}`);
  const { profiles } = await run(() => ({ recordings }), "instances=2");
  expect(profiles.head.ranges[0]?.rounds).toMatchObject([{ instances: 2, kernelNs: 986_087 + 984_641 }]);
  expect(profiles.head.checks.map(({ state }) => state)).toEqual(Array(4).fill("held"));
});
