import type { HostCall } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import type { ExportDatabase } from "./database.ts";
import { cutGraphLaunches } from "./cut-graph-launches.ts";
import { joinWork } from "./gpu-work.ts";
import { graphLaunchesWithoutWork, type GraphLaunch } from "./graph-launches-without-work.ts";
import { isGraphLaunch, withoutVersion } from "./host-calls.ts";
import { forEachRow } from "./rows.ts";
import type { StringOf } from "./strings.ts";
import { openTable } from "./table.ts";

const callShape = {
  table: "CUPTI_ACTIVITY_KIND_RUNTIME",
  required: { start: "integer", end: "integer", globalTid: "integer?", correlationId: "integer?", nameId: "integer" },
  optional: { returnValue: "integer?" },
} as const;

/** Calls that start exactly one kernel: `cudaLaunchKernel`, `cudaLaunchKernelExC`, `cuLaunchKernelEx`, cooperative ones. */
const launchName = /^cu(da)?Launch(Cooperative)?Kernel(Ex|ExC)?$/;

/**
 * Launch calls that succeeded and of which nothing is in the report: the capture stopped before it had run, or the report is
 * damaged; or, of a graph, only a part is. Launches while a stream of the process is being captured into a CUDA graph start
 * nothing, so they are left out.
 */
export function readLostLaunches(
  file: ExportDatabase,
  strings: StringOf,
  origin: bigint,
  known: { readonly hostCalls: readonly HostCall[]; readonly workEndNs: Nanoseconds },
): HostCall[] {
  const calls = openTable<keyof typeof callShape.required | keyof typeof callShape.optional>(file, callShape);
  if (calls === null) return [];
  /** Open stream captures by process; an end without a beginning means that one was open from the start. */
  const capturing = new Map<number, number>();
  let lost: HostCall[] = [];
  let graphs: GraphLaunch[] = [];
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
        ["succeeded", `coalesce(${calls.column("c", "returnValue")}, 0) = 0`, "integer"],
        ["pieces", "iif(w.id IS NULL, 0, w.pieces)", "integer"],
        ["graph", "w.graph", "integer?"],
        ["ended", "w.ended - :origin", "integer?"],
      ],
      from: `FROM ${callShape.table} AS c ${joinWork(file)}
        WHERE c.nameId IN (SELECT id FROM StringIds WHERE value GLOB 'cu*Launch*Kernel*' OR value GLOB 'cu*GraphLaunch*' OR value GLOB 'cu*Stream*Capture*')
        ORDER BY c.start, c.end DESC, c.rowid`,
      parameters: { origin },
    },
    ([nameId, ownProcess, ownThread, startNs, durationNs, succeeded, pieces, graph, endedNs], row) => {
      const name = withoutVersion(strings(nameId, { table: callShape.table, column: "nameId", row }));
      const process = ownProcess ?? -1;
      const open = capturing.get(process) ?? 0;
      if (/StreamBeginCapture/.test(name) && succeeded === 1) capturing.set(process, open + 1);
      if (/StreamEndCapture/.test(name)) {
        if (open === 0 && succeeded === 1) {
          lost = lost.filter((call) => call.process !== process);
          graphs = graphs.filter(({ call }) => call.process !== process);
        }
        capturing.set(process, Math.max(0, open - 1));
      }
      if (succeeded === 0 || open > 0) return;
      const call = { name, process, thread: ownThread ?? -1, startNs, durationNs };
      if (isGraphLaunch(name)) graphs.push({ call, pieces, graph, endedNs });
      else if (pieces === 0 && launchName.test(name)) lost.push({ kind: "lost-launch", ...call });
    },
  );
  return [...lost, ...graphLaunchesWithoutWork(graphs), ...cutGraphLaunches(graphs, known)];
}
