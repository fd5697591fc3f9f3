import { ownedNcuOption } from "./owned-options.ts";
import type { Rule } from "./rule.ts";

/** What Nsight Compute is to do. */
export const ncuRules: readonly Rule[] = [
  ({ config: { ncu }, at }) =>
    ncu["extra-arguments"].flatMap((argument) => {
      const option = ownedNcuOption(argument);
      return option === null
        ? []
        : [`${at("ncu.extra-arguments")}: ${argument} is set by llm-profile; ${option.remedy}.`];
    }),
  ({ config: { ncu }, at }) =>
    ncu.enabled && !ncu.gating && (ncu["replay-mode"] === "range" || ncu["replay-mode"] === "app-range")
      ? [
          `${at("ncu.replay-mode")} is ${ncu["replay-mode"]}, and ${at("ncu.gating")} is false: no range would be known.`,
        ]
      : [],
  ({ config: { ncu }, at }) =>
    ncu.enabled && ncu["end-early"] && !(ncu.gating && ncu["replay-mode"] === "kernel")
      ? [
          `${at("ncu.end-early")} is true, which needs ncu.gating=true and ncu.replay-mode=kernel: only then is it known after which launch nothing is left to measure.`,
        ]
      : [],
  ({ config: { ncu }, at }) =>
    ncu.enabled && ncu.preset === null && ncu.set === null && ncu.sections.length + ncu.metrics.length === 0
      ? [
          `${at("ncu.preset")} is null, and neither ncu.set nor ncu.sections nor ncu.metrics says what to collect: name one, or set ncu.enabled=false.`,
        ]
      : [],
];
