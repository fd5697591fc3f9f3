import type { CalibrationMisfit, Comparison, Limitation } from "../model/comparison/comparison.ts";
import { percent } from "../model/text/quantity.ts";
import { hasOneProcess } from "./headline.ts";

/** What a comparison cannot know, and what would help: one sentence for each. */
export function limitationTexts(comparison: Comparison): string[] {
  const texts = comparison.limitations.map((limitation) => limitationText(limitation, comparison));
  return hasNoLine(comparison) ? [...texts, noLine] : texts;
}

function limitationText(limitation: Limitation, comparison: Comparison): string {
  const { misfit } = comparison.calibration;
  if (limitation.kind === "not-calibrated" && misfit !== null) return misfitText(misfit);
  if (limitation.kind === "wall-time-unknown" && comparison.ranges.every(({ latency }) => latency === null))
    return "Wall time wasn't judged: CUDA tracing inflates it, and there were no runs without it. `latency.pairs` adds them.";
  if (limitation.kind !== "one-round") return sentences[limitation.kind];
  const than = `a slowdown below ${percent(limitation.thresholdRatio)} is never reported, and a larger one may be noise.`;
  return hasOneProcess(comparison)
    ? `A side was captured in one process, so what processes differ by is unknown: ${than} Measure 3 loads a side (\`rounds\`, \`workload.server.captures\`).`
    : `A side has one round, so the noise is unknown: ${than} Measure 3 rounds a side.`;
}

const noLine =
  "No launch has a stack with a line of the repository, so we can't tell which lines launch what is slower.";

function hasNoLine({ ranges }: Comparison): boolean {
  const looked = ranges.flatMap(({ kernels, counts }) =>
    [...kernels, ...counts].flatMap(({ launchSites }) => launchSites ?? []),
  );
  return looked.length > 0 && looked.every(({ linkedRatio }) => linkedRatio === 0);
}

const sentences: Readonly<Record<Exclude<Limitation["kind"], "one-round">, string>> = {
  "no-base": "There's no base, so only budgets were checked.",
  "not-interleaved":
    "Base and head weren't measured in turn, so every number includes what changed on the machine in between.",
  "other-gpu": "Base and head may have run on different GPUs: thresholds are at least 1.5%.",
  "clocks-unknown": "The SM clocks are unknown on a side: if all kernels are slower, it may be the machine.",
  "not-calibrated": "This runner isn't calibrated, so the default thresholds apply.",
  "not-explained": "Nsight Compute doesn't explain the slower kernels: it measured no difference, or not both sides.",
  "wall-time-unknown": "Wall time is too noisy to judge, so the program may take longer overall.",
};

/** Why a calibration was not used. */
export function misfitText({ madeOn, found }: CalibrationMisfit): string {
  const made = `The calibration was made on ${madeOn.gpu} ${madeOn.uuid}`;
  switch (found.kind) {
    case "unknown-gpu":
      return `${made}; which GPU was measured now is not known.`;
    case "several-gpus":
      return `${made}; now there were ${String(found.count)} GPUs.`;
    case "other-gpu":
      return `${made}, not on ${found.gpu} ${found.uuid ?? "(UUID unknown)"}.`;
    case "other-driver":
      return `${made} with driver ${madeOn.driver ?? "unknown"}, not with driver ${found.driver ?? "unknown"}.`;
    case "other-captures":
      return found.captureMode === "all"
        ? `${made} with captures of each range alone, not of all ranges at once.`
        : `${made} with captures of all ranges at once, not of each range alone.`;
    case "other-instances":
      return `${made} with another \`skip\` of ${found.range}.`;
  }
}
