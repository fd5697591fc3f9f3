import { parse } from "csv-parse/sync";
import * as z from "zod";
import { errorMessage, ParseError } from "../../model/errors.ts";
import type { NcuReport, NcuRule } from "../../model/ncu/report.ts";

/*
 * `ncu --import R.ncu-rep --csv --page details` has a row for each metric in a section's header, and one for each rule result. A metric's
 * row ends before the rule's columns, and a rule's row has empty metric columns (ncu 2025.3.1; older versions have no speedup estimate):
 *   "ID",…,"Kernel Name",…,"Section Name",…,"Rule Name","Rule Type","Rule Description","Estimated Speedup Type","Estimated Speedup"
 *   "0",…,"LaunchStats","","","","LaunchConfiguration","OPT","A wave of thread blocks …","global","50"
 */

const optionalText = z.string().default("");

const rowSchema = z.object({
  ID: z.coerce.number().int().nonnegative(),
  "Section Name": optionalText,
  "Rule Name": optionalText,
  "Rule Type": optionalText,
  "Rule Description": optionalText,
  "Estimated Speedup Type": optionalText,
  "Estimated Speedup": optionalText,
});

const types: Readonly<Record<string, NcuRule["type"]>> = { OPT: "optimization", WRN: "warning", INF: "information" };

const mostRules = 200;
/** In characters. */
const longestRecord = 2 ** 20;
/** The longest of NVIDIA's texts has 1,300 characters. */
const longestText = 4000;

/** If the text isn't the details page, only warns, because the figures don't need the rules. */
export function addNcuDetails(report: NcuReport, text: string, file: string): NcuReport {
  try {
    const rules = parseNcuDetails(text, file);
    return { ...report, rows: report.rows.map((row) => ({ ...row, rules: rules.get(row.id) ?? [] })) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { ...report, warnings: [...report.warnings, `${file}: ${error.message} ${error.why ?? ""}`.trim()] };
  }
}

export function parseNcuDetails(text: string, file: string): ReadonlyMap<number, readonly NcuRule[]> {
  const rulesById = new Map<number, NcuRule[]>();
  for (const record of recordsOf(text, file)) {
    const row = rowSchema.safeParse(record);
    if (!row.success) throw notDetails(file, z.prettifyError(row.error));
    const type = types[row.data["Rule Type"]];
    if (row.data["Rule Name"] === "" || type === undefined) continue;
    const rules = rulesById.get(row.data.ID) ?? [];
    if (rules.length < mostRules) rules.push(ruleOf(row.data, type));
    rulesById.set(row.data.ID, rules);
  }
  return rulesById;
}

function recordsOf(text: string, file: string): unknown[] {
  const start = /^"ID",.*"Rule Name"/m.exec(text)?.index;
  if (start === undefined) throw notDetails(file, "It has no header line with a Rule Name.");
  try {
    const records: unknown = parse(text.slice(start), {
      columns: true,
      relaxColumnCount: true,
      maxRecordSize: longestRecord,
    });
    if (!Array.isArray(records)) return [];
    return records;
  } catch (error) {
    throw notDetails(file, errorMessage(error), error);
  }
}

function ruleOf(row: z.infer<typeof rowSchema>, type: NcuRule["type"]): NcuRule {
  const speedup = Number(row["Estimated Speedup"].replaceAll(",", ""));
  const scope = row["Estimated Speedup Type"];
  const isKnown = row["Estimated Speedup"].trim() !== "" && Number.isFinite(speedup) && speedup >= 0;
  return {
    section: row["Section Name"],
    rule: row["Rule Name"],
    type,
    text: row["Rule Description"].trim().slice(0, longestText),
    speedup: isKnown && (scope === "global" || scope === "local") ? { of: scope, pct: speedup } : null,
  };
}

function notDetails(file: string, why: string, cause?: unknown): ParseError {
  return new ParseError({
    what: "Can't read the results of ncu's rules.",
    where: file,
    why,
    help: "Run ncu with --csv --page details, or remove this file. The measurements don't need this file.",
    id: "ncu-details",
    ...(cause === undefined ? {} : { cause }),
  });
}
