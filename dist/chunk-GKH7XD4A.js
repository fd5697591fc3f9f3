import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);
import {
  isPrivateUser,
  killTree,
  removeDirectory
} from "./chunk-JEAVJFX2.js";

// src/run/guard-cleanup.ts
async function cleanUp(holdings, limitMs) {
  const ended = [];
  const left = [];
  if (holdings.marker !== null) {
    const { marker } = holdings;
    const users = holdings.processes.map(({ uid }) => uid !== null && isPrivateUser(uid) ? uid : null);
    for (const uid of /* @__PURE__ */ new Set([null, ...users])) {
      const roots = holdings.processes.map(({ process }) => process);
      const result = await killTree({ roots, marker, uid }, limitMs);
      ended.push(...result.ended);
      left.push(...result.left);
    }
  }
  for (const directory of holdings.directories) await removeDirectory(directory);
  return { ended, left };
}

export {
  cleanUp
};
