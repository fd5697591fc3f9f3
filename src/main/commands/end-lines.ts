import { exitCodeLine, type ExitCode } from "../../model/errors.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Layout } from "../../model/text/layout.ts";
import { shellLine } from "../../model/text/shell-words.ts";
import { wrapLine } from "../../model/text/wrap-text.ts";
import { toolName } from "../../pipeline/context.ts";
import { rowIds } from "../../report/row-ids.ts";

interface Ended {
  /** The folder with the results; null if nothing was written. */
  readonly folder: string | null;
  readonly comparison: Comparison | null;
  readonly exitCode: ExitCode;
}

/** Where to read on, and the exit code. */
export function endLines({ folder, comparison, exitCode }: Ended, layout: Layout): string[] {
  const ids = comparison === null ? [] : [...rowIds(comparison).values()];
  const first = comparison?.verdict === "regressed" ? ids.slice(0, 1).map(({ id }) => id) : [];
  return [
    ...(folder === null ? [] : wrapLine(`Report:  ${folder}/report.html`, layout)),
    ...(folder === null || ids.length === 0
      ? []
      : wrapLine(`Details: ${shellLine([toolName, "explain", folder, ...first])}`, layout)),
    exitCodeLine(exitCode),
  ];
}
