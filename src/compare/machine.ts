import type { MachineDifference } from "../model/comparison/comparison.ts";
import { hasGpu } from "../model/gpu-use.ts";
import type { Profile } from "../model/profile/profile.ts";

type Side = Pick<Profile, "machine" | "ranges">;

/**
 * Lists the differences between the sides' machines, worst first. `sameGpu` is true only if we know that both sides ran on the same GPU,
 * or if neither side has a GPU.
 */
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

/** Reports a difference if one side captured each range alone and the other captured them together. */
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

/** Lists each side's GPUs, sorted and without duplicates. Null if any GPU is unknown, or if no GPU is listed. */
function listGpus(
  base: Profile["machine"],
  head: Profile["machine"],
  pick: (gpu: Profile["machine"]["gpus"][number]) => string | null,
): { readonly base: string | null; readonly head: string | null } {
  const text = ({ gpus }: Profile["machine"]): string | null => {
    const all = [...new Set(gpus.map(pick))];
    return all.length === 0 || all.includes(null) ? null : all.toSorted().join(", ");
  };
  return { base: text(base), head: text(head) };
}

function parseMajor(version: string | null): string | null {
  return /^\d+/.exec(version ?? "")?.[0] ?? null;
}
