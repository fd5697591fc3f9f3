import type { HistoryCheck, HistoryRecord } from "../../../../../src/features/history/model/record.ts";
import { commitOf, madeRecord } from "../../support/history.ts";

/** The machine of nights that name no other. */
export const { machine } = madeRecord(0);
export const otherGpu = { ...machine, gpuIds: ["bbbbbbbbbbbb"] };

/** Rounds of a night around a level in milliseconds, 0.1% apart from night to night. */
export function rounds(night: number, level: number): number[] {
  const value = 1e6 * level * (night % 2 === 0 ? 1.0005 : 0.9995);
  return [value, value, value];
}

/** A level of 1 that changes by `size` on a night. */
export const step = (at: number, size: number) => (night: number) => (night < at ? 1 : 1 + size);

/** Another command from a night on, which cuts the series. */
export const commandUntil =
  (at: number) =>
  (night: number): Partial<HistoryRecord> => ({ command: String(Number(night < at)).repeat(16) });

/** A check of `decode` from night 17 to night 24, which found 2% more time. */
export function madeCheck(change: Partial<HistoryCheck> = {}): HistoryCheck {
  return {
    job: "bench",
    figure: { kind: "busy", range: "decode", domain: "" },
    before: commitOf(17),
    after: commitOf(24),
    outcome: "confirmed",
    changeRatio: 0.02,
    lowRatio: 0.015,
    highRatio: 0.025,
    ...change,
  };
}

export const refuted = { outcome: "refuted", changeRatio: 0, lowRatio: -0.003, highRatio: 0.003 } as const;
