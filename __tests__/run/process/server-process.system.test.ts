import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTcpServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import { serverVariable } from "../../../src/model/run/plan.ts";
import { readProcess } from "../../../src/run/process/process-tree.ts";
import { isListening, signalServer } from "../../../src/run/server/server-process.ts";

const open: { close: () => unknown }[] = [];

afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function portOf(server: Server): Promise<number> {
  open.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function urlOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  open.push({ close: () => server.closeAllConnections() });
  return `http://127.0.0.1:${await portOf(server)}/health`;
}

describe("whether a server answers", () => {
  test.each([
    [200, true],
    [204, true],
    [302, false],
    [404, false],
    [503, false],
  ])("with %d: %s", async (status, expected) => {
    const url = await urlOf((_, response) => response.writeHead(status, { location: "/" }).end());
    expect(await isListening({ kind: "http", url })).toBe(expected);
  });

  test("an answer without an end is one; no answer within 2 s is none", async () => {
    const endless = await urlOf((_, response) => void response.writeHead(200).write("x"));
    expect(await isListening({ kind: "http", url: endless })).toBe(true);
    const silent = await portOf(createTcpServer((socket) => socket.on("error", () => undefined)));
    // Without a limit of its own this would never end.
    expect(await isListening({ kind: "http", url: `http://127.0.0.1:${silent}/` })).toBe(false);
  });

  test("what is no HTTP is none, and accepts connections all the same", async () => {
    const port = await portOf(createTcpServer((socket) => socket.on("error", () => undefined).end("hello")));
    expect(await isListening({ kind: "http", url: `http://localhost:${port}/` })).toBe(false);
    expect(await isListening({ kind: "port", port })).toBe(true);
  });

  test("nothing listens", async () => {
    const server = createTcpServer();
    const port = await portOf(server);
    server.close();
    await once(server, "close");
    expect(await isListening({ kind: "port", port })).toBe(false);
    expect(await isListening({ kind: "http", url: `http://127.0.0.1:${port}/` })).toBe(false);
  });
});

/** Says which signals it gets, and starts the next of its names: a profiler, its server, a child of that. */
const program = `
const [name, ...rest] = process.argv.slice(1);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.stdout.write(name + " " + signal + "\\n"));
setInterval(() => undefined, 1000);
const environment = name === "profiler" ? { ${serverVariable}: "mine" } : {};
if (rest.length > 0) require("node:child_process").spawn(process.execPath, ["-e", process.env.PROGRAM, ...rest], {
  stdio: "inherit",
  env: { ...process.env, ...environment },
});
else process.stdout.write("ready\\n");`;

describe("a server is asked to end", () => {
  test.each([
    ["SIGINT", ["server SIGINT", "child SIGINT"]],
    ["SIGTERM", ["server SIGTERM"]],
  ] as const)("by %s, and not its profiler", async (signal, expected) => {
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
    expect(signalServer(started, "mine", signal)).toBe(true);
    while (expected.some((line) => !said.includes(line))) await once(profiler.stdout, "data");
    await sleep(200);
    expect(said.trim().split("\n").slice(1).sort()).toEqual([...expected].sort());
  });
});
