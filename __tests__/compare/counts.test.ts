import { describe, expect, test } from "@jest/globals";
import { ambiguousRows } from "../../src/compare/open-rows.ts";
import { countChanges, type CountRules } from "../../src/compare/counts.ts";
import type { ProfileCopy, ProfileRangeRound } from "../../src/model/profile/profile.ts";
import { madeRange, madeRound } from "../fixtures/profiles.ts";
import { compared, decode, near, reasonIds, withRounds } from "./support/sides.ts";

type Round = Partial<ProfileRangeRound>;

const copy = (change: Partial<ProfileCopy>): ProfileCopy => ({
  kind: "copy",
  direction: "host-to-device",
  sourceMemory: "pinned",
  targetMemory: "device",
  count: 16,
  bytes: 4096,
  totalNs: 1000,
  blocking: 0,
  ...change,
});
const syncs = (count: number): Round => ({
  synchronizations: count === 0 ? [] : [{ call: "cudaStreamSynchronize", count, totalNs: 1 }],
});

const rules: CountRules = {
  threshold: 0.01,
  isStrict: false,
  hasImproved: false,
  wall: "unknown",
  workVaries: false,
  kernelsVary: false,
  otherAmount: 0,
  busyShare: 0.5,
};

/** The counts that changed, as `metric kind: state`. */
function changed(base: readonly Round[], head: readonly Round[], change: Partial<CountRules> = {}): string[] {
  const range = (rounds: readonly Round[]) => madeRange({ rounds: rounds.map((round) => madeRound(round)) });
  return countChanges(range(base), range(head), { ...rules, ...change })
    .filter(({ state }) => state !== "same")
    .map(({ metric, kind, state }) => `${metric}${kind === null ? "" : ` ${kind}`}: ${state}`);
}

const pinned = "host-to-device (pinned → device)";
const pageable = "host-to-device (pageable → device)";
const launched = (state: string) => [`launches: ${state}`, `hostLaunches: ${state}`];
const graphs = (state: string) => [`hostLaunches: ${state}`, `graphLaunches: ${state}`];
const copied = (kind: string, state: string) => [`copies ${kind}: ${state}`, `copiedBytes ${kind}: ${state}`];

