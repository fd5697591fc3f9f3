import { spawnSync } from "node:child_process";
import { test } from "@jest/globals";

const isRoot = process.getuid?.() === 0;
const hasNamespaces = spawnSync("unshare", ["--pid", "--fork", "--mount-proc", "true"]).status === 0;

/** A test that needs root. Without: a failure in CI, where it must not go unnoticed, else skipped with the reason in its name. */
export const rootTest = needs(isRoot, "needs root");

/** A test that needs root and the right to make PID namespaces. */
export const namespaceTest = needs(isRoot && hasNamespaces, "needs root and CAP_SYS_ADMIN");

function needs(
  met: boolean,
  reason: string,
): (name: string, body: () => Promise<void> | void, timeoutMs?: number) => void {
  if (met) return test;
  if (process.env["CI"] !== "true") return (name, body) => test.skip(`${name} (${reason})`, body);
  return (name) =>
    test(name, () => {
      throw new Error(`This test ${reason}; in CI it must run.`);
    });
}
