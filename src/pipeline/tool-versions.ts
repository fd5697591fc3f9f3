import { asFailure } from "../model/errors.ts";
import { plainText } from "../model/text/plain-text.ts";
import { readPresence } from "../run/preflight/tool-facts.ts";
import { resolveProgram } from "../run/process/tool.ts";
import { toolName, type Context } from "./context.ts";
import { createOwnTools, type OwnTools } from "./start/machine.ts";

const tools = [
  { name: "nsys", version: /Nsight Systems version (\S+)/ },
  { name: "ncu", version: /^Version (\S+)/m },
] as const;

/** A working tool answers within a second. `--version` shouldn't hang because of a broken tool. */
const limitMs = 5000;

/** `--version`: our version, and the versions of nsys and ncu on the PATH. Says if either tool is missing or doesn't work. */
export async function readVersionText(context: Context): Promise<string> {
  return `${[`${toolName} ${context.version}`, ...(await readToolLines(context))].join("\n")}\n`;
}

async function readToolLines(context: Context): Promise<string[]> {
  try {
    await using ownTools = await createOwnTools(context);
    return await Promise.all(tools.map(async (tool) => `${tool.name} ${await readToolText(context, ownTools, tool)}`));
  } catch (error) {
    const { message } = asFailure(error);
    return tools.map(({ name }) => `${name}: couldn't search the PATH: ${plainText(message)}`);
  }
}

async function readToolText(
  { cwd }: Context,
  { runTool, environment }: OwnTools,
  { name, version }: (typeof tools)[number],
): Promise<string> {
  const path = await resolveProgram(name, environment["PATH"] ?? "", cwd);
  if (path === null) return "not found on the PATH";
  const presence = await readPresence({ runTool, cwd, toolEnvironment: environment }, name, path, version, limitMs);
  const description =
    presence.state === "present"
      ? (presence.version ?? "unknown version")
      : `doesn't work${presence.state === "broken" ? `: ${presence.why}` : ""}`;
  return plainText(`${description} (${path})`);
}
