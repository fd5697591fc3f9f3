import { expect, test } from "@jest/globals";
import { endingMs, limitToBudget } from "../../src/pipeline/explainer.ts";
import type { Side } from "../../src/pipeline/session.ts";
import { createTimeBudget, type Step } from "../../src/pipeline/time-budget.ts";
import { configOf } from "../support/config.ts";

const rounds: Step = { leg: "rounds", starts: 2 };
const untraced: Step = { leg: "untraced", starts: 2 };
const ncu: Step = { leg: "ncu", starts: 1, endingMs };

/** A budget of so many seconds, and a clock that only steps and waiting move. */
function budgetOf(seconds: number | null) {
  let ms = 0;
  const clock = { now: () => new Date(ms), monotonicMs: () => ms };
  const budget = createTimeBudget(seconds === null ? null : seconds * 1000, clock);
  /** Begins a step that takes so long, if there's time for it. */
  const take = (step: Step, stepSeconds: number): boolean => {
    const begins = budget.mayBegin(step);
    if (begins) ms += stepSeconds * 1000;
    return begins;
  };
  const wait = (waitSeconds: number): void => {
    ms += waitSeconds * 1000;
  };
  return { budget, take, wait };
}

test("ends a leg when its longest step wouldn't fit again", () => {
  const { budget, take } = budgetOf(24);
  expect([take(rounds, 8), take(rounds, 9), take(rounds, 9)]).toEqual([true, true, false]);
  expect([...budget.exhausted]).toEqual(["rounds"]);
});

test("allows the first round even if the budget is used up", () => {
  const { budget, take, wait } = budgetOf(1);
  wait(2);
  expect([take(rounds, 8), take(rounds, 8), take(untraced, 8)]).toEqual([true, false, false]);
  expect([...budget.exhausted]).toEqual(["rounds", "untraced"]);
});

test("estimates another leg's first step from the program's longest run", () => {
  expect(budgetOf(15).budget.mayBegin(untraced)).toBe(true);
  const spent = (seconds: number) => {
    const { take } = budgetOf(seconds);
    take(rounds, 8);
    return take(untraced, 8);
  };
  expect([spent(15.9), spent(16)]).toEqual([false, true]);
});

test("excludes from a step what no later step repeats", () => {
  const { budget, take } = budgetOf(34);
  take(rounds, 20);
  budget.leaveOut(10_000);
  expect(take(rounds, 4)).toBe(true);
});

test("expects ncu to take 50% longer, and leaves time to end it", () => {
  const spent = (seconds: number) => {
    const { budget, take } = budgetOf(seconds);
    take(rounds, 8);
    budget.ended();
    return take(ncu, 1);
  };
  expect([spent(8 + 6 + 14.9), spent(8 + 6 + 15)]).toEqual([false, true]);
});

test("allows everything without a limit", () => {
  const { budget, take } = budgetOf(null);
  expect([take(rounds, 8), take(rounds, 8), take(ncu, 8)]).toEqual([true, true, true]);
  expect({ left: budget.leftMs(), exhausted: [...budget.exhausted] }).toEqual({ left: Infinity, exhausted: [] });
});

test("shortens a time limit to what's left, minus the time to end the program", () => {
  const limitWith = (seconds: number | null) => {
    const { budget } = budgetOf(seconds);
    const side = { config: configOf("workload.time-limit=60s"), session: { budget } } as unknown as Side;
    return limitToBudget(side).config.workload["time-limit"];
  };
  expect([limitWith(null), limitWith(75), limitWith(40)]).toEqual(["60s", "60s", 25]);
});
