import type { Profile, ProfileGpu } from "../model/profile/profile.ts";
import type { Trace } from "../model/reports/trace.ts";

/** What reports say of the machine that they were recorded on. */
export interface SeenMachine {
  add(trace: Trace): void;
  /** The GPUs that kernels ran on; what is `known` otherwise wins over what the reports say. */
  describe(known: Omit<Profile["machine"], "gpus">): Profile["machine"];
}

/** Collects over all reports of a profile. */
export function seenMachine(): SeenMachine {
  const gpus = new Map<string, ProfileGpu>();
  let seen: { driver: string | null; cuda: string | null; nsys: string | null } = {
    driver: null,
    cuda: null,
    nsys: null,
  };
  return {
    add(trace) {
      const used = new Set<number>(trace.kernels.device);
      for (const { id, ...gpu } of trace.gpus) {
        const key = gpu.uuid ?? `${String(id)} ${gpu.name}`;
        if (used.has(id) && !gpus.has(key)) gpus.set(key, gpu);
      }
      seen = {
        driver: seen.driver ?? trace.driverVersion,
        cuda: seen.cuda ?? trace.cudaVersion,
        nsys: seen.nsys ?? trace.nsysVersion,
      };
    },
    describe: ({ driver, cuda, nsys, ncu }) => ({
      gpus: [...gpus].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([, gpu]) => gpu),
      driver: driver ?? seen.driver,
      cuda: cuda ?? seen.cuda,
      nsys: nsys ?? seen.nsys,
      ncu,
    }),
  };
}
