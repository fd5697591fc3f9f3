import { type AddCommand } from "../pipeline/command.ts";
import { addAnalyze } from "./commands/analyze.ts";
import { addCompare } from "./commands/compare.ts";
import { addRun } from "./commands/run.ts";
import { features } from "./features.ts";

export const addCommands: AddCommand = (program, start, after) => {
  const instead = features.flatMap(({ runOption }) => runOption ?? []);
  const added = features.flatMap(({ command }) => command ?? []);
  for (const add of [addRun(instead), addAnalyze, addCompare, ...added]) add(program, start, after);
};
