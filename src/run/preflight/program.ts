import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { StartedProgram } from "../../model/run/plan.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { defaultPath } from "../isolation/environment.ts";
import { isExecutable, resolveProgram } from "../process/tool.ts";
import { type Check, type CheckFinding, failure, type PreflightContext } from "./context.ts";

export const checkPrograms: Check = async (context) => {
  const findings: CheckFinding[] = [];
  for (const program of context.programs) {
    if (!(await canStart(context, program))) findings.push(await explainMissing(context, program));
  }
  return findings;
};

async function canStart(context: PreflightContext, { name, form }: StartedProgram) {
  const { runTool, workloadEnvironment, workingDirectory: cwd } = context;
  const environment = { PATH: defaultPath, ...workloadEnvironment };
  if ((await resolveProgram(name, environment.PATH, cwd)) !== null) return true;
  if (form === "list") return false;
  const argv = ["bash", "-c", 'type -- "$1"', "bash", name] as const;
  return (await runTool({ tool: "bash", argv, cwd, environment, timeLimitMs: 10_000 })).exitCode === 0;
}

async function explainMissing(
  { workingDirectory }: PreflightContext,
  { key, name }: StartedProgram,
): Promise<CheckFinding> {
  const shown = plainText(name);
  const path = resolve(workingDirectory, name);
  const isPath = name.includes("/");
  const file = await stat(path).catch(() => null);
  const interpreter = `put its interpreter (python3, bash) first in ${key}`;
  if (isPath && file?.isFile() === true)
    return failure(
      "program",
      `The program ${shown} isn't executable.`,
      `Run \`chmod +x ${shown}\`, or ${interpreter}.`,
    );
  if (isPath && file?.isDirectory() === true)
    return failure("program", `The program ${shown} is a folder.`, `Fix ${key}.`);
  const where = isPath ? `in ${workingDirectory}` : "on the workload's PATH";
  const text = `Can't find the program ${shown} ${where}.`;
  if (file?.isFile() === true)
    return failure(
      "program",
      `${text} The working directory has a file with this name.`,
      (await isExecutable(path)) ? `Write ./${shown} in ${key}.` : `To run this file, ${interpreter}.`,
    );
  if (/\s/.test(name))
    return failure(
      "program",
      `${text} The name contains spaces.`,
      `If this is a whole command, leave out the quotes: \`-- ${shown}\`. In a file, make each word of ${key} an item of the list.`,
    );
  const setup = key === "workload.setup" ? "" : " workload.setup can install or build it.";
  return failure("program", text, `Fix ${key}, or make sure that the program is installed and executable.${setup}`);
}
