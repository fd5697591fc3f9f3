import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach } from "@jest/globals";
import type { Isolation } from "../../../src/model/run/plan.ts";
import { testDirectory } from "./directory.ts";

export interface Parent {
  readonly child: ChildProcess;
  readonly temporary: string;
  readonly processesFile: string;
  readonly exited: Promise<unknown>;
}

const started: ChildProcess[] = [];

// A test that failed before it ended its parent must not leave it to the next.
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** Starts fixtures/capturing-parent.ts in a process group of its own, and waits until its program is ready. */
export async function startParent(isolation: Isolation, script: string): Promise<Parent> {
  const base = testDirectory();
  const processesFile = join(base, "processes.json");
  const program = join(import.meta.dirname, "../../fixtures/capturing-parent.ts");
  const options = JSON.stringify({ isolation, script, processesFile, base });
  const child = spawn(process.execPath, [program, options], { stdio: ["ignore", "pipe", "inherit"], detached: true });
  started.push(child);
  const exited = once(child, "exit");
  let temporary = "";
  for await (const line of createInterface({ input: child.stdout })) {
    temporary ||= line;
    if (line === "ready") return { child, temporary, processesFile, exited };
  }
  throw new Error("The parent ended before its program was ready.");
}
