/** The names of the profiles that `compare --out` writes next to comparison.json. */
export const recordedSideFiles = { base: "base-profile.json", head: "head-profile.json" };
