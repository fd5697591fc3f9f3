import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { command } from "./support/command.ts";
import { attemptsOf } from "./support/fake-ncu.ts";
import { expectFailed, expectNothingStarted, permission } from "./support/ncu-failures.ts";
import { fakeRun, prepareFakeRun, runFolder, type FakeRun } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const nokernel = "__tests__/fixtures/recorded/nsys-2023.4.4/nokernel";
const absent = ["ncu.enabled=true", "ncu.path=no-such-ncu"];

const forbidden: FakeRun = { recordings: [sdpa], ncu: { script: permission(1) } };
const broken: FakeRun = {
  recordings: [sdpa],
  ncu: { script: `show_version() { echo "libcrypto.so.1.1: cannot open shared object file" >&2; exit 127; }` },
};

describe("ncu.unavailable=fail, the default", () => {
  test("counters that may not be read: what nsys measured is there", async () => {
    const run = await fakeRun(forbidden);
    expect(run.record.failure).toMatchObject({ id: "ncu-permission" });
    expect(run.stderr).toContain("--cap-add=SYS_ADMIN");
    expectFailed(run);
  });

  test("an ncu without its sections: said before the first capture", async () => {
    const script = `list() { echo "==ERROR== Cannot find a sections folder." >&2; exit 1; }`;
    const run = await fakeRun({ recordings: [sdpa], ncu: { script } });
    expect(run.code).toBe(3);
    expect(run.record.failure).toMatchObject({ id: "ncu-listing" });
    expectNothingStarted(run);
  });

  test("no ncu: nothing is started, so there is no run directory either", () => {
    const { workspace, path, argv } = prepareFakeRun({ recordings: [sdpa], set: absent });
    const ended = command(["run", "--json", ...argv.slice(1)], { workspace, path });
    expect(ended.code).toBe(3);
    expect(JSON.parse(ended.stdout)).toMatchObject({ error: { id: "ncu-missing" } });
    expect(ended.stderr).toContain("no-such-ncu");
    expect(ended.leftInTemporary).toEqual([]);
    expect(attemptsOf(workspace, "nsight")).toBe(0);
    expect(existsSync(runFolder(workspace))).toBe(false);
  });
});

test.each([
  {
    policy: "warn",
    name: "counters that may not be read",
    fake: forbidden,
    state: "unavailable",
    warnings: 1,
    runs: 1,
  },
  { policy: "skip", name: "an ncu that does not start", fake: broken, state: "skipped", warnings: 0, runs: 0 },
])("ncu.unavailable=$policy, $name: the run goes on, and makes no figure up", async ({ policy, fake, ...expected }) => {
  const run = await fakeRun({ ...fake, set: [`ncu.unavailable=${policy}`] });
  expect(run.code).toBe(0);
  expect(run.leftInTemporary).toEqual([]);
  expect(run.stdout).toContain("The capture is real.");
  const profile = run.profile();
  expect(profile.ncu).toMatchObject({ state: expected.state, why: expect.stringMatching(/./), mode: null });
  expect(profile.ranges.flatMap(({ kernels }) => kernels.flatMap((kernel) => kernel.ncu))).toEqual([]);
  expect(profile.ranges[0]?.ncu).toBeNull();
  for (const text of [run.text("summary.md"), run.stdout]) expect(text).toContain("so nothing explains why");
  expect(run.record.warnings.filter((text) => text.includes("No kernel metrics"))).toHaveLength(expected.warnings);
  expect(run.stderr).toContain("No kernel metrics");
  expect(run.record.ncu).toHaveLength(expected.runs);
});

describe("a program that need not have kernels (require-kernels=false)", () => {
  const set = [...absent, "require-kernels=false"];

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
});
