/** Calls that only query or set something aren't read; they count as the thread's own work. */
export const callUses = ["launch", "graphLaunch", "copy", "synchronization", "memory", "other"] as const;
export type CallUse = (typeof callUses)[number];
