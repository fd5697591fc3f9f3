import { expect, test } from "@jest/globals";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { compared, near, rangeOf, side } from "./support/sides.ts";

/** A rank with 5 ms of own work; the rest of its time it waits for the others, or the host does something else. */
function rank({ waitsNs, hostNs }: { readonly waitsNs: number; readonly hostNs: number }, rounds = 3): Profile {
  const kernels = [
    { name: "gemm", ns: near(5_000_000, rounds) },
    { name: "ncclDevKernel_AllReduce", family: "communication", ns: near(waitsNs, rounds) },
  ];
  const round = { communicationFreeBusyNs: 5_000_000, devices: 1, wallNs: 5_000_000 + waitsNs + hostNs };
  return side([rangeOf({ kernels, round })]);
}

const wallReasons = ({ reasons }: Comparison) =>
  reasons.filter(({ id }) => id === "wall-time-open" || id === "wall-time-slower").map(({ verdict }) => verdict);

test.each([3, 5])("ignores wall time spent waiting for other jobs' ranks: %i rounds", (rounds) => {
  const base = rank({ waitsNs: 800_000, hostNs: 200_000 }, rounds);
  const waiting = compared(base, rank({ waitsNs: 1_800_000, hostNs: 200_000 }, rounds));
  expect([waiting.verdict, wallReasons(waiting)]).toEqual(["pass", [null]]);
  const hosted = compared(base, rank({ waitsNs: 800_000, hostNs: 1_200_000 }, rounds));
  expect(wallReasons(hosted)).toEqual([rounds === 3 ? "inconclusive" : "regressed"]);
});

test("a slowdown of wall time that three rounds can't prove says what would", () => {
  const base = rank({ waitsNs: 800_000, hostNs: 200_000 });
  const slower = compared(base, rank({ waitsNs: 800_000, hostNs: 9_000_000 }));
  expect(slower.reasons.find(({ id }) => id === "wall-time-open")?.text).toContain("at least 5 interleaved pairs");
});
