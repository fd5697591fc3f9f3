import type { Explainer } from "../pipeline/explainer.ts";
import { linesExplainer } from "../features/lines/effects/explain-lines.ts";
import { machineCodeExplainer } from "../features/machine-code/effects/explain-machine-code.ts";
import { ncuExplainer } from "../pipeline/ncu/ncu.ts";

/** The explainers that features add to a run. The most useful comes first, and machine code after ncu, because it's read from ncu's reports. */
export const explainers: readonly Explainer[] = [linesExplainer, ncuExplainer, machineCodeExplainer];
