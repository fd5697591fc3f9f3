import type { MachineDifference } from "../model/comparison/comparison.ts";
import type { Reason } from "../model/comparison/reason.ts";
import { hasGpu } from "../model/gpu-use.ts";
import type { Profile } from "../model/profile/profile.ts";
import { percent } from "../model/text/quantity.ts";
import type { DisturbedRound } from "./noise/steady-rounds.ts";
import { createReason } from "./reasons/reason.ts";

type Side = Pick<Profile, "machine" | "ranges">;

export function compareMachines(
  baseSide: Side,
  headSide: Side,
): { readonly differences: MachineDifference[]; readonly sameGpu: boolean } {
  const [base, head] = [baseSide.machine, headSide.machine];
  const models = listGpus(base, head, ({ name }) => name);
  const uuids = listGpus(base, head, ({ uuid }) => uuid);
  const isOnGpu = hasGpu(baseSide) || hasGpu(headSide);
  const unknown = isOnGpu && (uuids.base === null || uuids.head === null);
  const otherModels = findDifference("GPU model", models.base, models.head, "incomparable");
  const differences: MachineDifference[] = [
    ...otherModels,
    ...findDifference("CUDA major version of the driver", parseMajor(base.cuda), parseMajor(head.cuda), "incomparable"),
    // If the models differ, so do the GPUs, so we report only the models.
    ...(otherModels.length === 0 && (unknown || uuids.base !== uuids.head)
      ? [{ what: "GPU", base: uuids.base, head: uuids.head, consequence: "cautious" as const }]
      : []),
    ...findDifference("driver", base.driver, head.driver, "none"),
    ...findDifference("nsys", base.nsys, head.nsys, "none"),
  ];
  return { differences, sameGpu: !unknown && uuids.base === uuids.head };
}

export function compareCaptures(base: Profile, head: Profile): MachineDifference[] {
  return findDifference("capture mode (nsys.captures)", base.captureMode, head.captureMode, "incomparable");
}

/** If a side's value is unknown, we report no difference. */
function findDifference(
  what: string,
  base: string | null,
  head: string | null,
  consequence: MachineDifference["consequence"],
): MachineDifference[] {
  return base === null || head === null || base === head ? [] : [{ what, base, head, consequence }];
}

function listGpus(
  base: Profile["machine"],
  head: Profile["machine"],
  pick: (gpu: Profile["machine"]["gpus"][number]) => string | null,
): { readonly base: string | null; readonly head: string | null } {
  const text = ({ gpus }: Profile["machine"]) => {
    const all = [...new Set(gpus.map(pick))];
    return all.length === 0 || all.includes(null) ? null : all.toSorted().join(", ");
  };
  return { base: text(base), head: text(head) };
}

function parseMajor(version: string | null) {
  return /^\d+/.exec(version ?? "")?.[0] ?? null;
}

export function explainMachines(differences: readonly MachineDifference[]): Reason[] {
  return differences.map(({ what, base, head, consequence }) => {
    const both = `${base ?? "unknown"} for base, ${head ?? "unknown"} for head`;
    if (consequence === "incomparable")
      return createReason(
        "machine-differs",
        "incomparable",
        `The ${what} differs: ${both}. The times can't be compared.`,
        null,
      );
    if (consequence === "cautious") {
      const unknown = base === null || head === null;
      const text = unknown
        ? `We can't tell whether both sides ran on the same GPU (${both}).`
        : `The sides ran on two GPUs of the same model: ${both}.`;
      return createReason("gpu-differs", null, `${text} Thresholds are higher because of that.`, null);
    }
    return createReason("machine-note", null, `The ${what} differs: ${both}.`, null);
  });
}

export function explainDisturbedRounds(disturbed: readonly DisturbedRound[], range: string): Reason[] {
  return disturbed.map(({ side, round, slowerBy }) =>
    createReason(
      "round-left-out",
      null,
      `Round ${String(round)} of ${side} is left out because nearly all its kernels were ${percent(slowerBy)} slower than in that side's fastest round. The code was the same, so the GPU itself must have been slower, perhaps because it was throttled.`,
      range,
    ),
  );
}
