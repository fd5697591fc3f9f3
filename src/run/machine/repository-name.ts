/** Secrets that are recognised by their form, wherever they stand in a URL. */
const tokenForm = /^(gh[a-z]_|github_pat_|glpat-|x-access-token)/i;

/**
 * `owner/name` of a remote's URL (with all groups: `group/sub/name`). User, password, host, port and query are left out,
 * as they may be secret. Null for a local path and for what is no URL.
 */
export function repositoryName(url: string): string | null {
  const path = pathOf(url.trim());
  if (path === null) return null;
  const parts = path
    .replace(/(?<!\/)\/+$/, "")
    .replace(/\.git$/, "")
    .split("/")
    .filter((part) => part !== "");
  const named = parts.length > 0 && parts.every((part) => /^[\w.~-]+$/.test(part) && !tokenForm.test(part));
  return named ? parts.join("/") : null;
}

function pathOf(url: string): string | null {
  if (url.includes("://")) {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    return parsed === null || parsed.protocol === "file:" || parsed.host === "" ? null : parsed.pathname;
  }
  // scp's form, `user@host:owner/name.git`: a colon before the first slash.
  return /^(?:[^/:@]*@)?[^/:@]+:(?!\/)(.*)$/.exec(url)?.[1] ?? null;
}
