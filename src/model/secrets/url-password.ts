/** A user without a password may be a token; shorter ones are names, which stand in many a text. */
const shortestTokenUser = 20;

/** Whether text holds a URL with a password, or a token in the place of the user: `https://user:password@host`. */
export function holdsPassword(text: string): boolean {
  return /:\/\/[^/?#\s@]+@/.test(text);
}

/** The passwords of the URLs in a text, as they are written. An `@` may stand in one as it is: it then ends at the first, or at the last. */
export function urlPasswords(text: string): string[] {
  return [/:\/\/([^/?#\s@]+)@/g, /:\/\/([^/?#\s]+)@/g]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, user = ""]) => user))
    .flatMap((user) => {
      const colon = user.indexOf(":");
      if (colon === -1) return user.length >= shortestTokenUser ? [user] : [];
      return [user.slice(colon + 1)];
    });
}
