import { asFailure } from "../errors.ts";
import { plainText } from "../model/text/plain-text.ts";
import { readPresence, resolveProgram } from "../run/preflight/tool-facts.ts";
import { toolName, type Context } from "./context.ts";
import { ownTools, type OwnTools } from "./start/machine.ts";

const tools = [
  { name: "nsys", version: /Nsight Systems version (\S+)/ },
  { name: "ncu", version: /^Version (\S+)/m },
] as const;

/** A tool that answers at all does so in a second; `--version` must not hang where one does not. */
const limitMs = 5000;

/** `--version`: our own, and the nsys and ncu on the PATH. A tool that is missing, or does not work, is said. */
export async function versionText(context: Context): Promise<string> {
  return `${[`${toolName} ${context.version}`, ...(await toolLines(context))].join("\n")}\n`;
}

async function toolLines(context: Context): Promise<string[]> {
  try {
    await using own = await ownTools(context);
    return await Promise.all(tools.map(async (tool) => `${tool.name} ${await toolText(context, own, tool)}`));
  } catch (error) {
    const { message } = asFailure(error);
    return tools.map(({ name }) => `${name} not looked for: ${plainText(message)}`);
  }
}

async function toolText(
  { cwd }: Context,
  { runTool, environment }: OwnTools,
  { name, version }: (typeof tools)[number],
): Promise<string> {
  const path = await resolveProgram(name, environment["PATH"] ?? "", cwd);
  if (path === null) return "not found on the PATH";
  const presence = await readPresence({ runTool, cwd, toolEnvironment: environment }, name, path, version, limitMs);
  const said =
    presence.state === "present"
      ? (presence.version ?? "of unknown version")
      : `does not work${presence.state === "broken" ? `: ${presence.why}` : ""}`;
  return plainText(`${said} (${path})`);
}
