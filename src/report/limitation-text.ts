import type { CalibrationMisfit, Comparison, Limitation } from "../model/comparison/comparison.ts";
import { percent } from "../model/text/quantity.ts";
import { hasOneProcess } from "./verdict/decisive.ts";
import { counted } from "../model/text/listing.ts";

/** The limitations of a comparison, each with what would help. */
export function describeLimitations(comparison: Comparison): string[] {
  return comparison.limitations.map((limitation) => describeLimitation(limitation, comparison));
}

/** The limitations that matter for the verdict. What we may miss doesn't limit a slowdown that was found, and the thresholds are said. */
export function verdictLimitations(comparison: Comparison): string[] {
  const { verdict, ranges, calibration } = comparison;
  const matters: Readonly<Partial<Record<Limitation["kind"], boolean>>> = {
    "no-base": false,
    "not-explained": false,
    "not-calibrated": calibration.misfit !== null,
    "clocks-unknown": ranges.some(({ commonMode }) => commonMode !== null),
    "wall-time-unknown": verdict === "pass" || verdict === "inconclusive",
  };
  return comparison.limitations
    .filter(({ kind }) => matters[kind] ?? true)
    .map((limitation) => describeLimitation(limitation, comparison));
}

function describeLimitation(limitation: Limitation, comparison: Comparison): string {
  const { misfit } = comparison.calibration;
  if (limitation.kind === "not-calibrated" && misfit !== null) return explainMisfit(misfit);
  if (limitation.kind === "wall-time-unknown" && comparison.ranges.every(({ latency }) => latency === null))
    return "Wall time wasn't judged, because CUDA tracing inflates it and every run was traced. `latency.pairs` adds runs without tracing.";
  if (limitation.kind !== "one-round") return sentences[limitation.kind];
  const than = `a slowdown below ${percent(limitation.thresholdRatio)} is never reported, and a larger slowdown may be noise.`;
  return hasOneProcess(comparison)
    ? `A side was captured in one process, so the noise between processes is unknown: ${than} Measure 3 loads per side (\`rounds\`, \`workload.server.captures\`).`
    : `A side has only one round, so its noise is unknown: ${than} Measure 3 rounds per side.`;
}

const sentences: Readonly<Record<Exclude<Limitation["kind"], "one-round">, string>> = {
  "no-base": "There's no base, so only budgets were checked.",
  "not-interleaved":
    "Base and head weren't interleaved, so a change in the machine's state between them may affect the comparison.",
  "other-gpu": "Base and head may have run on different GPUs, so thresholds are at least 1.5%.",
  "clocks-unknown":
    "The SM clocks of base, head, or both are unknown. If all kernels are slower, the machine may be the cause.",
  "not-calibrated": "This runner isn't calibrated, so the default thresholds apply.",
  "not-explained":
    "Nsight Compute can't explain the slower kernels: it found no difference between base and head, or didn't measure both.",
  "wall-time-unknown": "Wall time is too noisy to judge, so the program may take longer overall.",
};

/** Says why a calibration wasn't used. */
export function explainMisfit({ madeOn, found }: CalibrationMisfit): string {
  const made = `The calibration was made on ${madeOn.gpu} ${madeOn.uuid}`;
  switch (found.kind) {
    case "unknown-gpu":
      return `${made}, but we don't know which GPU this run used.`;
    case "several-gpus":
      return `${made}, but this run used ${counted(found.count, "GPU")}.`;
    case "other-gpu":
      return `${made}, not on ${found.gpu} ${found.uuid ?? "(UUID unknown)"}.`;
    case "other-driver":
      return `${made} with driver ${madeOn.driver ?? "unknown"}, not with driver ${found.driver ?? "unknown"}.`;
    case "other-captures":
      return found.captureMode === "all"
        ? `${made} with a separate capture for each range, not with shared captures.`
        : `${made} with captures shared by all ranges, not with a separate capture for each.`;
    case "other-instances":
      return `${made} with a different \`skip\` for ${found.range}.`;
  }
}
