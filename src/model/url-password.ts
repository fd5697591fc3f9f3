/** Whether text holds a URL with a password, or a token in the place of the user: `https://user:password@host`. */
export function holdsPassword(text: string): boolean {
  return /:\/\/[^/\s@]+@/.test(text);
}
