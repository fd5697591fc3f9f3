import { fileURLToPath } from "node:url";
import type { Context } from "../pipeline/context.ts";
import { version } from "./version.ts";

export function createContext(parts: Pick<Context, "cwd" | "log" | "stop" | "processesFile">): Context {
  return {
    ...parts,
    root: fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, ""),
    version,
    environment: process.env,
    clock: { now: () => new Date(), monotonicMs: () => performance.now() },
    pullRequestBase: process.env["GITHUB_BASE_REF"] ?? null,
  };
}
