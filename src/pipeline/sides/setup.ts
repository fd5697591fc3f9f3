import { join } from "node:path";
import { ToolError } from "../../model/errors.ts";
import type { Config } from "../../model/config.ts";
import { parseDurationMs } from "../../model/text/quantity.ts";
import { commandArgv } from "../../plan/workload.ts";
import { dropStepVariables } from "../../run/isolation/environment.ts";
import { runStreamed } from "../capture/profiled-process.ts";
import { environmentRules } from "../conf.generated.ts";
import { labelSide, type Side } from "../session.ts";

/**
 * Runs `workload.setup` once, outside the profiler, with the environment that a `run:` step would have. Downloads that need a secret
 * belong here, because reports don't show the setup.
 */
export async function runSetup(side: Side): Promise<void> {
  const { setup } = side.config.workload;
  if (setup === null) return;
  await side.session.context.log.group(labelSide(side, "setup"), async () => runSetupCommand(side, setup));
}

async function runSetupCommand(
  { session, name, config, program, ownEnvironment }: Side,
  setup: NonNullable<Config["workload"]["setup"]>,
): Promise<void> {
  const { environment } = config.workload;
  // All files of the base are in the base's folder.
  const folder = name === "head" ? "setup" : join(name, "setup");
  await session.directory.folder(folder);
  const result = await runStreamed(session, {
    command: {
      tool: "setup",
      argv: commandArgv(setup),
      cwd: program.workingDirectory,
      // The side's own variables come last: they point paths in `workload.environment` to the side's folders instead of the head's.
      environment: {
        ...dropStepVariables(session.context.environment, environmentRules),
        ...environment,
        ...ownEnvironment,
      },
      timeLimitMs: parseDurationMs(config.workload["time-limit"]),
    },
    isolation: { kind: "none", note: "", user: null, endsWithParent: false, procMounts: [], readOnly: [] },
    label: null,
    isStart: false,
    folder,
  });
  if (result.exitCode === 0) return;
  throw new ToolError({
    id: "setup-failed",
    what: `The setup command exited with code ${result.exitCode ?? "none"}${result.outcome === "timed-out" ? " at the time limit" : ""}.`,
    where: "workload.setup",
    why: result.stderrTail.trim().split("\n").slice(-4).join("\n"),
    help: `The command's full output is in ${folder}/ in the run directory.`,
  });
}
