/** The purpose of a CUDA call. We don't read calls that only query or set something; their time counts as the thread's own work. */
export const callUses = ["launch", "graphLaunch", "copy", "synchronization", "memory", "other"] as const;
export type CallUse = (typeof callUses)[number];
