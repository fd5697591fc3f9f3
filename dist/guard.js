import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import {
  cleanUp
} from "./chunk-GKH7XD4A.js";
import {
  applyMessage,
  noHoldings
} from "./chunk-TVFPUIWV.js";
import "./chunk-JEAVJFX2.js";
import "./chunk-VCKIBDYG.js";

// src/run/guard-process.ts
import { createInterface } from "node:readline";
var cleanUpLimitMs = 3e4;
async function guardProcess(input) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void 0);
  let holdings = noHoldings;
  for await (const line of createInterface({ input })) {
    const message = parseMessage(line);
    if (message !== null) holdings = applyMessage(holdings, message);
  }
  await cleanUp(holdings, cleanUpLimitMs);
}
function parseMessage(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

// src/guard.ts
await guardProcess(process.stdin);
process.exit();
