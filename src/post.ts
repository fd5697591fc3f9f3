import { getState, info, warning } from "@actions/core";
import { errorMessage } from "./errors.ts";
import { endRecordedRun } from "./run/guard/recorded-processes.ts";

// The entry of dist/post.js, the action's post step. A cancelled job in a container does not signal our main step, so this
// one ends what that left. It never fails the job.
try {
  const processesFile = getState("processes-file");
  for (const line of processesFile === "" ? [] : await endRecordedRun(processesFile)) info(line);
} catch (error) {
  warning(`Could not make sure that nothing of this run stays behind: ${errorMessage(error)}`);
}
