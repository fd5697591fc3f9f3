import type { OperatorRow } from "../../model/profile/operator.ts";
import type { RangeInstance, Trace } from "../../model/reports/trace.ts";
import { effectiveEndNs, kernelCalls, type AttributedRange } from "../attribute.ts";
import { openRanges, rowsByThread } from "../sweep.ts";
import type { RangeKey } from "../range-key.ts";

/*
 * torch.autograd.profiler.emit_nvtx names its ranges `aten::mm, op_id = 12` and, with record_shapes, `aten::mm, seq = 3,
 * op_id = 12, sizes = [[8, 4096]]`: what follows the operator differs from call to call.
 */
const callDetails = /, (?:seq|op_id|sizes) = .*$/s;

/** A range of the trace, and its place in `trace.ranges`, which tells instances apart. */
type IndexedRange = RangeInstance & { readonly index: number };

interface Sum {
  readonly name: string;
  readonly domain: string;
  readonly instances: Set<number>;
  readonly kernels: Map<string, number>;
  launches: number;
  selfNs: number;
  totalNs: number;
}

/**
 * The ranges nested inside a range, by name without the call's details, with the time of the kernels launched in them: the
 * innermost range has the kernel as its own, those around it in their totals. Kernels that are in no nested range are the
 * row of the range itself. Most own time first; own times add up to the range's kernel time.
 */
export function operatorRows(trace: Trace, range: AttributedRange): OperatorRow[] {
  const { key } = range;
  const lent = new Set(range.otherKernels);
  const inside = new Set(range.kernels);
  const sums = new Map<string, Sum>();
  const calls = kernelCalls(trace);
  const ranges = trace.ranges.map((instance, index) => ({ ...instance, index }));
  const pushed = Map.groupBy(
    ranges.filter(({ style }) => style === "pushpop"),
    ({ process, thread }) => `${String(process)}/${String(thread)}`,
  );
  const keyOfProcess = Map.groupBy(
    ranges.filter((instance) => isKey(instance, key)),
    ({ process }) => process,
  );
  for (const { process, thread, rows } of rowsByThread(calls)) {
    const ofThread = pushed.get(`${String(process)}/${String(thread)}`) ?? [];
    const ofProcess = keyOfProcess.get(process) ?? [];
    const add = (ofKey: readonly IndexedRange[], rowsInside: Uint32Array): void => {
      const own = [...ofThread, ...ofKey].sort((one, other) => one.startNs - other.startNs || one.index - other.index);
      openRanges(own, effectiveEndNs, calls, rowsInside, (row, containing) => {
        addKernel(sums, nested(containing, key), trace, row);
      });
    };
    // Instances that are not the thread's own stand among its ranges, by start: of start/end ranges, which have no thread, and
    // for what the thread launched in another's range, those of that one.
    add(
      ofProcess.filter(({ style }) => style === "startend"),
      rows.filter((row) => inside.has(row) && !lent.has(row)),
    );
    add(
      ofProcess,
      rows.filter((row) => lent.has(row)),
    );
  }
  return [...sums.values()].map(operatorRow).sort(bySelfTime);
}

/** The ranges within the outermost instance of the key, the key's own first. */
function nested(containing: readonly IndexedRange[], key: RangeKey): readonly IndexedRange[] {
  return containing.slice(
    Math.max(
      0,
      containing.findIndex((instance) => isKey(instance, key)),
    ),
  );
}

function isKey({ name, domain }: RangeInstance, key: RangeKey): boolean {
  return name === key.name && domain === key.domain;
}

function addKernel(sums: Map<string, Sum>, path: readonly IndexedRange[], trace: Trace, row: number): void {
  const durationNs = trace.kernels.durationNs[row] ?? 0;
  const counted = new Set<string>();
  for (const { name, domain, index } of path) {
    const operator = name.replace(callDetails, "");
    const text = JSON.stringify([domain, operator]);
    const sum = sums.get(text) ?? emptySum(operator, domain);
    sums.set(text, sum);
    sum.instances.add(index);
    // A recursive operator has a kernel once.
    if (!counted.has(text)) sum.totalNs += durationNs;
    counted.add(text);
    if (index !== path.at(-1)?.index) continue;
    const kernel = trace.kernelTypes[trace.kernels.kernel[row] ?? 0]?.name ?? "";
    sum.launches += 1;
    sum.selfNs += durationNs;
    sum.kernels.set(kernel, (sum.kernels.get(kernel) ?? 0) + durationNs);
  }
}

function emptySum(name: string, domain: string): Sum {
  return { name, domain, instances: new Set(), kernels: new Map(), launches: 0, selfNs: 0, totalNs: 0 };
}

function operatorRow({ instances, kernels, ...sum }: Sum): OperatorRow {
  const [top] = [...kernels].sort(([one, oneNs], [other, otherNs]) => otherNs - oneNs || (one < other ? -1 : 1));
  return { ...sum, calls: instances.size, topKernel: top?.[0] ?? null };
}

function bySelfTime(one: OperatorRow, other: OperatorRow): number {
  return other.selfNs - one.selfNs || other.totalNs - one.totalNs || (one.name < other.name ? -1 : 1);
}
