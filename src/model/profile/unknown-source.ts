import type { Profile } from "./profile.ts";

/** Of code that nothing is known of. */
export const unknownSource: Profile["source"] = { repository: null, commit: null, ref: null, dirty: null };
