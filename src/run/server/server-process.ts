import { connect } from "node:net";
import { request } from "node:http";
import { serverVariable } from "../../model/run/plan.ts";
import type { StartedProcess } from "../../model/run/ports.ts";
import type { Milliseconds } from "../../model/units.ts";
import { findTree, readProc, signalProcess } from "../process/process-tree.ts";

const lookMs: Milliseconds = 2000;

export type Listening =
  { readonly kind: "http"; readonly url: string } | { readonly kind: "port"; readonly port: number };

export async function isListening(listening: Listening): Promise<boolean> {
  return listening.kind === "http" ? answersGet(listening.url) : acceptsConnection(listening.port);
}

function answersGet(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request(url, { agent: false, signal: AbortSignal.timeout(lookMs) }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.destroy();
      resolve(status >= 200 && status < 300);
    });
    probe.on("error", () => resolve(false));
    probe.end();
  });
}

function acceptsConnection(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    const done = (accepted: boolean): void => {
      socket.destroy();
      resolve(accepted);
    };
    socket.setTimeout(lookMs, () => done(false));
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
  });
}

/**
 * INT goes to all of the server's processes, like Ctrl-C in a terminal. The profiler gets no signal; it exits after the server does. False
 * if no process got the signal.
 */
export function interruptServer({ process, marker }: StartedProcess, name: string): boolean {
  const tree = findTree({ roots: [process], marker, uid: null });
  const marked = tree.filter(({ pid }) => readProc(`${pid}/environ`).split("\0").includes(`${serverVariable}=${name}`));
  // Without CAP_SYS_PTRACE, root can't read the environment of another user's process.
  const members = marked.length > 0 ? marked : tree.filter(({ pid }) => !isProfiler(pid));
  return members.filter((member) => signalProcess(member, "SIGINT")).length > 0;
}

/** nsys, its launcher and agent, what starts nsys, and process 1 of a PID namespace (plan/workload.ts). */
function isProfiler(pid: number): boolean {
  return (
    /^(nsys.*|unshare|setpriv|QdstrmImporter)$/.test(readProc(`${pid}/comm`).trim()) ||
    /^NSpid:.*\t1$/m.test(readProc(`${pid}/status`))
  );
}
