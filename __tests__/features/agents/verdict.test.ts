import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { Profile } from "../../../src/model/profile/profile.ts";
import type { RepeatableCommand } from "../../../src/model/run/asked.ts";
import { formatOneLineJson } from "../../../src/features/agents/text/room.ts";
import { createVerdict } from "../../../src/features/agents/text/verdict.ts";
import { compared, decode, near, rangeOf, side, type MadeTimes } from "../../compare/support/sides.ts";
import { alone, failureOf, hostile, hostileNames } from "../../report/comment/support/cases.ts";
import { askedRun, checkedCommands, checkedVerdict } from "./support/verdicts.ts";

const one = (ns: number, name = "k"): Profile => decode([{ name, ns: near(ns) }]);

describe("verdict.json", () => {
  test("names the slower range, the deciding kernel, and how to explain it", () => {
    const sides = { base: one(1_000_000), head: one(1_200_000) };
    const comparison = compared(sides.base, sides.head);
    const verdict = checkedVerdict(comparison);
    expect(verdict).toMatchObject({
      verdict: "regressed",
      sentence: expect.stringMatching(/^decode takes 20% longer on the GPU/),
      ranges: [{ range: "decode", verdict: "regressed", gpuTime: { state: "regressed" } }],
      kernels: [{ range: "decode", name: "k", state: "regressed" }],
      directory: askedRun.folder,
      cost: null,
      files: ["comparison.json", "report.html"],
      leftOut: { ranges: 0, kernels: 0, next: 0 },
    });
    expect(verdict.decided[0]).toMatchObject({ reason: "range-regressed", range: "decode", kernel: null });
    expect(checkedCommands(verdict, comparison, sides)).toEqual([
      ["llm-profile", "explain", askedRun.folder, "--kernel", verdict.kernels[0]?.id],
      [...askedRun.again, "--verdict"],
      [...askedRun.again, "--dry-run"],
    ]);
  });

  test("names the range and kernel that got faster", () => {
    const verdict = checkedVerdict(compared(one(1_000_000), one(900_000)));
    expect(verdict).toMatchObject({ verdict: "pass", ranges: [{ gpuTime: { state: "improved" } }] });
    expect(verdict.decided).toContainEqual(expect.objectContaining({ reason: "range-improved" }));
  });

  test("keeps a kernel's id across comparisons, but not across ranges", () => {
    const of = (name: string, ns: number): Profile => side([rangeOf({ name, kernels: [{ name: "k", ns: near(ns) }] })]);
    const idOf = (name: string, head: number) =>
      checkedVerdict(compared(of(name, 1_000_000), of(name, head))).kernels[0]?.id;
    expect(idOf("decode", 1_500_000)).toBe(idOf("decode", 1_200_000));
    expect(idOf("prefill", 1_200_000)).not.toBe(idOf("decode", 1_200_000));
  });

  test("suggests more rounds first if the verdict is inconclusive", () => {
    const noisy = (ns: readonly number[]): Profile => decode([{ name: "k", ns }]);
    const sides = { base: noisy([1e6, 1.3e6, 8e5]), head: noisy([1.25e6, 9e5, 1.1e6]) };
    const comparison = compared(sides.base, sides.head);
    const verdict = checkedVerdict(comparison);
    expect(verdict).toMatchObject({ verdict: "inconclusive", decided: [] });
    expect(verdict.unclear[0]).toMatchObject({ range: "decode", settledBy: "more-rounds" });
    expect(checkedCommands(verdict, comparison, sides)[0]).toEqual([
      ...[...askedRun.again, "--rounds", "6", "--set", "compare.max-rounds=6", "--verdict"],
    ]);
  });

  test("asks for a base if there's none", () => {
    const head = one(1_000_000);
    const comparison = alone(head, "The base could not be built.", "failed");
    const verdict = checkedVerdict(comparison);
    expect(verdict).toMatchObject({ verdict: "no-baseline", unclear: [{ settledBy: "a-base" }], ranges: [] });
    expect(checkedCommands(verdict, comparison, { base: null, head })).toHaveLength(3);
  });

  test("contains the cost, and a failure after good captures", () => {
    const cost = { seconds: 41.5, starts: 8, parts: [] };
    const comparison = { ...compared(one(1_000_000), one(1_000_000)), cost };
    expect(checkedVerdict(comparison).cost).toEqual({ starts: 8, gpuSeconds: 41.5 });
    const failure = failureOf({ id: "ncu-failed", what: "ncu failed." });
    const verdict = createVerdict({ comparison, failure, asked: askedRun, files: [] });
    expect(verdict.failure).toEqual({ id: "ncu-failed", what: "ncu failed." });
  });
});

