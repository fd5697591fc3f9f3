import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { describeError } from "../../src/model/errors.ts";
import { comparisonSchema, type Comparison } from "../../src/model/comparison/comparison.ts";
import { type Profile, profileSchema } from "../../src/model/profile/profile.ts";
import type { CompareRequest } from "../../src/pipeline/recorded/requests.ts";
import { agentVerdictSchema } from "../../src/features/agents/model/verdict.ts";
import { compare, type CompareResult } from "../../src/pipeline/compare.ts";
import { findAddedText } from "../../src/pipeline/judge/result-file.ts";
import { temporaryFile, unpackRecording } from "../fixtures/recorded.ts";
import { testDirectory } from "../run/support/directory.ts";
import { profileOf } from "./support/analyze.ts";
import { testContext } from "./support/context.ts";
import { refusalOf } from "./support/refusal.ts";

const round = (side: "sdpa" | "eager", number: number) =>
  `examples/recordings/llm-decode-${side}/round-${String(number)}.sqlite.gz`;
const sdpa = "examples/recordings/llm-decode-sdpa";
const eager = "examples/recordings/llm-decode-eager";

type Options = Partial<Omit<CompareRequest, "settings">> & {
  readonly overrides?: readonly string[];
  readonly cwd?: string;
};

/** `compare` of recordings, relative to the repository. */
async function compared(
  base: readonly string[],
  head: readonly string[],
  options: Options = {},
): Promise<CompareResult> {
  const { context } = testContext();
  const { overrides = [], cwd, ...request } = options;
  const settings = { configFile: null, presets: [], inputs: [], overrides };
  const absolute = (paths: readonly string[]) =>
    cwd === undefined ? paths : paths.map((path) => join(context.cwd, path));
  return compare(cwd === undefined ? context : { ...context, cwd }, {
    base: absolute(base),
    head: absolute(head),
    ranges: [],
    out: null,
    settings,
    ...request,
  });
}

function decode({ ranges }: Comparison) {
  const [range, ...more] = ranges;
  if (range === undefined || more.length > 0) throw new Error("There is not one range.");
  return range;
}

const ids = ({ reasons }: Comparison, verdict: string | null) =>
  reasons.filter((reason) => reason.verdict === verdict).map(({ id }) => id);

test.each([
  { base: [1], head: [2, 3], verdict: "inconclusive" },
  { base: [1, 2, 3], head: [1, 2, 3], verdict: "pass" },
])("returns $verdict and exit 0 for the same code, rounds $base and $head", async ({ base, head, verdict }) => {
  const rounds = (numbers: readonly number[]) => numbers.map((number) => round("sdpa", number));
  const { comparison, exitCode } = await compared(rounds(base), rounds(head));
  expect([comparison.verdict, exitCode]).toEqual([verdict, 0]);
  expect(comparison.limitations.some(({ kind }) => kind === "one-round")).toBe(base.length === 1);
  expect(decode(comparison).kernels.map(({ match }) => match)).toEqual(Array<string>(30).fill("exact"));
});

describe("SDPA attention → eager attention", () => {
  test("is a regression of time, launches, and synchronizations, which the schema allows", async () => {
    const { comparison, exitCode } = await compared([sdpa], [eager]);
    expect(comparisonSchema.parse(JSON.parse(JSON.stringify(comparison)))).toEqual(comparison);
    expect([comparison.verdict, exitCode]).toEqual(["regressed", 1]);
    const { kernelTime, gpuBusyTime } = decode(comparison);
    expect(kernelTime).toMatchObject({ baseNs: 12_495_396, headNs: 14_616_226, rounds: 3 });
    expect(gpuBusyTime).toMatchObject({ state: "regressed", changeRatio: expect.closeTo(0.171, 2) });
    expect(ids(comparison, "regressed")).toEqual(expect.arrayContaining(["launches-up", "synchronizations-up"]));
  });

  test("fails only for a budget if configured so", async () => {
    const lenient = await compared([sdpa], [eager], { overrides: ["compare.fail-on=[]"] });
    expect([lenient.comparison.verdict, lenient.exitCode]).toEqual(["regressed", 0]);
    const budget = await compared([sdpa], [eager], {
      overrides: ["compare.fail-on=[]", "compare.budgets=decode.launches <= 5800"],
    });
    expect([ids(budget.comparison, "over-budget"), budget.exitCode]).toEqual([["budget-broken"], 1]);
  });
});

