/** The code of a system error, such as `ENOENT`; empty for any other error. */
export function errorCode(error: unknown): string {
  // Not `instanceof Error`: errors of Node's own modules are of another realm where a test runner isolates its globals.
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}

/** What an error says, for the `why` of ours. */
export function errorMessage(error: unknown): string {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}
