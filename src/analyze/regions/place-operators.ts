import { rangeText } from "../../model/reports/range.ts";
import { noCall, type RangeInstance, type Trace } from "../../model/reports/trace.ts";
import { type AttributedRange, findOpenUntilNs } from "../attribute.ts";
import { createPlaces, placeCalls, type Places } from "../places.ts";
import { type CallRows, groupRowsByThread, threadKey } from "../sweep.ts";

/** Places for launches in their own thread's push/pop ranges, and in start/end ranges, which belong to the whole process. */
export interface OwnPlaces {
  readonly places: Places<RangeInstance>;
  /** Kernel rows grouped by place. The rows of a place start at `firstRow[place]` and end before `firstRow[place + 1]`. */
  readonly rows: Uint32Array;
  readonly firstRow: Uint32Array;
  /** By place: 1 if a push/pop range opened here. The place is inside all ranges that fully contain the push/pop range. */
  readonly isOpening: Uint8Array;
}

/** Places for launches in another thread's ranges. */
export interface LentPlaces {
  readonly places: Places<RangeInstance>;
  /** The place of each call; 0 means no place. */
  readonly placeOf: Uint32Array;
  /** For each place, the thread that made the calls at that place. */
  readonly threadOf: readonly string[];
}

/*
 * torch.autograd.profiler.emit_nvtx names its ranges `aten::mm, op_id = 12` and, with record_shapes,
 * `aten::mm, seq = 3, op_id = 12, sizes = [[8, 4096]]`. The part after the operator differs from call to call.
 */
const callDetails = /, (?:seq|op_id|sizes) = .*$/s;

/** A range's name in paths, without the details of a call. */
export function formatOperator({ name, domain }: RangeInstance): string {
  return rangeText(name.replace(callDetails, ""), domain);
}

/** Places each launch in its own thread's ranges. `started` has the requested start/end ranges. */
export function placeInOwnThread(trace: Trace, started: readonly RangeInstance[]): OwnPlaces {
  const pushed = groupPushedRanges(trace);
  const startedIn = Map.groupBy(started, ({ process }) => process);
  const calls = new Map<string, CallRows>();
  for (const thread of groupRowsByThread(trace.launchCalls)) calls.set(threadKey(thread), thread.rows);
  const places = createPlaces<RangeInstance>();
  const opened: number[] = [];
  const placeOf = new Uint32Array(trace.launchCalls.count);
  const threads = [...groupRowsByThread(trace.launchCalls), ...[...pushed.values()].flatMap((own) => own.slice(0, 1))];
  for (const [text, { process }] of new Map(threads.map((thread) => [threadKey(thread), thread]))) {
    const more = startedIn.get(process) ?? [];
    const own = pushed.get(text) ?? [];
    placeCalls(
      places,
      more.length === 0 ? own : sortOuterFirst([...own, ...more]),
      findOpenUntilNs,
      trace.launchCalls,
      calls.has(text) ? (calls.get(text) ?? null) : noRows,
      (call, place) => (placeOf[call] = place),
      (place) => opened.push(place),
    );
  }
  const count = places.around.length;
  const isOpening = new Uint8Array(count);
  for (const place of opened) if (places.range[place]?.style === "pushpop") isOpening[place] = 1;
  const { rows, firstRow } = groupKernelsByPlace(trace, placeOf, count);
  return { places, rows, firstRow, isOpening };
}

/** Places launches in the push/pop ranges of the launching thread and of all threads in its process that have any of `ranges`. */
export function placeInOtherThreads(trace: Trace, ranges: readonly AttributedRange[]): LentPlaces {
  const wanted = new Uint8Array(trace.launchCalls.count);
  for (const { otherKernels } of ranges) for (const row of otherKernels) wanted[trace.kernels.call[row] ?? noCall] = 1;
  const pushed = groupPushedRanges(trace);
  const owners = Map.groupBy(
    new Map(ranges.flatMap(({ instances }) => instances.map((one) => [threadKey(one), one]))).values(),
    ({ process }) => process,
  );
  const [places, threadOf] = [createPlaces<RangeInstance>(), [""]];
  const placeOf = new Uint32Array(trace.launchCalls.count);
  for (const thread of groupRowsByThread(trace.launchCalls)) {
    const text = threadKey(thread);
    const calls = (thread.rows ?? Uint32Array.from(wanted, (_, row) => row)).filter((row) => wanted[row] === 1);
    if (calls.length === 0) continue;
    const holders = new Set([text, ...(owners.get(thread.process) ?? []).map(threadKey)]);
    const among = sortOuterFirst([...holders].flatMap((holder) => pushed.get(holder) ?? []));
    placeCalls(places, among, findOpenUntilNs, trace.launchCalls, calls, (call, place) => (placeOf[call] = place));
    while (threadOf.length < places.around.length) threadOf.push(text);
  }
  return { places, placeOf, threadOf };
}

const noRows = new Uint32Array();

/** Push/pop ranges by thread (`threadKey`), sorted by start, outer ranges first. */
export function groupPushedRanges({ ranges }: Trace): Map<string, RangeInstance[]> {
  const pushed = Map.groupBy(
    ranges.filter(({ style }) => style === "pushpop"),
    threadKey,
  );
  for (const own of pushed.values()) sortOuterFirst(own);
  return pushed;
}

const neverNs = Number.MAX_SAFE_INTEGER;

/** Sorts in place, outer ranges first. Ranges with the same start and end keep their order. */
function sortOuterFirst(ranges: RangeInstance[]): RangeInstance[] {
  return ranges.sort((one, other) => one.startNs - other.startNs || (other.endNs ?? neverNs) - (one.endNs ?? neverNs));
}

function groupKernelsByPlace(
  { kernels }: Trace,
  placeOf: Uint32Array,
  places: number,
): Pick<OwnPlaces, "rows" | "firstRow"> {
  const placeAt = (row: number): number => {
    const call = kernels.call[row] ?? noCall;
    return call === noCall ? 0 : (placeOf[call] ?? 0);
  };
  const firstRow = new Uint32Array(places + 1);
  for (let row = 0; row < kernels.count; row += 1) {
    const after = placeAt(row) + 1;
    firstRow[after] = (firstRow[after] ?? 0) + 1;
  }
  for (let place = 0; place < places; place += 1)
    firstRow[place + 1] = (firstRow[place + 1] ?? 0) + (firstRow[place] ?? 0);
  const rows = new Uint32Array(kernels.count);
  const next = firstRow.slice();
  for (let row = 0; row < kernels.count; row += 1) {
    const place = placeAt(row);
    rows[next[place] ?? 0] = row;
    next[place] = (next[place] ?? 0) + 1;
  }
  return { rows, firstRow };
}
