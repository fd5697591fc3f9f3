import type { MeasuredRun, PruneResult } from "../model/run/stored-run.ts";
import { counted } from "../model/text/listing.ts";
import type { Layout } from "../model/text/layout.ts";
import { plainText } from "../model/text/plain-text.ts";
import { sizeText } from "../model/text/quantity.ts";
import { left, right, textTable } from "./terminal/text-table.ts";

/** The output of `prune`: a table of run directories, and the disk space they use. */
export function renderPrune(result: PruneResult, layout: Layout): string {
  const { out, mode, removed, kept, failed } = result;
  const folder = plainText(out);
  if (removed.length + kept.length === 0) return `No run directories in ${folder}.`;
  if (mode === "list") {
    const old =
      "To remove old run directories, run `llm-profile prune --keep 5` or `llm-profile prune --older-than 14d`.";
    return [...runTable(kept, layout), "", `${describeHeldSpace(folder, kept)} ${old}`].join("\n");
  }
  const [done, freed] = mode === "dry-run" ? ["Would remove", "That would free"] : ["Removed", "Freed"];
  const lines =
    removed.length === 0
      ? ["No run directory is old enough to remove."]
      : [
          `${done} ${counted(removed.length, "run directory", "run directories")}:`,
          ...runTable(removed, layout),
          "",
          `${freed} ${sizeText(sumBytes(removed))}.`,
        ];
  return [
    ...lines,
    ...result.spared.map(({ name, because }) => `${name} stays: ${spareReasons[because]}`),
    ...failed.map(({ name, why }) => `Can't remove ${name}: ${plainText(why)}`),
    describeHeldSpace(folder, kept, mode === "dry-run" ? "would use" : "uses"),
  ].join("\n");
}

const spareReasons: Readonly<Record<PruneResult["spared"][number]["because"], string>> = {
  "may-run": "it's still running, or may be running on another machine that shares the folder.",
  calibration: "`compare.calibration` points to a file in this directory.",
};

/** A hint after a run whose output folder has grown large. */
export function describeDiskUse(out: string, runs: number, bytes: number): string {
  const count = counted(runs, "run directory", "run directories");
  return `${plainText(out)} uses ${sizeText(bytes)} in ${count}. \`llm-profile prune\` lists and removes run directories.`;
}

function describeHeldSpace(folder: string, runs: readonly MeasuredRun[], verb = "uses"): string {
  const count = counted(runs.length, "run directory", "run directories");
  return `${folder} ${verb} ${sizeText(sumBytes(runs))} in ${count}.`;
}

function runTable(runs: readonly MeasuredRun[], layout: Layout): string[] {
  return textTable(
    [left("Started (UTC)"), left("Result"), right("Size"), left("Directory")],
    runs.map((run) => [formatStart(run.name), formatResult(run), sizeText(run.bytes), run.name]),
    layout,
  );
}

/** Names of run directories begin with `yyyymmdd-hhmmss`. */
function formatStart(name: string): string {
  return name.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)\d\d.*$/, "$1-$2-$3 $4:$5");
}

function formatResult({ state, verdict, failureId, isHalfDeleted }: MeasuredRun): string {
  if (isHalfDeleted) return "partly removed";
  if (state === null) return "from another version";
  if (state === "passed") return verdict ?? "not compared";
  const text = state.replaceAll("-", " ");
  return failureId === null ? text : `${text}: ${plainText(failureId)}`;
}

function sumBytes(runs: readonly MeasuredRun[]): number {
  return runs.reduce((sum, { bytes }) => sum + bytes, 0);
}
