import { mkdir, realpath } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";
import { UserError } from "../../../model/errors.ts";
import type { LoadedConfig } from "../../../model/config.ts";
import type { Log } from "../../../model/run/ports.ts";
import { grantTraversalToLaterUser } from "../../../run/isolation/isolation-user.ts";
import { openRepository, type Git } from "../../../run/machine/git.ts";
import { createRunTool } from "../../../run/process/tool.ts";
import type { WorktreePorts } from "../../../run/worktree/worktree.ts";
import type { RunContext } from "../../../pipeline/run-context.ts";
import { prepareGround } from "../../../pipeline/start/prepare.ts";
import { logCommands } from "../../../pipeline/told-commands.ts";

export interface BisectPlace {
  readonly context: RunContext;
  readonly loaded: LoadedConfig;
  readonly git: Git;
  /** The top folder of the user's working tree; absolute, with links resolved. */
  readonly repository: string;
  /** Removed when the stack is disposed or our process ends. */
  readonly temporary: string;
  readonly ports: WorktreePorts;
}

export async function openPlace(
  stack: AsyncDisposableStack,
  context: RunContext,
  loaded: LoadedConfig,
): Promise<BisectPlace> {
  const { guard, toolFolder, forTools, tool } = await prepareGround(stack, context);
  const opened = stack.use(
    await openRepository({
      runTool: tool,
      environment: forTools,
      cwd: context.cwd,
      temporaryDirectory: toolFolder.tmp,
    }),
  );
  const top = opened.kind === "none" ? null : await opened.git.line("rev-parse", "--show-toplevel");
  if (opened.kind === "none" || top === null)
    throw new UserError({
      id: "bisect-without-repository",
      what: "No git repository to search.",
      where: context.cwd,
      why: opened.kind === "none" ? opened.why : null,
      help: "Run `llm-profile bisect` inside a clone of the repository.",
    });
  const temporary = join(toolFolder.path, "checkouts");
  await mkdir(temporary);
  for (const folder of [toolFolder.path, temporary]) await grantTraversalToLaterUser(folder);
  const directory = loaded.config.workload["working-directory"];
  const repository = await realpath(top);
  if (isAbsolute(directory) && !relative(repository, directory).startsWith(".."))
    throw new UserError({
      id: "bisect-working-directory",
      what: "The program would always start in this working tree, not in the commit's checkout.",
      where: `workload.working-directory: ${directory}`,
      help: `Make this path relative to the current folder: ${relative(context.cwd, directory) || "."}`,
    });
  return {
    context,
    loaded,
    git: opened.git,
    repository,
    temporary,
    ports: {
      runTool: tool,
      cleanUp: logCommands(createRunTool({ marker: guard.marker }), context.log),
      environment: forTools,
      guard,
    },
  };
}

/** Logs progress as details, and each warning only once. */
export function createQuietLog(log: Log): Log {
  const logged = new Set<string>();
  return {
    info: log.detail,
    detail: log.detail,
    warning: (message) => {
      if (!logged.has(message)) log.warning(message);
      logged.add(message);
    },
    output: () => undefined,
    running: () => undefined,
    group: async (title, body) => {
      log.detail(`== ${title}`);
      return body();
    },
  };
}
