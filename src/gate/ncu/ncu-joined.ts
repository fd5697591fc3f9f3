import { CaptureError } from "../../errors.ts";
import type { NcuRow } from "../../model/reports/ncu.ts";
import type { ProfileRange } from "../../model/profile/profile.ts";

/** What became of a run of ncu that replayed kernels, after its rows were joined to what nsys saw. */
export interface JoinedNcu {
  /** For messages: `ncu, decode`. */
  readonly label: string;
  readonly rows: readonly NcuRow[];
  /** The ranges that it was for, with what was joined. */
  readonly ranges: readonly ProfileRange[];
}

/** Rows of which none is a launch that nsys saw explain nothing. */
export function checkJoined({ label, rows, ranges }: JoinedNcu): CaptureError | null {
  const [first] = rows;
  if (first === undefined || ranges.some(({ kernels }) => kernels.some(({ ncu }) => ncu.length > 0))) return null;
  const of = first.ranges.map(({ name }) => JSON.stringify(name)).join(" in ");
  return new CaptureError({
    id: "ncu-kernel-missing",
    what: `None of the ${String(rows.length)} launches that ncu measured is one that nsys saw: no kernel has figures.`,
    where: label,
    why: `The first is ${first.kernel.slice(0, 120)}, grid ${first.grid?.join("×") ?? "unknown"}, block ${first.block?.join("×") ?? "unknown"}${of === "" ? "" : `, in the range ${of}`}.`,
    hint: "Under ncu the program launched other kernels, grids or blocks than under nsys, or in another range: see that its sizes and its choice of kernels (autotuning, cudnn.benchmark) do not change from run to run.",
  });
}

/** Kernels that were selected and have figures of no launch, or of fewer than were asked for. `selected`: mangled names; null: not known. */
export function joinWarnings(
  { label, rows, ranges }: JoinedNcu,
  selected: readonly string[] | null,
  launchesPerKernel: number,
): string[] {
  const launches = new Map<string, number>();
  for (const { kernels } of ranges)
    for (const { name, variants } of kernels)
      for (const { mangled, rounds } of variants) {
        const most = Math.max(...rounds.map((round) => round?.launches ?? 0));
        launches.set(mangled ?? name, (launches.get(mangled ?? name) ?? 0) + most);
      }
  const measured = new Map([...Map.groupBy(rows, ({ kernel }) => kernel)].map(([name, own]) => [name, own.length]));
  const few = (selected ?? []).filter(
    (name) => (measured.get(name) ?? 0) < Math.min(launchesPerKernel, launches.get(name) ?? 0),
  );
  const without = selected === null ? [] : ranges.flatMap(({ ncu }) => ncu?.kernelsWithoutRow ?? []);
  return [
    ...(few.length > 0
      ? [
          `${label}: of ${String(few.length)} ${few.length === 1 ? "kernel" : "kernels"} ncu measured fewer launches than the ${String(launchesPerKernel)} that were asked for (ncu.launches-per-kernel).`,
        ]
      : []),
    ...(without.length > 0
      ? [
          `${label}: ${String(without.length)} ${without.length === 1 ? "kernel has" : "kernels have"} no figures, since ncu measured them only with a grid or block that nsys did not see.`,
        ]
      : []),
  ];
}
