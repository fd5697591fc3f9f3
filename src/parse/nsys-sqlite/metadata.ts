import { ParseError } from "../../model/errors.ts";
import type { NsysDiagnostic, TraceCapture } from "../../model/reports/trace.ts";
import { type ExportFile, pairColumns } from "./export-file.ts";
import { allRows } from "./rows.ts";

export function readMetadata(file: ExportFile) {
  const exported = new Map(readPairs(file.about));
  const schemaVersion = exported.get("EXPORT_SCHEMA_VERSION");
  if (schemaVersion === undefined || !/^\d+(\.\d+)*$/.test(schemaVersion)) {
    throw new ParseError({
      what: "The export doesn't have a schema version.",
      where: `${file.path}, table ${file.about.name}, name EXPORT_SCHEMA_VERSION`,
      why: schemaVersion === undefined ? "The row is missing." : `Found ${JSON.stringify(schemaVersion)}.`,
      help: "Export the report again with --force-overwrite true.",
      id: "sqlite-schema",
    });
  }
  const machine = new Map(
    readPairs(
      file.openTable({ table: "TARGET_INFO_SYSTEM_ENV", ...pairColumns }),
      "t.name IN ('NvDriverVersion', 'CudaDriverVersion')",
    ),
  );
  return {
    schemaVersion,
    nsysVersion: exported.get("EXPORT_PRODUCT_VERSION") ?? null,
    driverVersion: driverVersionOf(machine.get("NvDriverVersion")),
    cudaVersion: cudaVersionOf(machine.get("CudaDriverVersion")),
    capture: readCapture(file),
    diagnostics: readDiagnostics(file),
  };
}

/** nsys writes 0 without a driver. */
function driverVersionOf(text: string | undefined): string | null {
  return text === undefined || !/^\d+\.\d+/.test(text) ? null : text;
}

/** `13000` → `13.0`. */
function cudaVersionOf(text: string | undefined): string | null {
  if (text === undefined || !/^\d{4,6}$/.test(text)) return null;
  const version = Number(text);
  return `${Math.floor(version / 1000)}.${Math.floor((version % 1000) / 10)}`;
}

function readCapture(file: ExportFile): TraceCapture {
  const pairs = readPairs(
    file.openTable({ table: "META_DATA_CAPTURE", ...pairColumns }),
    "t.name GLOB '*:COMMAND' OR t.name GLOB '*:ARGUMENT_*' OR t.name GLOB '*:CUDA_GRAPH_TRACE_OPTIONS:MODE'",
  );
  const named = new Map(pairs);
  const command = named.get("PROCESS_0:COMMAND");
  const argv = command === undefined ? [] : [command];
  for (let index = 0; argv.length > 0; index += 1) {
    const argument = named.get(`PROCESS_0:ARGUMENT_${index}`);
    if (argument === undefined) break;
    argv.push(argument);
  }
  return {
    graphTrace: pairs.find(([name]) => name.endsWith(":CUDA_GRAPH_TRACE_OPTIONS:MODE"))?.[1] ?? null,
    command: argv,
  };
}

function readPairs(table: ExportFile["about"] | null, where = "1"): (readonly [string, string])[] {
  const rows = allRows(table, { columns: ["name", "value"], where, orderBy: "t.rowid" });
  return rows.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
}

/** DIAGNOSTIC_EVENT.severity: 1 information, 2 warning, 3 error, 4 verbose. */
const [warning, error] = [2, 3];

function readDiagnostics(file: ExportFile): NsysDiagnostic[] {
  const table = file.openTable({ table: "DIAGNOSTIC_EVENT", required: { severity: "integer", text: "text" } });
  return allRows(table, {
    columns: ["severity", "text"],
    where: `t.severity IN (${warning}, ${error})`,
    orderBy: "t.rowid",
  }).map(([severity, text]) => ({ severity: severity === error ? "error" : "warning", text }));
}
