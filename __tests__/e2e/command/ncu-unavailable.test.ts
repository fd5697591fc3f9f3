import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { command } from "./support/command.ts";
import { attemptsOf, type FakeNcu } from "./support/fake-ncu.ts";
import { expectFailed, expectNothingStarted, permission } from "./support/ncu-failures.ts";
import { fakeRun, prepareFakeRun, runFolder, type FakeRun } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const nokernel = "__tests__/fixtures/recorded/nsys-2023.4.4/nokernel";

/** The three ways to go on, or not, and what each leaves. */
const policies = [
  { policy: "fail", code: 3, state: null },
  { policy: "warn", code: 0, state: "unavailable" },
  { policy: "skip", code: 0, state: "skipped" },
] as const;

interface Unusable {
  readonly name: string;
  readonly ncu?: FakeNcu;
  readonly set?: readonly string[];
  readonly id: string;
  readonly why: string;
  readonly help: string;
  /** Known before the first capture, or even before anything was started. */
  readonly early: boolean | "unstarted";
}

const unusable: readonly Unusable[] = [
  {
    name: "counters that may not be read",
    ncu: { script: permission(1) },
    id: "ncu-permission",
    why: "The driver allows only administrators to read the GPU's performance counters",
    help: "--cap-add=SYS_ADMIN",
    early: false,
  },
  {
    name: "no ncu",
    set: ["ncu.enabled=true", "ncu.path=no-such-ncu"],
    id: "ncu-missing",
    why: "Can't find the tool no-such-ncu.",
    help: "Install Nsight Compute",
    early: "unstarted",
  },
  {
    name: "an ncu that does not start",
    ncu: { script: `show_version() { echo "libcrypto.so.1.1: cannot open shared object file" >&2; exit 127; }` },
    id: "ncu-missing",
    why: "The tool ncu doesn't work.",
    help: "Install Nsight Compute",
    early: "unstarted",
  },
  {
    name: "an ncu without its sections",
    ncu: { script: `list() { echo "==ERROR== Cannot find a sections folder." >&2; exit 1; }` },
    id: "ncu-listing",
    why: "ncu --list-sections exited with 1.",
    help: "it has to include the sections folder",
    early: true,
  },
];

describe.each(unusable)("$name", ({ ncu, set = [], id, why, help, early }) => {
  const fake: FakeRun = { recordings: [sdpa], set, ...(ncu === undefined ? {} : { ncu }) };

  test.each(policies)("ncu.unavailable=$policy: exit $code", async ({ policy, code, state }) => {
    if (early === "unstarted" && state === null) {
      // Nothing was started, so that there is no run directory either.
      const { workspace, path, argv } = prepareFakeRun({ ...fake, set: [...set, `ncu.unavailable=${policy}`] });
      const ended = command(["run", "--json", ...argv.slice(1)], { workspace, path });
      expect(ended.code).toBe(code);
      expect(JSON.parse(ended.stdout)).toMatchObject({ error: { id } });
      for (const text of [why, help]) expect(ended.stderr).toContain(text);
      expect(attemptsOf(workspace, "nsight")).toBe(0);
      expect(existsSync(runFolder(workspace))).toBe(false);
      return;
    }
    const run = await fakeRun({ ...fake, set: [...set, `ncu.unavailable=${policy}`] });
    expect(run.code).toBe(code);
    expect(run.stderr).toContain(why);
    expect(run.stderr).toContain(help);
    expect(run.leftInTemporary).toEqual([]);
    if (state === null) {
      expect(run.record.failure).toMatchObject({ id });
      if (early) expectNothingStarted(run);
      else expectFailed(run);
      return;
    }
    expect(run.stdout).toContain("The capture is real.");
    const profile = run.profile();
    expect(profile.ncu).toMatchObject({ state, why: expect.stringContaining(why), mode: null });
    // No figure is made up: there is none.
    expect(profile.ranges.flatMap(({ kernels }) => kernels.flatMap((kernel) => kernel.ncu))).toEqual([]);
    expect(profile.ranges[0]?.ncu).toBeNull();
    const words = state === "unavailable" ? "couldn't be used" : "was skipped";
    expect(run.text("summary.md")).toContain(`Nsight Compute ${words}, so nothing explains why`);
    expect(run.stdout).toContain(`Nsight Compute ${words}, so nothing explains why`);
    const warned = run.record.warnings.filter((text) => text.includes("No kernel metrics"));
    expect(warned).toHaveLength(policy === "warn" ? 1 : 0);
    expect(run.record.ncu).toHaveLength(early === false ? 1 : 0);
  });
});

describe("a program that need not have kernels (require-kernels=false)", () => {
  const set = ["ncu.enabled=true", "ncu.path=no-such-ncu", "require-kernels=false"];

  test("and has none needs no ncu", async () => {
    const run = await fakeRun({ recordings: [nokernel], set });
    expect(run.code).toBe(0);
    expect(run.profile().ncu).toMatchObject({ state: "skipped", why: "No range has kernels to explain." });
  });

  test("and has some needs it", async () => {
    const run = await fakeRun({ recordings: [sdpa], set });
    expect(run.record.failure).toMatchObject({ id: "ncu-missing" });
    expectFailed(run);
  });

  test("and has none starts no ncu where there is one", async () => {
    const run = await fakeRun({ recordings: [nokernel], ncu: {}, set: ["require-kernels=false"] });
    expect(run.code).toBe(0);
    expect(attemptsOf(run.workspace, "nsight-compute")).toBe(0);
    expect(run.profile().ncu).toMatchObject({ state: "skipped" });
  });
});
