declare const LLM_PROFILE_VERSION: string | undefined;

/** The package's version. The build of dist/ sets it. */
export const version = typeof LLM_PROFILE_VERSION === "string" ? LLM_PROFILE_VERSION : "0.0.0-source";
