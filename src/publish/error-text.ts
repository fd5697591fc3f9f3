import { errorMessage } from "../errors.ts";
import { plainText } from "../model/text/plain-text.ts";

const longest = 500;

/** What an error says, on one line and not too long, for the `why` of a message. */
export function errorText(error: unknown): string {
  const plain = plainText(errorMessage(error).split("\n")[0] ?? "");
  return plain.length > longest ? `${plain.slice(0, longest)}…`.toWellFormed() : plain;
}
