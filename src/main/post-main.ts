import { statSync } from "node:fs";
import { errorMessage } from "../model/errors.ts";

// The action's post step. If a job in a container is canceled, GitHub doesn't signal our main step, so this step ends the processes that
// are left. A run that ended normally leaves no record. In that case we don't load any other module: we even read the state from its
// environment variable, because getState would load @actions/core. This step never fails the job.
try {
  const processesFile = process.env["STATE_processes-file"] ?? "";
  if (processesFile !== "" && statSync(processesFile, { throwIfNoEntry: false }) !== undefined) {
    const [{ info }, { endRecordedRun }] = await Promise.all([
      import("@actions/core"),
      import("../run/guard/recorded-processes.ts"),
    ]);
    for (const line of await endRecordedRun(processesFile)) info(line);
  }
} catch (error) {
  const { warning } = await import("@actions/core");
  warning(`Processes of this run may still be running: ${errorMessage(error)}`);
}
