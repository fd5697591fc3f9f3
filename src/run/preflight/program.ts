import type { StartedProgram } from "../../model/run/plan.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { usualPath } from "../isolation/environment.ts";
import { type Check, type CheckFinding, failure, type PreflightContext } from "./context.ts";
import { resolveProgram } from "./tool-facts.ts";

/** Checks that we can find the programs that the run will start, by their path or on the workload's PATH. */
export const checkPrograms: Check = async (context) => {
  const findings: CheckFinding[] = [];
  for (const program of context.programs) {
    if (await isFound(context, program)) continue;
    const { key, name } = program;
    const where = name.includes("/") ? `in ${context.workingDirectory}` : "on the workload's PATH";
    findings.push(
      failure(
        "program",
        `Can't find the program ${plainText(name)} ${where}.`,
        `Fix ${key}, or make sure that the program is installed and executable. workload.setup can install or build it.`,
      ),
    );
  }
  return findings;
};

async function isFound(context: PreflightContext, { name, form }: StartedProgram) {
  const { runTool, workloadEnvironment, workingDirectory: cwd } = context;
  const environment = { PATH: usualPath, ...workloadEnvironment };
  if ((await resolveProgram(name, environment.PATH, cwd)) !== null) return true;
  if (form === "list") return false;
  const argv = ["bash", "-c", 'type -- "$1"', "bash", name] as const;
  return (await runTool({ tool: "bash", argv, cwd, environment, timeLimitMs: 10_000 })).exitCode === 0;
}
