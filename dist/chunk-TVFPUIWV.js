import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);

// src/run/guard-message.ts
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
          ({ process }) => process.pid !== message.process.pid || process.startTime !== message.process.startTime
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

export {
  noHoldings,
  applyMessage
};
