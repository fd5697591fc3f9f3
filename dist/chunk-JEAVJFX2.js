import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import {
  ToolError
} from "./chunk-VCKIBDYG.js";

// src/run/process-tree.ts
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
    (process2) => query.roots.some((root) => root.pid === process2.pid && root.startTime === process2.startTime) || carriesMarker(process2.pid, query.marker) || query.uid !== null && realUser(process2.pid) === query.uid
  );
  for (let process2 = waiting.pop(); process2 !== void 0; process2 = waiting.pop()) {
    if (members.has(process2.pid)) continue;
    members.set(process2.pid, process2);
    waiting.push(...children.get(process2.pid) ?? []);
  }
  return [...members.values()].filter((process2) => !hasEnded(process2));
}
function childrenOf(pid) {
  return listProcesses().filter((process2) => process2.parent === pid && !hasEnded(process2)).sort((a, b) => Number(BigInt(a.startTime) - BigInt(b.startTime)));
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

// src/run/temporary-directory.ts
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
async function createTemporaryDirectory(options) {
  const { base, user, warn } = options;
  const path = await mkdtemp(join(base, "llm-profile-")).catch((error) => {
    throw new ToolError({
      what: "Could not make a private temporary directory.",
      where: base,
      why: error instanceof Error ? error.message : String(error),
      hint: "Set TMPDIR to a folder that exists, can be written to and has room for the profiler's raw data.",
      cause: error
    });
  });
  const inside = { tmp: join(path, "tmp"), home: join(path, "home"), secrets: join(path, "secrets") };
  for (const directory of Object.values(inside)) await mkdir(directory, { mode: 448 });
  if (user !== null)
    for (const directory of [...Object.values(inside), path]) await chown(directory, user.uid, user.gid);
  return {
    path,
    ...inside,
    async [Symbol.asyncDispose]() {
      const problem = await removeDirectory(path);
      if (problem !== null) warn(`Could not remove the temporary directory ${path}: ${problem}`);
    }
  };
}
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
    return error instanceof Error ? error.message : String(error);
  }
}
async function openFolders(path) {
  if (!(await lstat(path)).isDirectory()) return;
  await chmod(path, 448);
  for (const name of await readdir(path)) await openFolders(join(path, name));
}

// src/run/isolation-user.ts
import { readdirSync as readdirSync2, readFileSync as readFileSync2, statSync } from "node:fs";
var firstPrivateUser = 61184;
var lastPrivateUser = 65519;
var nobody = 65534;
function isPrivateUser(uid) {
  return uid >= firstPrivateUser && uid <= lastPrivateUser;
}
function privateUser(user) {
  return user !== null && isPrivateUser(user.uid) ? user.uid : null;
}
function choosePrivateUser(random) {
  const taken = /* @__PURE__ */ new Set([...accounts(), ...runningUsers()]);
  for (let attempt = 0; attempt < 50; attempt++) {
    const uid = firstPrivateUser + Math.floor(random() * (lastPrivateUser - firstPrivateUser + 1));
    if (!taken.has(uid)) return uid;
  }
  return null;
}
function accounts() {
  try {
    return readFileSync2("/etc/passwd", "utf8").split("\n").map((line) => Number(line.split(":")[2]));
  } catch {
    return [];
  }
}
function runningUsers() {
  return readdirSync2("/proc").filter((name) => /^\d+$/.test(name)).flatMap((name) => {
    try {
      return [statSync(`/proc/${name}`).uid];
    } catch {
      return [];
    }
  });
}

// src/run/process-tree-end.ts
import { setTimeout as sleep } from "node:timers/promises";
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

export {
  markerVariable,
  readProcess,
  isAlive,
  findTree,
  childrenOf,
  signalProcess,
  nobody,
  isPrivateUser,
  privateUser,
  choosePrivateUser,
  killTree,
  createTemporaryDirectory,
  removeDirectory
};
