/** The code of a system error, such as `ENOENT`; empty for any other error. */
export function errorCode(error: unknown): string {
  // Not `instanceof Error`: errors of Node's own modules are of another realm where a test runner isolates its globals.
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}
