import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach } from "@jest/globals";
import { nodeProgram, entry } from "./shared-folder.ts";
import type { Workspace } from "./workspace.ts";

export interface StartOptions {
  readonly workspace: Workspace;
  /** Put before `node`, such as setpriv with options that take rights away. */
  readonly prefix?: readonly string[];
  /** Besides PATH, HOME, TMPDIR and COLUMNS: nothing of the test's own environment is passed on. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** How an entry of the package ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** An entry of the package while it runs. */
export interface Started {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly ended: Promise<Ended>;
  /** Waits until stdout or stderr holds this; throws with all that was said when the process ends before. */
  readonly says: (pattern: RegExp) => Promise<void>;
}

const running = new Set<ChildProcess>();

// A test that failed halfway must not leave its process to the next; the guard then ends what that had started.
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts `dist/<name>` with arguments, in a process group of its own. */
export function start(name: string, argv: readonly string[], options: StartOptions): Started {
  const { workspace, prefix = [], environment = {}, cwd = workspace.path } = options;
  const [command, ...others] = argv;
  // So that a test can wait for what the program prints.
  const shown = name === "cli.js" && command === "run" ? [command, "--verbose", ...others] : argv;
  const [program = "", ...rest] = [...prefix, nodeProgram(), entry(name), ...shown];
  const child = spawn(program, rest, {
    cwd,
    env: {
      PATH: process.env["PATH"],
      HOME: workspace.path,
      TMPDIR: workspace.temporary,
      // So wide that no message is broken.
      COLUMNS: "1000",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  running.add(child);
  const text = { stdout: "", stderr: "" };
  let onText: () => void = () => undefined;
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (chunk: string) => {
      text[name] += chunk;
      onText();
    });
  }
  const ended = once(child, "close").then(([code, signal]): Ended => {
    running.delete(child);
    return { code, signal, ...text };
  });
  return {
    child,
    pid: child.pid ?? 0,
    ended,
    says: async (pattern) => {
      const said = () => pattern.test(text.stdout) || pattern.test(text.stderr);
      const heard = new Promise<void>((resolve) => {
        onText = () => {
          if (said()) resolve();
        };
        onText();
      });
      await Promise.race([heard, ended]);
      if (!said()) throw new Error(`It never said ${pattern}, but at last:\n${lastLines(text.stderr + text.stdout)}`);
    },
  };
}

/** The end of what a program said, for a message: a failure comes last. */
export function lastLines(text: string): string {
  return text.trimEnd().split("\n").slice(-15).join("\n");
}
