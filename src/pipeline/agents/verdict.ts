import { join, relative } from "node:path";
import type { CompareRequest } from "../../inputs/invocation.ts";
import type { AgentVerdict } from "../../model/agents/verdict.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Failure } from "../../model/run/failure.ts";
import { agentVerdict } from "../../report/agents/verdict.ts";
import { isWithin } from "../../run/directory/file-system.ts";
import { toolName, type Context } from "../context.ts";
import { compareArgv, sharedArgv } from "../recorded/shared-argv.ts";

/** The verdict's file name, next to comparison.json. */
export const verdictFile = "verdict.json";

/** The verdict of `compare`. `written` is null if no files are written. Paths in `beside` are relative to `out`. */
export function comparedVerdict(
  { cwd }: Pick<Context, "cwd">,
  request: CompareRequest,
  comparison: Comparison,
  written: { readonly out: string; readonly beside: readonly string[] } | null,
): AgentVerdict {
  return agentVerdict({
    comparison,
    failure: null,
    files: written?.beside ?? [],
    asked: {
      kind: "compare",
      again: compareArgv(request),
      folder: written === null ? null : shownFolder(cwd, written.out),
      analyze: [toolName, "analyze", ...request.head, ...sharedArgv(request)],
    },
  });
}

/** The verdict of a run. The command to repeat the run uses the run's config.yaml. Paths in `beside` are relative to the run directory. */
export function runVerdict(
  { cwd }: Pick<Context, "cwd">,
  comparison: Comparison,
  run: { readonly directory: string; readonly beside: readonly string[]; readonly failure: Failure | null },
): AgentVerdict {
  const folder = shownFolder(cwd, run.directory);
  const again = [toolName, "run", "--config", join(folder, "config.yaml")];
  return agentVerdict({ comparison, failure: run.failure, files: run.beside, asked: { kind: "run", again, folder } });
}

/** A folder as an argument of a command that runs in `cwd`: relative if the folder is inside `cwd`, and never starting with `-`. */
function shownFolder(cwd: string, folder: string): string {
  if (!isWithin(folder, cwd)) return folder;
  const inside = relative(cwd, folder);
  return inside === "" || inside.startsWith("-") ? `./${inside}` : inside;
}
