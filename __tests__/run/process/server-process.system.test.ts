import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "@jest/globals";
import { serverVariable } from "../../../src/model/run/plan.ts";
import { readProcess } from "../../../src/run/process/process-tree.ts";
import { interruptServer } from "../../../src/run/server/server-process.ts";

const open: { close: () => unknown }[] = [];

afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** Says which signals it gets, and starts the next of its names: a profiler, its server, a child of that. */
const program = `
const [name, ...rest] = process.argv.slice(1);
for (const signal of ["SIGINT", "SIGTERM", "SIGWINCH"]) process.on(signal, () => process.stdout.write(name + " " + signal + "\\n"));
setInterval(() => undefined, 1000);
const environment = name === "profiler" ? { ${serverVariable}: "mine" } : {};
if (rest.length > 0) require("node:child_process").spawn(process.execPath, ["-e", process.env.PROGRAM, ...rest], {
  stdio: "inherit",
  env: { ...process.env, ...environment },
});
else process.stdout.write("ready\\n");`;

test("interruptServer sends SIGINT to a server and its children, but not to its profiler", async () => {
  const expected = ["server SIGINT", "child SIGINT"];
  const profiler = spawn(process.execPath, ["-e", program, "profiler", "server", "child"], {
    env: { PROGRAM: program },
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const pid = profiler.pid ?? 0;
  open.push({ close: () => process.kill(-pid, "SIGKILL") });
  let said = "";
  profiler.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes("ready")) await once(profiler.stdout, "data");
  const root = readProcess(pid);
  if (root === null) throw new Error("It ended.");
  const started = { process: root, inside: () => pid, marker: `${Math.random()}.` };
  expect(interruptServer(started, "mine")).toBe(true);
  const until = async (lines: readonly string[]) => {
    while (lines.some((line) => !said.includes(line))) await once(profiler.stdout, "data");
  };
  await until(expected);
  // Of a process's signals, the one with the highest number comes last: whoever says it has had all others.
  process.kill(-pid, "SIGWINCH");
  const last = ["profiler", "server", "child"].map((name) => `${name} SIGWINCH`);
  await until(last);
  expect(said.trim().split("\n").slice(1).sort()).toEqual([...expected, ...last].sort());
});
