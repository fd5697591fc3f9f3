import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import {
  cleanUp
} from "./chunk-GKH7XD4A.js";
import {
  getState,
  info,
  readProcessesFile,
  removeProcessesFile,
  warning
} from "./chunk-MEDPWKT6.js";
import {
  isAlive,
  signalProcess
} from "./chunk-JEAVJFX2.js";
import "./chunk-VCKIBDYG.js";

// src/run/guard-post.ts
import { setTimeout as sleep } from "node:timers/promises";
var limits = { termMs: 1e4, killMs: 1e3, guardMs: 5e3, cleanUpMs: 3e4 };
async function endRecordedRun(processesFile, { termMs, killMs, guardMs, cleanUpMs } = limits) {
  const record = readProcessesFile(processesFile);
  if (record === null) return [];
  const lines = [];
  const { main, guard, holdings } = record;
  if (await endOne(main, "SIGTERM", termMs)) lines.push(`Ended the main process ${main.pid}, which still ran.`);
  else if (await endOne(main, "SIGKILL", killMs))
    lines.push(`Killed the main process ${main.pid}, which did not stop.`);
  if (guard !== null) await hasEnded(guard, guardMs);
  const { ended, left } = await cleanUp(holdings, cleanUpMs);
  for (const { pid } of ended) lines.push(`Ended process ${pid}, which this run had left.`);
  for (const { pid } of left) lines.push(`Process ${pid} of this run could not be ended.`);
  if (guard !== null && signalProcess(guard, "SIGKILL")) lines.push(`Ended the guard process ${guard.pid}.`);
  removeProcessesFile(processesFile);
  return lines;
}
async function endOne(process, signal, limitMs) {
  return signalProcess(process, signal) && await hasEnded(process, limitMs);
}
async function hasEnded(process, limitMs) {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await sleep(25)) {
    if (!isAlive(process)) return true;
  }
  return !isAlive(process);
}

// src/post.ts
try {
  const processesFile = getState("processes-file");
  for (const line of processesFile === "" ? [] : await endRecordedRun(processesFile)) info(line);
} catch (error) {
  warning(
    `Could not make sure that nothing of this run stays behind: ${error instanceof Error ? error.message : String(error)}`
  );
}
