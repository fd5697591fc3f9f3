import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterEach } from "@jest/globals";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import type { PreparedRun } from "./run.ts";

/** `llm-profile` while it runs. */
export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string }>;
}

const running = new Set<ChildProcess>();

// A test that failed halfway must not leave its process behind; the guard then ends what that had started.
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a prepared run, and comes back while it runs. */
export function start({ workspace, path, argv }: PreparedRun): Started {
  const child = spawn(process.execPath, [repositoryPath("dist/cli.js"), ...argv], {
    cwd: workspace.path,
    env: {
      PATH: [...path, "/usr/sbin", "/usr/bin", "/sbin", "/bin"].join(":"),
      HOME: workspace.path,
      TMPDIR: workspace.temporary,
      COLUMNS: "1000",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.add(child);
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    stderr += chunk;
  });
  const ended = once(child, "close").then(([code]: unknown[]) => {
    running.delete(child);
    return { code: typeof code === "number" ? code : null, stderr };
  });
  return { child, ended };
}
