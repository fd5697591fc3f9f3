import type { Config } from "../model/config.ts";
import type { StartedProgram } from "../model/run/plan.ts";
import { findProgramInLine } from "./sides.ts";

/**
 * The programs that must exist before the run. If there's a setup command, only that command, because it may install the others. Python is
 * left out if each side gets a virtual environment.
 */
export function startedPrograms({ workload, latency, compare }: Config): StartedProgram[] {
  const { server, module, setup } = workload;
  const programs = {
    "workload.python": module === null || workload.python === null ? null : [workload.python],
    "workload.command": module === null ? workload.command : null,
    "workload.server.command": server.command,
    "workload.server.client": server.client,
    "workload.server.warm-up": server["warm-up"],
    "latency.command": latency.command,
    "compare.verify.command": compare.verify.command,
  };
  const commands = setup === null ? programs : { "workload.setup": setup };
  const hasVenv = compare.base !== null && compare["python-environment"] !== "none";
  return Object.entries(commands)
    .flatMap(([key, command]): StartedProgram[] => {
      const name = typeof command === "string" ? findProgramInLine(command) : command?.[0];
      return name === undefined ? [] : [{ key, name, form: typeof command === "string" ? "line" : "list" }];
    })
    .filter(({ name }) => !(hasVenv && /^python[\d.]*$/.test(name)));
}
