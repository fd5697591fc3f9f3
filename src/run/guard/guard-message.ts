import type { ProcessId } from "../process/process-tree.ts";

/** What we tell the guard, one JSON text a line: after `run`, everything it needs to clean up in our place. */
export type GuardMessage =
  | { readonly kind: "run"; readonly marker: string }
  /** A process of ours; `uid` where it runs as a user that exists for this run alone. */
  | { readonly kind: "process"; readonly process: ProcessId; readonly uid: number | null }
  | { readonly kind: "ended"; readonly process: ProcessId }
  | { readonly kind: "directory"; readonly path: string }
  | { readonly kind: "removed"; readonly path: string }
  /** All is well and clean: exit without doing anything. */
  | { readonly kind: "done" };

/** All that is to be cleaned up for a run, built up from its messages. */
export interface Holdings {
  readonly marker: string | null;
  readonly processes: readonly { readonly process: ProcessId; readonly uid: number | null }[];
  readonly directories: readonly string[];
}

export const noHoldings: Holdings = { marker: null, processes: [], directories: [] };

/** The holdings after one more message; `done` empties them. */
export function applyMessage(holdings: Holdings, message: GuardMessage): Holdings {
  switch (message.kind) {
    case "run":
      return { ...holdings, marker: message.marker };
    case "process":
      return { ...holdings, processes: [...holdings.processes, { process: message.process, uid: message.uid }] };
    case "ended":
      return {
        ...holdings,
        processes: holdings.processes.filter(
          ({ process }) => process.pid !== message.process.pid || process.startTime !== message.process.startTime,
        ),
      };
    case "directory":
      return { ...holdings, directories: [...holdings.directories, message.path] };
    case "removed":
      return { ...holdings, directories: holdings.directories.filter((path) => path !== message.path) };
    case "done":
      return noHoldings;
  }
}
