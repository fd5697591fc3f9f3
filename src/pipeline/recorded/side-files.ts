/** Where the profiles of `compare --out` lie, beside comparison.json. */
export const recordedSideFiles = { base: "base-profile.json", head: "head-profile.json" };
