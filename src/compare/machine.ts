import type { MachineDifference } from "../model/comparison/comparison.ts";
import type { Profile } from "../model/profile/profile.ts";

/** What differs between the machines of the two sides, the worst first, and whether both are known to have run on the same GPU. */
export function compareMachines(
  base: Profile["machine"],
  head: Profile["machine"],
): { readonly differences: MachineDifference[]; readonly sameGpu: boolean } {
  const models = listed(base, head, ({ name }) => name);
  const uuids = listed(base, head, ({ uuid }) => uuid);
  const unknown = uuids.base === null || uuids.head === null;
  const otherModels = unequal("GPU model", models.base, models.head, "incomparable");
  const differences: MachineDifference[] = [
    ...otherModels,
    ...unequal("CUDA major version of the driver", major(base.cuda), major(head.cuda), "incomparable"),
    // GPUs of two models are two GPUs: once is enough.
    ...(otherModels.length === 0 && (unknown || uuids.base !== uuids.head)
      ? [{ what: "GPU", base: uuids.base, head: uuids.head, consequence: "cautious" as const }]
      : []),
    ...unequal("driver", base.driver, head.driver, "none"),
    ...unequal("nsys", base.nsys, head.nsys, "none"),
  ];
  return { differences, sameGpu: !unknown && uuids.base === uuids.head };
}

/** Whether the sides' ranges were captured each alone or all at once. */
export function compareCaptures(base: Profile, head: Profile): MachineDifference[] {
  return unequal("way of capturing (nsys.captures)", base.captureMode, head.captureMode, "incomparable");
}

/** What is not known on one side is no difference. */
function unequal(
  what: string,
  base: string | null,
  head: string | null,
  consequence: MachineDifference["consequence"],
): MachineDifference[] {
  return base === null || head === null || base === head ? [] : [{ what, base, head, consequence }];
}

/** A text of a side's GPUs, each once and in no order; null where one of them, or all, are not known. */
function listed(
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

function major(version: string | null): string | null {
  return /^\d+/.exec(version ?? "")?.[0] ?? null;
}
