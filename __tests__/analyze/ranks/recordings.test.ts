import { describe, expect, test } from "@jest/globals";
import type { ProfileRank } from "../../../src/model/profile/ranks.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";

const h200x2 = "__tests__/fixtures/recorded/nsys-2025.3.1-h200x2";

/** The ranks of a range of a recording of two GPUs, with all times in nanoseconds. */
async function ranksOf(recording: string, range: string) {
  const profile = await profileOf([`${h200x2}/${recording}.sqlite.gz`], { ranges: [range] });
  const [round] = profile.ranges[0]?.rounds ?? [];
  return { ranks: round?.ranks ?? [], collectives: round?.collectives ?? [] };
}

function communicationOf({ rank, communication }: ProfileRank) {
  const { kernelNs, waitingNs, exposedTransferNs, joinedLast } = communication;
  return { rank, kernelNs, waitingNs, exposedTransferNs, joinedLast };
}

describe("two ranks on two H200s, tensor parallel", () => {
  test("decode: rank 0 is late by its host, so that rank 1 waits in its collectives", async () => {
    const { ranks, collectives } = await ranksOf("tp2", "decode");
    expect(ranks.map(communicationOf)).toEqual([
      { rank: 0, kernelNs: 960_479, waitingNs: 123_776, exposedTransferNs: 836_703, joinedLast: 122 },
      { rank: 1, kernelNs: 9_659_718, waitingNs: 8_823_015, exposedTransferNs: 836_703, joinedLast: 6 },
    ]);
    expect(ranks.map(({ busyNs, workNs }) => [busyNs, workNs])).toEqual([
      [5_971_472, 5_010_993],
      [14_670_067, 5_010_349],
    ]);
    expect(collectives).toEqual([
      { operation: "AllReduce", bytes: 65_536, ranks: 2, count: 128, transferNs: 836_703, waitingNs: 8_946_791 },
    ]);
  });

  test("decode with rank 1 slowed: it begins last in all of them, and rank 0 looks slow", async () => {
    const { ranks } = await ranksOf("tp2-straggler-rank1", "decode");
    expect(ranks.map(communicationOf)).toEqual([
      { rank: 0, kernelNs: 14_426_206, waitingNs: 13_588_065, exposedTransferNs: 838_141, joinedLast: 0 },
      { rank: 1, kernelNs: 838_141, waitingNs: 0, exposedTransferNs: 838_141, joinedLast: 128 },
    ]);
    expect(ranks.map(({ communication }) => communication.heldUpNs)).toEqual([0, 13_588_065]);
  });

  test("prefill: waiting is small, and grows with rank 1 slowed", async () => {
    const waiting = async (recording: string) =>
      (await ranksOf(recording, "prefill")).ranks.map(({ communication }) => communication.waitingNs);
    expect(await waiting("tp2")).toEqual([180_999, 0]);
    expect(await waiting("tp2-straggler-rank1")).toEqual([1_689_990, 0]);
  });
});
