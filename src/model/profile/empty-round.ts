import type { ProfileRangeRound } from "./profile.ts";

/** A round in which a range did not run. */
export const emptyRound: ProfileRangeRound = {
  instances: 0,
  wallNs: 0,
  spanNs: 0,
  gpuIdleNs: 0,
  kernelNs: 0,
  gpuBusyNs: 0,
  copyBusyNs: 0,
  devices: 0,
  communicationFreeBusyNs: 0,
  otherThreads: { launches: 0, kernelNs: 0, copies: 0 },
  launches: 0,
  graphKernels: 0,
  graphLaunches: 0,
  synchronizations: [],
  copies: [],
  memcpyBytes: 0,
  memcpyNs: 0,
};
