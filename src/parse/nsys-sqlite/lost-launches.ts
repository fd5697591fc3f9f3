import type { HostCall } from "../../model/trace.ts";
import type { ExportDatabase } from "./database.ts";
import { withoutVersion } from "./host-calls.ts";
import { forEachRow } from "./rows.ts";
import type { StringOf } from "./strings.ts";
import { openTable } from "./table.ts";

const callShape = {
  table: "CUPTI_ACTIVITY_KIND_RUNTIME",
  required: { start: "integer", end: "integer", globalTid: "integer?", correlationId: "integer?", nameId: "integer" },
  optional: { returnValue: "integer?" },
} as const;

const kernelShape = {
  table: "CUPTI_ACTIVITY_KIND_KERNEL",
  required: { correlationId: "integer?" },
  optional: { globalPid: "integer?" },
} as const;

/** Calls that start exactly one kernel: `cudaLaunchKernel`, `cudaLaunchKernelExC`, `cuLaunchKernelEx`, cooperative ones. */
const launchName = /^cu(da)?Launch(Cooperative)?Kernel(Ex|ExC)?$/;

/**
 * Launch calls that succeeded and have no kernel in the report: the capture stopped before these had run, or the report is
 * damaged. Launches while a stream of the process is being captured into a CUDA graph start nothing, so they are left out.
 */
export function readLostLaunches(file: ExportDatabase, strings: StringOf, origin: bigint): HostCall[] {
  const calls = openTable<keyof typeof callShape.required | keyof typeof callShape.optional>(file, callShape);
  if (calls === null) return [];
  const kernels = openTable<keyof typeof kernelShape.required | keyof typeof kernelShape.optional>(file, kernelShape);
  /** Open stream captures by process; an end without a beginning means that one was open from the start. */
  const capturing = new Map<number, number>();
  let lost: HostCall[] = [];
  // Joined, not correlated: SQLite makes an index for a join, and a million launches take a second instead of hours.
  const [join, isUnmatched] =
    kernels === null
      ? ["", "1"]
      : [
          `LEFT JOIN (SELECT DISTINCT correlationId AS id, ${kernels.column("k", "globalPid")} >> 24 AS process FROM ${kernelShape.table} AS k) AS k
            ON k.id = c.correlationId AND (k.process IS NULL OR k.process = c.globalTid >> 24)`,
          "k.id IS NULL",
        ];
  forEachRow(
    file,
    {
      table: callShape.table,
      rowid: "c.rowid",
      columns: [
        ["nameId", "c.nameId", "integer"],
        ["process", "c.globalTid >> 24", "integer?"],
        ["thread", "c.globalTid & 0xFFFFFF", "integer?"],
        ["start", "c.start - :origin", "integer"],
        ["duration", "c.end - c.start", "integer"],
        ["lost", `coalesce(${calls.column("c", "returnValue")}, 0) = 0 AND ${isUnmatched}`, "integer"],
      ],
      from: `FROM ${callShape.table} AS c ${join}
        WHERE c.nameId IN (SELECT id FROM StringIds WHERE value GLOB 'cu*Launch*Kernel*' OR value GLOB 'cu*Stream*Capture*')
        ORDER BY c.start, c.rowid`,
      parameters: { origin },
    },
    ([nameId, process, thread, startNs, durationNs, isLost], row) => {
      const name = withoutVersion(strings(nameId, { table: callShape.table, column: "nameId", row }));
      const owner = process ?? -1;
      if (/StreamBeginCapture/.test(name)) capturing.set(owner, (capturing.get(owner) ?? 0) + 1);
      if (/StreamEndCapture/.test(name)) {
        const open = capturing.get(owner) ?? 0;
        if (open === 0) lost = lost.filter((call) => call.process !== owner);
        capturing.set(owner, Math.max(0, open - 1));
      }
      if (isLost === 0 || !launchName.test(name) || (capturing.get(owner) ?? 0) > 0) return;
      lost.push({ kind: "lost-launch", name, process: owner, thread: thread ?? -1, startNs, durationNs });
    },
  );
  return lost;
}