const names = Array.from({ length: 60 }, (_, index) => `void ns::kernel_${String(index)}<float>(int)`);
const kernels = (ns: number) => names.map((name): MadeTimes => ({ name, ns: near(ns) }));
const range = (at: number, ns: number) =>
  rangeOf({ name: `${"range".repeat(30)} ${String(at)}`, kernels: kernels(at === 7 ? ns : 10_000) });
const many = (ns: number): Profile => side(Array.from({ length: 40 }, (_, at) => range(at, ns)));

test("keeps the slower range within 4 kB and counts the rest", () => {
  const sides = { base: many(10_000), head: many(14_000) };
  const comparison = compared(sides.base, sides.head);
  const verdict = checkedVerdict(comparison);
  expect(verdict.ranges[0]).toMatchObject({ verdict: "regressed" });
  expect(verdict.ranges.length).toBeGreaterThanOrEqual(3);
  expect(verdict.ranges.length + verdict.leftOut.ranges).toBe(40);
  expect(verdict.kernels[0]).toMatchObject({ state: "regressed" });
  expect(verdict.kernels.length + verdict.leftOut.kernels).toBe(2400);
  expect(checkedCommands(verdict, comparison, sides)).toHaveLength(3);
});

describe("a stranger's names", () => {
  const shell = [
    ...["$(touch PWNED)", "`touch PWNED`", "'; touch PWNED; '", '" && touch PWNED && "', "a\ntouch PWNED\n"],
    ...["--out=/PWNED", "\u001b]0;title\u0007\u202etxt.exe", "x".repeat(100_000), "🚀".repeat(10_000)],
    ...['"'.repeat(5_000), "\u0000\ud800"],
  ];

  test.each([
    { what: "names that attack a shell or terminal", names: shell },
    { what: "names that attack a page", names: hostileNames },
  ])("never break the size limit, the JSON, or the commands: $what", ({ names }) => {
    const [section] = hostile(names).sections;
    if (section?.comparison == null) throw new Error("There is no comparison.");
    const { comparison, head } = section;
    const verdict = checkedVerdict(comparison);
    const commands = checkedCommands(verdict, comparison, { base: null, head });
    expect(commands.flat().join(" ")).toMatch(/^[\w ./=-]+$/);
  });

  test("keeps an explanation within 8 kB despite long names", () => {
    const kernels = (factor: number): Profile =>
      decode(shell.map((name): MadeTimes => ({ name, ns: near(100_000 * factor) })));
    const sides = { base: kernels(1), head: kernels(1.3) };
    const comparison = compared(sides.base, sides.head);
    for (const { name } of comparison.ranges[0]?.kernels ?? []) {
      const ranges = comparison.ranges.map((row) => ({
        ...row,
        kernels: row.kernels.filter((kernel) => kernel.name === name),
      }));
      const verdict = checkedVerdict({ ...comparison, ranges });
      expect(checkedCommands(verdict, comparison, sides)[0]).toContain("explain");
    }
  });

  test.each([
    { folder: "it's $(touch PWNED) here", left: 0 },
    { folder: "new\nline\u202e", left: 0 },
    { folder: "deep/".repeat(200), left: 3 },
  ])("quotes the run directory %j or leaves it out", ({ folder, left }) => {
    const again = ["llm-profile", "run", "--config", join(folder, "config.yaml")];
    const asked: RepeatableCommand = { kind: "run", again, folder };
    const sides = { base: one(1_000_000), head: one(1_200_000) };
    const comparison = compared(sides.base, sides.head);
    const verdict = createVerdict({ comparison, failure: null, asked, files: [] });
    expect(verdict.leftOut.next).toBe(left);
    expect(Buffer.byteLength(formatOneLineJson(verdict))).toBeLessThanOrEqual(4096);
    for (const words of checkedCommands(verdict, comparison, sides))
      expect(words.some((word) => word.startsWith(folder))).toBe(true);
  });
});
