import { statSync } from "node:fs";
import { errorMessage } from "./errors.ts";

// The action's post step. A cancelled job in a container does not signal our main step, so this
// one ends what that left. A run that ended by itself has left no record: then nothing more is loaded, @actions/core
// neither, whose getState this is. It never fails the job.
try {
  const processesFile = process.env["STATE_processes-file"] ?? "";
  if (processesFile !== "" && statSync(processesFile, { throwIfNoEntry: false }) !== undefined) {
    const [{ info }, { endRecordedRun }] = await Promise.all([
      import("@actions/core"),
      import("./run/guard/recorded-processes.ts"),
    ]);
    for (const line of await endRecordedRun(processesFile)) info(line);
  }
} catch (error) {
  const { warning } = await import("@actions/core");
  warning(`Could not make sure that nothing of this run stays behind: ${errorMessage(error)}`);
}
