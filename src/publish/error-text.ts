import { plainText } from "../model/plain-text.ts";

const longest = 500;

/** What an error says, on one line and not too long, for the `why` of a message. */
export function errorText(error: unknown): string {
  // Not `instanceof Error`: errors of Node's own modules are of another realm where a test runner isolates its globals.
  const text =
    typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
  const plain = plainText(text.split("\n")[0] ?? "");
  return plain.length > longest ? `${plain.slice(0, longest)}…`.toWellFormed() : plain;
}
