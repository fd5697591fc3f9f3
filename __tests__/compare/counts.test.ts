import { describe, expect, test } from "@jest/globals";
import { findAmbiguousRows } from "../../src/compare/open-rows.ts";
import { compareCounts, type CountRules } from "../../src/compare/counts.ts";
import type { ProfileCopy, ProfileRangeRound } from "../../src/model/profile/profile.ts";
import { madeRange, madeRound } from "../fixtures/profiles.ts";
import { compared, decode, near, reasonIds, withRounds } from "./support/sides.ts";

type Round = Partial<ProfileRangeRound>;

const mib = 2 ** 20;
/** Copies from pinned memory to the GPU. */
const copies = (change: Partial<ProfileCopy>): Round => {
  const memories = { direction: "host-to-device", sourceMemory: "pinned", targetMemory: "device" } as const;
  return { copies: [{ kind: "copy", ...memories, count: 16, bytes: 4096, totalNs: 1000, blocking: 0, ...change }] };
};
/** Few small copies beside many launches. */
const few = (count: number, blocking = 0): Round => ({
  launches: 1000,
  ...copies({ count, bytes: 4 * count, blocking }),
});
const replayed = (graphLaunches: number): Round => ({ launches: 500, graphKernels: 500, graphLaunches });
const syncs = (count: number): Round => ({
  synchronizations: count === 0 ? [] : [{ call: "cudaStreamSynchronize", count, totalNs: 1 }],
});

const rules: CountRules = {
  threshold: 0.01,
  isStrict: false,
  hasImproved: false,
  wall: "unknown",
  workVaries: false,
  openLaunches: null,
  otherAmount: 0,
  busyShare: 0.5,
};

/** The counts that changed, as `metric kind: state`. */
function changed(base: readonly Round[], head: readonly Round[], change: Partial<CountRules> = {}): string[] {
  const range = (rounds: readonly Round[]) => madeRange({ rounds: rounds.map((round) => madeRound(round)) });
  return compareCounts(range(base), range(head), { ...rules, ...change })
    .filter(({ state }) => state !== "same")
    .map(({ metric, kind, state }) => `${metric}${kind === null ? "" : ` ${kind}`}: ${state}`);
}

const pinned = "host-to-device (pinned → device)";
const pageable = "host-to-device (pageable → device)";
const launched = (state: string) => [`launches: ${state}`, `hostLaunches: ${state}`];
const graphs = (state: string) => [`hostLaunches: ${state}`, `graphLaunches: ${state}`];
const copied = (kind: string, state: string) => [`copies ${kind}: ${state}`, `copiedBytes ${kind}: ${state}`];

