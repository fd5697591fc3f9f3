import { describe, expect, test } from "@jest/globals";
import { summarizeCost } from "../../../src/model/run/cost.ts";
import type { CommandRecord } from "../../../src/model/run/run-record.ts";
import { commandRecord } from "../../support/run-record.ts";

const startedAt = "2025-11-21T10:00:00.000Z";
const endedAt = new Date("2025-11-21T10:01:38.000Z");

/** A command of the captures, from a second of the run on, for so many seconds. */
function from(second: number, seconds: number, tool: string, change: Partial<CommandRecord> = {}): CommandRecord {
  const at = new Date(Date.parse(startedAt) + second * 1000).toISOString();
  return commandRecord({ startedAt: at, seconds, tool, purpose: "rounds", isStart: false, ...change });
}

describe("costOf", () => {
  test("counts starts by purpose in the order of a run, and the time from the first command to the last", () => {
    const commands = [
      from(1, 2, "setup", { purpose: null }),
      from(4, 8, "nsys profile", { isStart: true }),
      from(12, 1.5, "nsys export"),
      from(14, 8, "nsys profile", { isStart: true, outcome: "failed" }),
      from(24, 5, "nsys profile", { purpose: "lines", isStart: true, outcome: "timed-out" }),
      from(30, 9, "ncu", { purpose: "ncu", isStart: true }),
    ];
    expect(summarizeCost({ startedAt, commands }, endedAt)).toEqual({
      seconds: 98,
      starts: 4,
      parts: [
        { purpose: "rounds", starts: 2, seconds: 17.5 },
        { purpose: "ncu", starts: 1, seconds: 9 },
        { purpose: "lines", starts: 1, seconds: 5 },
      ],
    });
  });

  test("counts overlapping commands once", () => {
    const commands = [
      from(5, 3, "nsys start"),
      from(10, 4, "nsys export"),
      from(11, 4, "nsys export"),
      from(0, 12, "nsys launch", { isStart: true }),
    ];
    expect(summarizeCost({ startedAt, commands }, endedAt).parts).toEqual([
      { purpose: "rounds", starts: 1, seconds: 15 },
    ]);
  });

  test("doesn't count a program that couldn't start", () => {
    const commands = [from(0, 0, "nsys profile", { isStart: true, outcome: "not-started" })];
    expect(summarizeCost({ startedAt, commands }, endedAt)).toEqual({ seconds: 98, starts: 0, parts: [] });
  });
});
