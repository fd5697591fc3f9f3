import { holdsPassword, urlPasswords } from "../../model/secrets/url-password.ts";

/** What is secret in a value that holds passwords in URLs: each such URL as a whole, and its password as it is written and as it is meant. */
export function urlSecrets(value: string): string[] {
  return value
    .split(/\s+/)
    .filter(holdsPassword)
    .flatMap((url) => [url, ...urlPasswords(url).flatMap((password) => [password, percentDecoded(password)])]);
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A `%` that stands for itself.
    return text;
  }
}