describe("exact counts", () => {
  const ofPageable = { sourceMemory: "pageable" } as const;
  const moved = copied(pinned, "moved");

  test.each<[name: string, base: Round, head: Round, found: string[]]>([
    ["equal counts", {}, {}, []],
    ["1% more launches", { launches: 1000 }, { launches: 1010 }, []],
    ["1.2% more launches", { launches: 1000 }, { launches: 1012 }, launched("regressed")],
    ["one more of few", { launches: 3 }, { launches: 4 }, []],
    ["two more of few", { launches: 3 }, { launches: 5 }, launched("noted")],
    ["fewer launches", { launches: 5 }, { launches: 3 }, launched("improved")],
    ["a stray .item() a layer", syncs(1), syncs(257), ["synchronizations: regressed"]],
    ["a lost CUDA graph", replayed(16), { launches: 500 }, graphs("regressed")],
    ["a new CUDA graph", { launches: 500 }, replayed(16), graphs("improved")],
    ["a graph cut into more", replayed(16), replayed(64), graphs("regressed")],
    ["pinned copies that became pageable", copies({}), copies(ofPageable), [...copied(pageable, "noted"), ...moved]],
    ["pageable copies that became pinned", copies(ofPageable), copies({}), [...copied(pageable, "improved"), ...moved]],
    ["as many copies of more bytes", copies({}), copies({ bytes: 8192 }), [`copiedBytes ${pinned}: noted`]],
    ["a MiB more", copies({ bytes: 10 * mib }), copies({ bytes: 11 * mib }), [`copiedBytes ${pinned}: regressed`]],
    ["a MiB more of very many", copies({ bytes: 1024 * mib }), copies({ bytes: 1025 * mib }), []],
    ["two small copies more", few(2), few(4), copied(pinned, "noted")],
    [
      "small copies that the host waits for",
      few(2),
      few(4, 2),
      [...copied(pinned, "noted"), "blockingCopies: regressed"],
    ],
    ["fills", {}, copies({ kind: "fill", direction: null, sourceMemory: null }), copied("memset (device)", "noted")],
  ])("are judged: %s", (_, base, head, found) => {
    expect(changed([base, base], [head, head])).toEqual(found);
  });

  describe("in a range that is faster", () => {
    const base: Round = { launches: 1000, graphKernels: 500, graphLaunches: 16, ...syncs(1) };
    const more: Round = { ...base, launches: 1128 };
    const fewer = (count: number): Round => ({ ...base, launches: 900, ...copies({ count, bytes: count * mib }) });
    const waiting: Round = { ...base, ...syncs(33) };
    const lost: Round = { ...base, graphKernels: 0, graphLaunches: 0 };

    test.each<[name: string, head: Round, change: Partial<CountRules>, found: string[]]>([
      ["more launches are open", more, {}, launched("inconclusive")],
      ["more launches don't matter if the GPU is busy", more, { busyShare: 0.8 }, launched("noted")],
      ["more launches don't matter if wall time isn't slower", more, { wall: "not-slower" }, launched("noted")],
      ["more launches are a regression if configured", more, { isStrict: true, busyShare: 1 }, launched("regressed")],
      ["calls that wait are a regression", waiting, { busyShare: 1 }, ["synchronizations: regressed"]],
      [
        "calls that wait aren't a regression if wall time isn't slower",
        waiting,
        { wall: "not-slower" },
        ["synchronizations: noted"],
      ],
      [
        "copies that replace as many launches don't matter",
        fewer(100),
        {},
        [...launched("improved"), ...copied(pinned, "noted")],
      ],
      [
        "more copies than saved launches are open",
        fewer(200),
        {},
        [...launched("improved"), ...copied(pinned, "inconclusive")],
      ],
      [
        "more copies are a regression if the range isn't faster",
        fewer(200),
        { hasImproved: false },
        [...launched("improved"), ...copied(pinned, "regressed")],
      ],
      ["a lost CUDA graph is a regression", lost, { busyShare: 1 }, graphs("regressed")],
    ])("are judged: %s", (_, head, change, found) => {
      expect(changed([base, base], [head, head], { hasImproved: true, ...change })).toEqual(found);
    });
  });

  test("notes counts that vary from round to round if the sides overlap", () => {
    expect(changed([syncs(1), syncs(9), syncs(2)], [syncs(8), syncs(9), syncs(12)])).toEqual([
      "synchronizations: inconclusive",
    ]);
    const vary = (counts: readonly number[]) =>
      withRounds(decode([{ name: "k", ns: near(1_000_000) }]), (index) => syncs(counts[index] ?? 0));
    const comparison = compared(vary([1, 9, 2]), vary([8, 9, 12]));
    expect([comparison.verdict, reasonIds(comparison)]).toEqual(["inconclusive", ["synchronizations-vary"]]);
    expect(findAmbiguousRows(comparison).map(({ text }) => text)).toEqual(["decode: synchronizations"]);
    const back = compared(vary([8, 9, 12]), vary([1, 9, 2]));
    expect([back.verdict, reasonIds(back), findAmbiguousRows(back)]).toEqual(["pass", ["synchronizations-vary"], []]);
  });

  test.each([
    { base: [10, 10, 210], head: [200, 200, 200], state: "inconclusive" },
    { base: [80, 100, 90], head: [110, 120, 130], state: "inconclusive" },
    { base: [100, 101, 100], head: [400, 400, 401], state: "regressed" },
    { base: [400, 400, 401], head: [100, 101, 100], state: "improved" },
    { base: [100, 100, 101], head: [103, 104, 103], state: "inconclusive" },
  ])("is $state for counts that vary within a side, $base and $head", ({ base, head, state }) => {
    expect(changed(base.map(syncs), head.map(syncs))).toEqual([`synchronizations: ${state}`]);
  });

  test("are found in any round if they're large", () => {
    const kernels = [{ name: "k", ns: [1_000_000] }];
    const comparison = compared(decode(kernels), decode(kernels, syncs(16)));
    expect([comparison.verdict, reasonIds(comparison, "regressed")]).toEqual(["regressed", ["synchronizations-up"]]);
    expect(comparison.reasons[0]?.text).toContain("cudaStreamSynchronize 0 → 16");
  });
});

test("notes a count that varies with the rounds' work, unless the sides are apart", () => {
  const launches = (...counts: number[]): Round[] => counts.map((count) => ({ launches: 100 * count }));
  const of = (head: Round[], workVaries: boolean) => changed(launches(16, 15, 14), head, { workVaries });
  expect(of(launches(16, 16, 15), false)).toEqual(launched("inconclusive"));
  expect(of(launches(16, 16, 15), true)).toEqual(launched("noted"));
  expect(of(launches(20, 19, 18), true)).toEqual(launched("inconclusive"));
  expect(of(launches(40, 39, 38), true)).toEqual(launched("regressed"));
});
