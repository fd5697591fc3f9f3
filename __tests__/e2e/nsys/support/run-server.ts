import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { expect } from "@jest/globals";
import { descendantsOf, newMark, processesWith, stillRunning, untilEmpty } from "./processes.ts";
import { type DemoRun, type Finished, runDemo, startDemo } from "./run-demo.ts";
import { serverExample } from "./shared-folder.ts";
import type { Workspace } from "./workspace.ts";

/** One that other users may start, too. */
export const python = existsSync("/usr/bin/python3") ? "/usr/bin/python3" : "python3";

export interface ServerRun extends Omit<DemoRun, "demo" | "command"> {
  readonly port: number;
  /** Options of server.py and client.py. */
  readonly server?: readonly string[];
  readonly client?: readonly string[];
}

/** A port that nothing listens at, now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("No port.");
  return address.port;
}

/** The settings of a run of the server example: two rounds unless `set` says otherwise. */
function demoOf({ port, server = [], client = [], set = [], ...rest }: ServerRun): DemoRun {
  const words = (file: string, more: readonly string[]): string =>
    JSON.stringify([python, serverExample(file), "--port", String(port), ...more]);
  return {
    ranges: ["execute_model"],
    ...rest,
    set: [
      `workload.server.command=${words("server.py", server)}`,
      `workload.server.client=${words("client.py", ["--requests", "2", ...client])}`,
      "workload.server.ready-http=/health",
      `workload.server.ready-port=${port}`,
      "rounds=2",
      ...set,
    ],
    command: [],
  };
}

/** Runs it with a mark in its environment, and expects that nothing of it is left. */
export async function runAndLook(run: Omit<ServerRun, "port"> & { readonly port?: number }): Promise<Finished> {
  const token = newMark();
  const set = [`workload.environment.MARK=${token}`, ...(run.set ?? [])];
  const finished = await runDemo(demoOf({ port: await freePort(), ...run, set }));
  expect(await untilEmpty(() => processesWith(token), 0)).toEqual([]);
  expect(finished.workspace.leftInTemporary()).toEqual([]);
  return finished;
}

export function startServer(run: ServerRun): ReturnType<typeof startDemo> {
  return startDemo(demoOf(run));
}

/** Ends llm-profile while a client runs that says so; neither processes nor files of it stay. */
export async function endedAtClient(
  signal: "SIGINT" | "SIGTERM" | "SIGKILL",
  { set = [], ...run }: ServerRun & { readonly workspace: Workspace },
): Promise<void> {
  const mark = newMark();
  const settings = [`workload.environment.MARK=${mark}`, "workload.server.warm-up=true", ...set];
  const started = startServer({ ...run, set: settings });
  await started.says(/\| the client runs/);
  const all = [...processesWith(mark), ...descendantsOf(started.pid)];
  for (const part of [/nsys.* launch/, /server\.py/, /sleep 60/])
    expect(all.map(({ command }) => command)).toContainEqual(expect.stringMatching(part));
  // INT as a terminal's Ctrl-C sends it, to the whole process group.
  process.kill(signal === "SIGINT" ? -started.pid : started.pid, signal);
  expect((await started.ended).code).toBe({ SIGINT: 130, SIGTERM: 143, SIGKILL: null }[signal]);
  expect(await untilEmpty(() => [...stillRunning(all), ...processesWith(mark)])).toEqual([]);
  const { workspace } = run;
  const left = () => workspace.leftInTemporary().filter((name) => !/^llm-profile-record-[0-9a-f]+\.json$/.test(name));
  expect(await untilEmpty(left)).toEqual([]);
}
