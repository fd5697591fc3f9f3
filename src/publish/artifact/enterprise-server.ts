/**
 * Whether the server is a GitHub Enterprise Server by the rule of @actions/artifact, which refuses there, after a warning of
 * its own that says to try again.
 */
export function isEnterpriseServer(serverUrl: string): boolean {
  const host = new URL(serverUrl).hostname;
  return host !== "github.com" && !host.endsWith(".ghe.com") && !host.endsWith(".localhost");
}
