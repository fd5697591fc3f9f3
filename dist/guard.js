import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);

// src/run/guard/guard-process.ts
import { createInterface } from "node:readline";

// src/errors.ts
function errorMessage(error) {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}

// src/run/isolation/isolation-user.ts
var firstPrivateUser = 61184;
var lastPrivateUser = 65519;
function isPrivateUser(uid) {
  return uid >= firstPrivateUser && uid <= lastPrivateUser;
}

// src/run/process/process-tree-end.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/run/process/process-tree.ts
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
var markerVariable = "LLM_PROFILE_CAPTURE";
function readProcess(pid) {
  const text = readOrNull(`/proc/${pid}/stat`);
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [state, parent, startTime] = [fields[0], fields[1], fields[19]];
  if (state === void 0 || parent === void 0 || startTime === void 0) return null;
  return { pid, startTime, parent: Number(parent), state };
}
function isAlive(id) {
  const process2 = readProcess(id.pid);
  return process2 !== null && process2.startTime === id.startTime && !hasEnded(process2);
}
function findTree(query) {
  const all = listProcesses().filter((process2) => process2.pid !== ownPid());
  const children = Map.groupBy(all, (process2) => process2.parent);
  const members = /* @__PURE__ */ new Map();
  const waiting = all.filter(
    (process2) => query.roots.some((root) => root.pid === process2.pid && root.startTime === process2.startTime) || isMember(process2.pid, query)
  );
  for (let process2 = waiting.pop(); process2 !== void 0; process2 = waiting.pop()) {
    if (members.has(process2.pid)) continue;
    members.set(process2.pid, process2);
    waiting.push(...children.get(process2.pid) ?? []);
  }
  return parentsFirst(members).filter((process2) => !hasEnded(process2));
}
function isMember(pid, { marker, uid }) {
  return carriesMarker(pid, marker) || uid !== null && realUser(pid) === uid;
}
function parentsFirst(members) {
  const seen = /* @__PURE__ */ new Set();
  const ordered = [];
  const add = (process2) => {
    if (seen.has(process2.pid)) return;
    seen.add(process2.pid);
    const parent = members.get(process2.parent);
    if (parent !== void 0) add(parent);
    ordered.push(process2);
  };
  for (const process2 of members.values()) add(process2);
  return ordered;
}
function signalProcess(id, signal) {
  if (!isAlive(id)) return false;
  try {
    process.kill(id.pid, signal);
    return true;
  } catch {
    return false;
  }
}
function listProcesses() {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map((name) => readProcess(Number(name))).filter((process2) => process2 !== null);
}
function carriesMarker(pid, marker) {
  const environment = readOrNull(`/proc/${pid}/environ`);
  if (environment?.includes(`${markerVariable}=${marker}`) === true) return true;
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => linkOrNull(`/proc/${pid}/fd/${fd}`)?.includes(marker) === true);
  } catch {
    return false;
  }
}
function realUser(pid) {
  const uid = /^Uid:\s+(\d+)/m.exec(readOrNull(`/proc/${pid}/status`) ?? "")?.[1];
  return uid === void 0 ? null : Number(uid);
}
function hasEnded({ state }) {
  return state === "Z" || state === "X";
}
function ownPid() {
  return process.pid;
}
function readOrNull(path) {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return null;
  }
}
function linkOrNull(path) {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

// src/run/process/process-tree-end.ts
var pollMs = 25;
async function killTree(query, limitMs) {
  const ended = /* @__PURE__ */ new Map();
  const deadline = performance.now() + limitMs;
  for (let quiet = 0; ; ) {
    const left = findTree(query);
    for (const process2 of left)
      if (signalProcess(process2, "SIGKILL")) ended.set(`${process2.pid} ${process2.startTime}`, process2);
    quiet = left.length === 0 ? quiet + 1 : 0;
    if (quiet === 2 || performance.now() > deadline) return { ended: [...ended.values()], left };
    await sleep(pollMs);
  }
}

// src/run/isolation/temporary-directory.ts
import { chmod, chown, lstat, mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
async function removeDirectory(path) {
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
  try {
    await remove();
    return null;
  } catch {
    await openFolders(path).catch(() => void 0);
  }
  try {
    await remove();
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}
async function openFolders(path) {
  if (!(await lstat(path)).isDirectory()) return;
  await chmod(path, 448);
  for (const name of await readdir(path)) await openFolders(join(path, name));
}

// src/run/guard/guard-cleanup.ts
async function cleanUp(holdings, limitMs) {
  const ended = [];
  const left = [];
  if (holdings.marker !== null) {
    const { marker } = holdings;
    const users = holdings.processes.map(({ uid }) => uid !== null && isPrivateUser(uid) ? uid : null);
    for (const uid of /* @__PURE__ */ new Set([null, ...users])) {
      const roots = holdings.processes.map(({ process: process2 }) => process2);
      const result = await killTree({ roots, marker, uid }, limitMs);
      ended.push(...result.ended);
      left.push(...result.left);
    }
  }
  for (const directory of holdings.directories) await removeDirectory(directory);
  return { ended, left };
}

// src/run/guard/guard-message.ts
var noHoldings = { marker: null, processes: [], directories: [] };
function applyMessage(holdings, message) {
  switch (message.kind) {
    case "run":
      return { ...holdings, marker: message.marker };
    case "process":
      return { ...holdings, processes: [...holdings.processes, { process: message.process, uid: message.uid }] };
    case "ended":
      return {
        ...holdings,
        processes: holdings.processes.filter(
          ({ process: process2 }) => process2.pid !== message.process.pid || process2.startTime !== message.process.startTime
        )
      };
    case "directory":
      return { ...holdings, directories: [...holdings.directories, message.path] };
    case "removed":
      return { ...holdings, directories: holdings.directories.filter((path) => path !== message.path) };
    case "done":
      return noHoldings;
  }
}

// src/run/guard/guard-process.ts
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
