import type { Profile, ProfileGpu } from "../../../../src/model/profile/profile.ts";
import { madeKernel, madeProfile, madeRange, madeRound, noShares } from "../../../fixtures/profiles.ts";

export const gpu: ProfileGpu = {
  name: "NVIDIA H100 80GB HBM3",
  uuid: "GPU-11111111-2222-3333-4444-555555555555",
  chip: null,
  computeCapability: null,
  smCount: null,
  memoryBytes: null,
  l2Bytes: null,
  memoryBandwidth: null,
  clockHz: null,
};

/** A profile of the range `decode`: each kernel's time in each round, null where it did not run; all of one family. */
export function profileOfTimes(
  times: Readonly<Record<string, readonly (number | null)[]>>,
  on: ProfileGpu = gpu,
): Profile {
  const rounds = Math.max(...Object.values(times).map((of) => of.length));
  const sums = Array.from({ length: rounds }, (_, round) =>
    Object.values(times).reduce((sum, of) => sum + (of[round] ?? 0), 0),
  );
  const kernels = Object.entries(times).map(([name, of]) =>
    madeKernel({
      name,
      rounds: of.map((totalNs) =>
        totalNs === null
          ? null
          : { launches: 1, totalNs, medianNs: totalNs, minNs: totalNs, maxNs: totalNs, spread: 0, ...noShares },
      ),
    }),
  );
  const range = madeRange({
    kernels,
    rounds: sums.map((kernelNs) => madeRound({ kernelNs, gpuBusyNs: kernelNs })),
    families: [{ family: "gemm", rounds: sums.map((totalNs) => ({ launches: kernels.length, totalNs })) }],
  });
  return madeProfile([range], {
    machine: { gpus: [on], driver: "580.159.04", cuda: "13.0", nsys: null, ncu: null },
    rounds: sums.map((_, index) => ({
      round: index + 1,
      captures: [],
      outside: { launches: 0, kernelNs: 0 },
      gpu: null,
      process: null,
    })),
  });
}