describe("inputs and files", () => {
  test("writes nothing without --out, and the verdict says how to", async () => {
    const cwd = testDirectory();
    const { added } = await compared([sdpa], [eager], { cwd });
    const verdict = agentVerdictSchema.parse(JSON.parse(findAddedText(added, "verdict.json") ?? ""));
    expect(readdirSync(cwd)).toEqual([]);
    expect(verdict).toMatchObject({ directory: null, files: [] });
    expect(verdict.next[0]?.command).toMatch(/ --out llm-profile-comparison --verdict$/);
  });

  test("writes comparison.json and both profiles, which can be compared again", async () => {
    const out = join(testDirectory(), "new");
    const first = await compared([sdpa], [eager], { out });
    expect(first.comparisonFile).toBe(join(out, "comparison.json"));
    const stored = comparisonSchema.parse(JSON.parse(readFileSync(join(out, "comparison.json"), "utf8")));
    expect(stored).toEqual(first.comparison);
    expect(readFileSync(join(out, "comment.md"), "utf8")).toMatch(/^### [^\n]+ · GPU profile\n/);
    expect([stored.base?.profileFile, stored.head.profileFile]).toEqual(["base-profile.json", "head-profile.json"]);
    const read = (file: string) => profileSchema.parse(JSON.parse(readFileSync(join(out, file), "utf8")));
    expect([read("base-profile.json").rounds.length, read("head-profile.json").rounds.length]).toEqual([3, 3]);
    const again = await compared([join(out, "base-profile.json")], [join(out, "head-profile.json")]);
    expect(again.comparison.ranges).toEqual(first.comparison.ranges);
    const mixed = await compared([join(out, "base-profile.json"), round("sdpa", 1)], [eager]);
    expect(mixed.comparison.base?.rounds).toBe(4);
    expect(mixed.comparison.verdict).toBe("regressed");
  });

  test("refuses an existing folder, and removes an unused new one", async () => {
    await expect(compared([sdpa], [eager], { out: testDirectory() })).rejects.toMatchObject({ exitCode: 2 });
    const made = join(testDirectory(), "new");
    await refusalOf(compared([sdpa], ["nowhere"], { out: made }));
    expect(existsSync(made)).toBe(false);
  });

  test("requires a requested range on both sides", async () => {
    const found = await refusalOf(compared([sdpa], [eager], { ranges: ["prefill"] }));
    expect([found.exitCode, describeError(found)]).toEqual([3, expect.stringContaining("prefill")]);
  });

  test("reports a bad budget before opening anything", async () => {
    const overrides = ["compare.budgets=decode.speed <= 3"];
    const found = await refusalOf(compared(["nowhere"], ["nowhere"], { overrides }));
    expect([found.exitCode, describeError(found)]).toEqual([2, expect.stringContaining('"speed"')]);
  });
});

describe("accepted.yml and the calibration", () => {
  const entries = (names: readonly string[]) => {
    const rule = { range: "decode", change: "any", reason: "Known.", expires: "2099-12-31" };
    return JSON.stringify({ accepted: names.map((metric) => ({ ...rule, metric })) });
  };

  test("reads the default accepted.yml if it exists", async () => {
    const cwd = testDirectory();
    expect((await compared([sdpa], [sdpa], { cwd })).comparison.accepted).toEqual([]);
    writeFileSync(join(cwd, "mine.yml"), entries(["kernelNs", "launches"]));
    const { comparison } = await compared([sdpa], [eager], { cwd, overrides: ["compare.accepted=mine.yml"] });
    expect(comparison.accepted.map(({ state }) => state)).toEqual(["used", "used"]);
    expect(ids(comparison, "regressed")).not.toContain("launches-up");
    expect(comparison.verdict).toBe("regressed");
  });

  test.each([
    ["a missing accepted.yml", "compare.accepted=nowhere.yml", "Can't read "],
    ["a missing calibration", "compare.calibration=nowhere.json", "Can't read "],
    ["an invalid calibration", "compare.calibration=package.json", "isn't a calibration"],
  ])("aren't accepted: %s", async (_, override, says) => {
    const found = await refusalOf(compared([sdpa], [eager], { overrides: [override] }));
    expect([found.exitCode, describeError(found)]).toEqual([2, expect.stringContaining(says)]);
  });
});

describe("incomplete bare reports", () => {
  const prefill = "__tests__/fixtures/recorded/nsys-2023.4.4/prefill.sqlite.gz";
  const settings = { configFile: null, presets: [], inputs: [], overrides: [] };
  const none = { ranges: [], out: null, settings };
  const inner = `INSERT INTO NVTX_EVENTS SELECT * FROM NVTX_EVENTS WHERE text = 'prefill';
    UPDATE NVTX_EVENTS SET text = 'layer', start = start + 1, "end" = "end" - 1 WHERE rowid = (SELECT max(rowid) FROM NVTX_EVENTS)`;
  const neverEnded = `UPDATE NVTX_EVENTS SET "end" = NULL WHERE text = 'prefill'`;

  test.each([
    { id: "kernels-lost", changes: ["DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE rowid > 20"] },
    { id: "range-unfinished", changes: [neverEnded] },
  ])("don't count as faster: $id", async ({ id, changes }) => {
    using base = unpackRecording(prefill);
    using head = unpackRecording(prefill, ...changes);
    const { context } = testContext();
    const compared = compare(context, { ...none, base: [base.path], head: [head.path] });
    await expect(compared).rejects.toMatchObject({ id, where: head.path });
  });

  test("don't count as faster as stored profiles, except in complete ranges", async () => {
    using report = unpackRecording(
      prefill,
      inner,
      "DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE correlationId = (SELECT max(correlationId) FROM CUPTI_ACTIVITY_KIND_KERNEL)",
    );
    const profile = await profileOf([report.path]);
    using stored = temporaryFile("profile.json");
    const compareStored = async (given: Profile, ranges: readonly string[] = []) => {
      writeFileSync(stored.path, JSON.stringify(given));
      return compare(testContext().context, { ...none, ranges, base: [stored.path], head: [stored.path] });
    };
    await expect(compareStored(profile)).rejects.toMatchObject({ id: "kernels-lost", exitCode: 3 });
    const complete = { ...profile, incompleteRanges: profile.incompleteRanges.slice(0, 1) };
    const [lost] = complete.incompleteRanges;
    await expect(compareStored(complete, [lost?.name ?? ""])).rejects.toMatchObject({ id: "kernels-lost" });
    const others = profile.ranges.filter(({ name }) => name !== lost?.name).map(({ name }) => name);
    expect((await compareStored(complete, others)).comparison.ranges.map(({ name }) => name)).toEqual(others);
  });

  test("are incomparable and say why if they lack a range", async () => {
    using base = unpackRecording(prefill, inner);
    using head = unpackRecording(prefill, inner, neverEnded);
    const { context, logged } = testContext();
    const { comparison } = await compare(context, { ...none, base: [base.path], head: [head.path] });
    expect(comparison.verdict).toBe("incomparable");
    expect(ids(comparison, "incomparable")).toEqual(["missing-in-head"]);
    expect(logged).toEqual([expect.stringMatching(/^warning: head: .* prefill .* 1 of its 1 instance never ended/)]);
  });
});
