/** What a call of CUDA is for. Calls that only ask or set something are not read: their time is the thread's own. */
export const callUses = ["launch", "graphLaunch", "copy", "synchronization", "memory", "other"] as const;
export type CallUse = (typeof callUses)[number];
