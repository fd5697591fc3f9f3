import type { RunTool } from "../../model/run/ports.ts";
import type { NsysTool } from "../../model/run/plan.ts";
import { missingOptions, parseNsysVersion } from "../../plan/nsys-argv.ts";
import type { NsysFacts } from "../../run/preflight/tool-facts.ts";

/** What the plan needs to know of nsys: what preflight found, and the options that this version lacks by its own help. */
export async function describeNsys(
  path: string,
  facts: NsysFacts,
  runTool: RunTool,
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<NsysTool> {
  const argv = [path, "profile", "--help"] as const;
  const help = await runTool({ tool: "nsys profile --help", argv, cwd, environment, timeLimitMs: 60_000 });
  return {
    path,
    version: facts.presence.state === "present" ? parseNsysVersion(facts.presence.versionOutput) : null,
    missingOptions: missingOptions(help.exitCode === 0 ? help.stdout : null),
    reports: facts.reports,
    importer: facts.importer,
  };
}