describe("exact counts", () => {
  test.each<{ name: string; base: Round; head: Round; found: string[] }>([
    { name: "as many of all", base: {}, head: {}, found: [] },
    { name: "1% more launches", base: { launches: 1000 }, head: { launches: 1010 }, found: [] },
    { name: "1.2% more launches", base: { launches: 1000 }, head: { launches: 1012 }, found: launched("regressed") },
    { name: "one more of few", base: { launches: 3 }, head: { launches: 4 }, found: [] },
    { name: "two more of few", base: { launches: 3 }, head: { launches: 5 }, found: launched("noted") },
    { name: "fewer launches", base: { launches: 5 }, head: { launches: 3 }, found: launched("improved") },
    { name: "a stray .item() a layer", base: syncs(1), head: syncs(257), found: ["synchronizations: regressed"] },
    {
      name: "a lost CUDA graph",
      base: { launches: 500, graphKernels: 500, graphLaunches: 16 },
      head: { launches: 500 },
      found: graphs("regressed"),
    },
    {
      name: "a new CUDA graph",
      base: { launches: 500 },
      head: { launches: 500, graphKernels: 500, graphLaunches: 16 },
      found: graphs("improved"),
    },
    {
      name: "a graph cut into more",
      base: { launches: 500, graphKernels: 500, graphLaunches: 16 },
      head: { launches: 500, graphKernels: 500, graphLaunches: 64 },
      found: graphs("regressed"),
    },
    {
      name: "pinned copies that became pageable",
      base: { copies: [copy({})] },
      head: { copies: [copy({ sourceMemory: "pageable" })] },
      found: [...copied(pageable, "noted"), ...copied(pinned, "moved")],
    },
    {
      name: "pageable copies that became pinned",
      base: { copies: [copy({ sourceMemory: "pageable" })] },
      head: { copies: [copy({})] },
      found: [...copied(pageable, "improved"), ...copied(pinned, "moved")],
    },
    {
      name: "as many copies of more bytes",
      base: { copies: [copy({})] },
      head: { copies: [copy({ bytes: 8192 })] },
      found: [`copiedBytes ${pinned}: noted`],
    },
    {
      name: "copies of a MiB more",
      base: { copies: [copy({ bytes: 10 * 2 ** 20 })] },
      head: { copies: [copy({ bytes: 11 * 2 ** 20 })] },
      found: [`copiedBytes ${pinned}: regressed`],
    },
    {
      name: "copies of a MiB more, of very many",
      base: { copies: [copy({ bytes: 2 ** 30 })] },
      head: { copies: [copy({ bytes: 2 ** 30 + 2 ** 20 })] },
      found: [],
    },
    {
      name: "two small copies more",
      base: { launches: 1000, copies: [copy({ count: 2, bytes: 8 })] },
      head: { launches: 1000, copies: [copy({ count: 4, bytes: 16 })] },
      found: copied(pinned, "noted"),
    },
    {
      name: "small copies that the host waits for",
      base: { launches: 1000, copies: [copy({ count: 2, bytes: 8 })] },
      head: { launches: 1000, copies: [copy({ count: 4, bytes: 16, blocking: 2 })] },
      found: [...copied(pinned, "noted"), "blockingCopies: regressed"],
    },
    {
      name: "fills",
      base: {},
      head: { copies: [copy({ kind: "fill", direction: null, sourceMemory: null })] },
      found: copied("memset (device)", "noted"),
    },
  ])("$name", ({ base, head, found }) => {
    expect(changed([base, base], [head, head])).toEqual(found);
  });

  describe("in a range that is faster", () => {
    const base: Round = { launches: 1000, graphKernels: 500, graphLaunches: 16, ...syncs(1) };
    const more: Round = { ...base, launches: 1128 };
    const copies = (count: number): Round => ({ copies: [copy({ count, bytes: count * 2 ** 20 })] });

    test.each<{ name: string; head: Round; change: Partial<CountRules>; found: string[] }>([
      { name: "more launches are open", head: more, change: {}, found: launched("inconclusive") },
      { name: "no matter where the GPU is busy", head: more, change: { busyShare: 0.8 }, found: launched("noted") },
      {
        name: "no matter where wall is not slower",
        head: more,
        change: { wall: "not-slower" },
        found: launched("noted"),
      },
      {
        name: "regressions where that is asked for",
        head: more,
        change: { isStrict: true, busyShare: 1 },
        found: launched("regressed"),
      },
      {
        name: "calls that wait are a regression",
        head: { ...base, ...syncs(33) },
        change: { busyShare: 1 },
        found: ["synchronizations: regressed"],
      },
      {
        name: "calls that wait are none where wall is not slower",
        head: { ...base, ...syncs(33) },
        change: { wall: "not-slower" },
        found: ["synchronizations: noted"],
      },
      {
        name: "as many copies as launches less are no matter",
        head: { ...base, launches: 900, ...copies(100) },
        change: {},
        found: [...launched("improved"), ...copied(pinned, "noted")],
      },
      {
        name: "more copies than launches less are open",
        head: { ...base, launches: 900, ...copies(200) },
        change: {},
        found: [...launched("improved"), ...copied(pinned, "inconclusive")],
      },
      {
        name: "more copies are a regression where it isn't faster",
        head: { ...base, launches: 900, ...copies(200) },
        change: { hasImproved: false },
        found: [...launched("improved"), ...copied(pinned, "regressed")],
      },
      {
        name: "a lost CUDA graph is a regression",
        head: { ...base, graphKernels: 0, graphLaunches: 0 },
        change: { busyShare: 1 },
        found: graphs("regressed"),
      },
    ])("$name", ({ head, change, found }) => {
      expect(changed([base, base], [head, head], { hasImproved: true, ...change })).toEqual(found);
    });
  });

  test("that vary from round to round are no finding where the sides overlap", () => {
    expect(changed([syncs(1), syncs(9), syncs(2)], [syncs(8), syncs(9), syncs(12)])).toEqual([
      "synchronizations: inconclusive",
    ]);
    const vary = (counts: readonly number[]) =>
      withRounds(decode([{ name: "k", ns: near(1_000_000) }]), (index) => syncs(counts[index] ?? 0));
    const comparison = compared(vary([1, 9, 2]), vary([8, 9, 12]));
    expect([comparison.verdict, reasonIds(comparison)]).toEqual(["inconclusive", ["synchronizations-vary"]]);
    expect(ambiguousRows(comparison).map(({ text }) => text)).toEqual(["decode: synchronizations"]);
    const back = compared(vary([8, 9, 12]), vary([1, 9, 2]));
    expect([back.verdict, reasonIds(back), ambiguousRows(back)]).toEqual(["pass", ["synchronizations-vary"], []]);
  });

  test.each([
    { base: [10, 10, 210], head: [200, 200, 200], state: "inconclusive" },
    { base: [80, 100, 90], head: [110, 120, 130], state: "inconclusive" },
    { base: [100, 101, 100], head: [400, 400, 401], state: "regressed" },
    { base: [400, 400, 401], head: [100, 101, 100], state: "improved" },
    { base: [100, 100, 101], head: [103, 104, 103], state: "inconclusive" },
  ])("that vary within a side, $base and $head: $state", ({ base, head, state }) => {
    expect(changed(base.map(syncs), head.map(syncs))).toEqual([`synchronizations: ${state}`]);
  });

  test("that are large are found in any round", () => {
    const comparison = compared(
      decode([{ name: "k", ns: [1_000_000] }]),
      decode([{ name: "k", ns: [1_000_000] }], syncs(16)),
    );
    expect([comparison.verdict, reasonIds(comparison, "regressed")]).toEqual(["regressed", ["synchronizations-up"]]);
    expect(comparison.reasons[0]?.text).toContain("cudaStreamSynchronize 0 → 16");
  });
});

test("a count that varies with the work of the rounds is a note, unless the sides are apart", () => {
  const launches = (...counts: number[]): Round[] => counts.map((count) => ({ launches: 100 * count }));
  const of = (head: Round[], workVaries: boolean) => changed(launches(16, 15, 14), head, { workVaries });
  expect(of(launches(16, 16, 15), false)).toEqual(launched("inconclusive"));
  expect(of(launches(16, 16, 15), true)).toEqual(launched("noted"));
  expect(of(launches(20, 19, 18), true)).toEqual(launched("inconclusive"));
  expect(of(launches(40, 39, 38), true)).toEqual(launched("regressed"));
});
