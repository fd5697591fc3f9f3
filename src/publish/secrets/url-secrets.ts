import { holdsPassword } from "../../model/url-password.ts";

/** A user without a password may be a token; shorter ones are names, which stand in many a text. */
const shortestTokenUser = 20;

/** What is secret in a value that holds passwords in URLs: each such URL as a whole, and its password as it is written and as it is meant. */
export function urlSecrets(value: string): string[] {
  return value
    .split(/\s+/)
    .filter(holdsPassword)
    .flatMap((url) => [url, ...passwordsIn(url).flatMap((password) => [password, percentDecoded(password)])]);
}

/** An `@` may stand in a password as it is: it then ends at the first one, or at the last. */
function passwordsIn(url: string): string[] {
  return [/:\/\/([^/\s@]+)@/g, /:\/\/([^/\s]+)@/g]
    .flatMap((pattern) => [...url.matchAll(pattern)].map(([, user = ""]) => user))
    .flatMap((user) => {
      const colon = user.indexOf(":");
      if (colon === -1) return user.length >= shortestTokenUser ? [user] : [];
      return [user.slice(colon + 1)];
    });
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A `%` that stands for itself.
    return text;
  }
}
