import type { LoadedConfig } from "../model/config.ts";
import { captureRules } from "./contradictions-capture.ts";
import { environmentRules } from "./contradictions-environment.ts";
import { ncuRules } from "./contradictions-ncu.ts";
import { workloadRules } from "./contradictions-workload.ts";
import { originText } from "./problem.ts";
import type { Rule, RuleInput } from "./rule.ts";
import type { Problem } from "./setting.ts";

const rules: readonly Rule[] = [...workloadRules, ...environmentRules, ...captureRules, ...ncuRules];

/** Settings that are right one by one and cannot hold together, in the order of the rules. */
export function findContradictions(loaded: LoadedConfig, options: Pick<RuleInput, "requireWorkload">): Problem[] {
  const { config, origins } = loaded;
  const input: RuleInput = {
    config,
    requireWorkload: options.requireWorkload,
    at: (key) => {
      const origin = origins.get(key);
      return origin === undefined ? key : `${key} (${originText(origin)})`;
    },
    isSet: (key) => (origins.get(key)?.kind ?? "default") !== "default",
  };
  return rules.flatMap((rule) => rule(input));
}
