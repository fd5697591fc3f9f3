import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTcpServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "@jest/globals";
import { isListening } from "../../../src/run/server/server-process.ts";

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

describe("isListening", () => {
  test.each([
    [200, true],
    [204, true],
    [302, false],
    [404, false],
    [503, false],
  ])("is, with the status %d, %s", async (status, expected) => {
    const url = await urlOf((_, response) => response.writeHead(status, { location: "/" }).end());
    expect(await isListening({ kind: "http", url })).toBe(expected);
  });

  test("accepts an endless answer or no answer within 2 s", async () => {
    const endless = await urlOf((_, response) => void response.writeHead(200).write("x"));
    expect(await isListening({ kind: "http", url: endless })).toBe(true);
    const silent = await portOf(createTcpServer((socket) => socket.on("error", () => undefined)));
    // Without a limit of its own this would never end.
    expect(await isListening({ kind: "http", url: `http://127.0.0.1:${silent}/` })).toBe(false);
  });

  test("rejects a server that doesn't speak HTTP, but accepts its port", async () => {
    const port = await portOf(createTcpServer((socket) => socket.on("error", () => undefined).end("hello")));
    expect(await isListening({ kind: "http", url: `http://localhost:${port}/` })).toBe(false);
    expect(await isListening({ kind: "port", port })).toBe(true);
  });

  test("returns false if nothing listens", async () => {
    const server = createTcpServer();
    const port = await portOf(server);
    server.close();
    await once(server, "close");
    expect(await isListening({ kind: "port", port })).toBe(false);
    expect(await isListening({ kind: "http", url: `http://127.0.0.1:${port}/` })).toBe(false);
  });
});
