import type { CommonMode, TimeChange } from "../model/comparison/comparison-rows.ts";
import { percent, signedPercent } from "../model/text/quantity.ts";
import { matchingWithin } from "./common-mode.ts";

/**
 * A range whose kernels the machine moved by a factor, as the clocks say: by itself that says nothing of the code, but
 * what goes beyond it does. Kernels follow a clock more or less; a change counts where it is beyond the most that they do.
 * One that only shows without the factor is inconclusive: that new kernels follow the clock, too, is not known.
 * `without` judges the range's kernel time without a factor.
 */
export function beyondMachine(
  without: (factor: number) => TimeChange,
  { changeRatio, shareRatio }: CommonMode,
): TimeChange {
  const factor = 1 + changeRatio;
  const uncertainty = Math.exp(matchingWithin(Math.log(factor)));
  const time = without(1);
  const beyond = without(factor);
  if (beyond.changeRatio === null) return time;
  const beyondIt = `Without the machine's factor, ${signedPercent(changeRatio)}, it is ${signedPercent(beyond.changeRatio)}.`;
  for (const [most, state] of [
    [factor * uncertainty, "regressed"],
    [factor / uncertainty, "improved"],
  ] as const)
    if (time.state === state && without(most).state === state)
      return { ...time, state, mayBeSlower: false, why: beyondIt };
  const word = changeRatio > 0 ? "slower" : "faster";
  const machine =
    shareRatio < 0.5
      ? `The range is ${word} by as much as the clocks differ: this may be the machine.`
      : `Kernels with ${percent(shareRatio)} of the time are ${word} by one factor, and the clocks differ: this is the machine.`;
  const open = { ...time, state: "inconclusive" as const, mayBeSlower: true };
  if (beyond.state === "regressed" || beyond.mayBeSlower) return { ...open, why: `${machine} ${beyondIt}` };
  if (time.state !== "regressed" && time.state !== "improved") return time;
  return { ...open, mayBeSlower: time.state === "regressed", why: machine };
}
