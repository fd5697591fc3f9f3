import { describe, expect, test } from "@jest/globals";
import type { ProfileKernel } from "../../../src/model/profile/profile.ts";
import type { ProfileRank } from "../../../src/model/ranks/ranks.ts";
import { fourRanks, oneOfFour, rankRecording } from "../../fixtures/rank-recordings.ts";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";
import { pathsBySql } from "../regions/sql-paths.ts";

/** The ranks of a range of a recording of two GPUs, with all times in nanoseconds. */
async function ranksOf(recording: string, range: string) {
  const profile = await profileOf([rankRecording(recording)], { ranges: [range] });
  const [round] = profile.ranges[0]?.rounds ?? [];
  return { ranks: round?.ranks ?? [], collectives: round?.collectives ?? [] };
}

function communicationOf({ rank, communication }: ProfileRank) {
  const { kernelNs, waitingNs, exposedTransferNs, joinedLast } = communication;
  return { rank, kernelNs, waitingNs, exposedTransferNs, joinedLast };
}

describe("two ranks on two H200s, tensor parallel", () => {
  test("shows that rank 0's slow host makes rank 1 wait", async () => {
    const { ranks, collectives } = await ranksOf("tp2", "decode");
    expect(ranks.map(communicationOf)).toEqual([
      { rank: 0, kernelNs: 960_479, waitingNs: 123_776, exposedTransferNs: 836_703, joinedLast: 122 },
      { rank: 1, kernelNs: 9_659_718, waitingNs: 8_823_015, exposedTransferNs: 836_703, joinedLast: 6 },
    ]);
    expect(ranks.map(({ busyNs }) => busyNs)).toEqual([5_971_472, 14_670_067]);
    expect(ranks.map(({ workNs }) => workNs)).toEqual([5_010_993, 5_010_349]);
    expect(collectives).toEqual([
      { operation: "AllReduce", bytes: 65_536, ranks: 2, count: 128, transferNs: 836_703, waitingNs: 8_946_791 },
    ]);
  });

  test("shows that a slowed rank 1 joins last in a decode", async () => {
    const { ranks } = await ranksOf("tp2-straggler-rank1", "decode");
    expect(ranks.map(communicationOf)).toEqual([
      { rank: 0, kernelNs: 14_426_206, waitingNs: 13_588_065, exposedTransferNs: 838_141, joinedLast: 0 },
      { rank: 1, kernelNs: 838_141, waitingNs: 0, exposedTransferNs: 838_141, joinedLast: 128 },
    ]);
    expect(ranks.map(({ communication }) => communication.heldUpNs)).toEqual([0, 13_588_065]);
  });

  test("shows more waiting in a prefill with rank 1 slowed", async () => {
    const waiting = async (recording: string) =>
      (await ranksOf(recording, "prefill")).ranks.map(({ communication }) => communication.waitingNs);
    expect(await waiting("tp2")).toEqual([180_999, 0]);
    expect(await waiting("tp2-straggler-rank1")).toEqual([1_689_990, 0]);
  });
});

test.each(["tp2", "tp2-straggler-rank1"])("adds up each GPU's sums to nsys's, to the nanosecond: %s", async (name) => {
  using file = unpackRecording(rankRecording(name));
  for (const range of ["prefill", "decode"]) {
    const { ranks } = await ranksOf(name, range);
    const byDevice = Map.groupBy(pathsBySql(file.path, range, false), ({ device }) => device);
    const sums = [...byDevice].map(([device, paths]) => ({
      device,
      launches: paths.reduce((sum, { launches }) => sum + launches, 0),
      kernelNs: paths.reduce((sum, { selfNs }) => sum + selfNs, 0),
    }));
    expect(sums).toHaveLength(2);
    expect(ranks).toMatchObject(sums);
  }
});

/** Without what depends on which report a rank is in. */
function plain(ranks: readonly ProfileRank[]) {
  return ranks.map((rank) => ({ ...rank, report: 0 }));
}

/** Without the first launch of each kernel: which rank's it was depends on the clocks. */
function withoutFirst(kernels: readonly ProfileKernel[]): unknown {
  return JSON.parse(JSON.stringify(kernels, (key, value: unknown) => (key === "firstNs" ? null : value)));
}

test.each(["tp2", "tp2-straggler-rank1"])(
  "gets the same figures from four reports as from one, whatever their clocks: %s",
  async (name) => {
    using tree = fourRanks(name);
    using first = oneOfFour(name, 0, 0);
    using second = oneOfFour(name, 1, 5_000_000_123);
    using third = oneOfFour(name, 2, -1_000_000);
    using fourth = oneOfFour(name, 3, 77);
    const apart = [first, second, third, fourth].map(({ path }) => path);
    for (const range of ["decode", "prefill"]) {
      const expected = (await profileOf([tree.path], { ranges: [range] })).ranges[0];
      const merged = await profileOf(apart, { ranges: [range], areRanks: true });
      const [found] = merged.ranges;
      const [round, whole] = [found?.rounds[0], expected?.rounds[0]];
      expect([merged.rounds.length, round?.devices, whole?.devices]).toEqual([1, 4, 4]);
      expect(plain(round?.ranks ?? [])).toEqual(
        plain(whole?.ranks ?? []).map((rank, device) => ({ ...rank, device: round?.ranks[device]?.device })),
      );
      expect(round?.collectives).toEqual(whole?.collectives);
      expect(round?.rankClocks).toMatchObject({ collectives: 3 * (whole?.collectives[0]?.count ?? 0) });
      expect(round?.rankClocks?.residualNs).toBeLessThan(2000);
      const keys = ["instances", "wallNs", "kernelNs", "gpuBusyNs", "communicationFreeBusyNs", "launches"] as const;
      for (const key of keys) expect([key, round?.[key]]).toEqual([key, whole?.[key]]);
      expect(withoutFirst(found?.kernels ?? [])).toEqual(withoutFirst(expected?.kernels ?? []));
    }
  },
);
