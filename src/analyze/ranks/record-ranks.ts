import { type CollectiveCall, noCall, type Trace } from "../../model/reports/trace.ts";
import type { Milliseconds, Nanoseconds } from "../../model/units.ts";
import { type AttributedRange, findEndNs } from "../attribute.ts";
import { createBusyUnion, visitGpuWork, type GpuTimeline } from "../gpu-timeline.ts";

/** What one GPU did in one range of one report, for comparing ranks. Times are in the report's clock. */
export interface RankRecord {
  /** The index of the report if each rank has its own report, else 0. */
  readonly report: number;
  /** The report's time zero as wall-clock time (see `Trace`). */
  readonly originUtcMs: Milliseconds | null;
  readonly device: number;
  /** The rank in the largest communicator that the GPU's processes created; null if the report doesn't say. */
  readonly rank: number | null;
  readonly launches: number;
  /** Sum of the kernels' durations. */
  readonly kernelNs: Nanoseconds;
  /** How long an instance was open in a process that launched work on this GPU, and how much of that time the GPU was idle. */
  readonly spanNs: Nanoseconds;
  readonly idleNs: Nanoseconds;
  /** `busyNs`: how long any of the range's work ran. `workNs`: how long any of that work ran, not counting communication kernels. */
  readonly busyNs: Nanoseconds;
  readonly workNs: Nanoseconds;
  readonly communication: CommunicationKernels;
}

/** Communication kernels, sorted by start. We use columns because many ranks run very many communication kernels. */
export interface CommunicationKernels {
  readonly count: number;
  /** Index into `kinds`. */
  readonly kind: Uint32Array;
  readonly startNs: Float64Array;
  readonly endNs: Float64Array;
  /**
   * Stretches in which a kernel ran while the GPU ran only communication kernels, as start and end times. Kernel n's entries end before
   * index `aloneUntil[n]`.
   */
  readonly alone: Float64Array;
  readonly aloneUntil: Uint32Array;
  readonly kinds: readonly CommunicationKind[];
}

/** Identifies a kind of communication kernel, the same way across all ranks. */
export interface CommunicationKind {
  readonly name: string;
  /** NCCL's description; null if the report doesn't have one, as for CUDA graph nodes. */
  readonly call: Pick<CollectiveCall, "communicator" | "operation" | "bytes"> | null;
}

/** Records the GPUs that ran work of a range, sorted by device number. Calls `communicates` once per kernel type. */
export function recordRanks(
  trace: Trace,
  timeline: GpuTimeline,
  range: AttributedRange,
  communicates: (kernelName: string) => boolean,
): RankRecord[] {
  const { kernels, kernelKinds, kernelTypes } = trace;
  const isCommunication = kernelTypes.map(({ name }) => communicates(name));
  const ofDevice = new Map<number, DeviceWork>();
  const callOf = indexCollectiveCalls(trace);
  visitGpuWork(trace, range.kernels, range.copies, (device, startNs, endNs, owner, row, isCopy) => {
    let work = ofDevice.get(device);
    if (work === undefined) ofDevice.set(device, (work = new DeviceWork()));
    if (isCopy) work.add(startNs, endNs);
    else {
      work.launches += 1;
      work.kernelNs += endNs - startNs;
      const process = kernelKinds[kernels.kind[row] ?? 0]?.process ?? -1;
      work.processes.add(process);
      if (isCommunication[owner] !== true) work.add(startNs, endNs);
      else work.addCommunication(kernelTypes[owner]?.name ?? "", callOf(row), startNs, endNs);
    }
  });
  const ranks = findRanks(trace.collectives);
  return [...ofDevice]
    .sort(([one], [other]) => one - other)
    .map(([device, work]) => {
      const known = new Set([...work.processes].map((process) => ranks.get(process)));
      return {
        report: 0,
        originUtcMs: trace.originUtcMs,
        device,
        rank: known.size === 1 ? ([...known][0] ?? null) : null,
        launches: work.launches,
        kernelNs: work.kernelNs,
        ...measureIdle(trace, timeline, range, device, work.processes),
        ...work.finish(),
      };
    });
}

/** The work of one GPU. Add work in order of start time. */
class DeviceWork {
  launches = 0;
  kernelNs = 0;
  readonly processes = new Set<number>();
  readonly #busy = createBusyUnion();
  /** Gapless stretches of work other than communication, as ascending start and end times. */
  readonly #other: number[] = [];
  readonly #kinds = new Map<string, { index: number; kind: CommunicationKind }>();
  readonly #kind: number[] = [];
  readonly #startNs: number[] = [];
  readonly #endNs: number[] = [];

  add(startNs: Nanoseconds, endNs: Nanoseconds): void {
    this.#busy.add(0, startNs, endNs);
    const until = this.#other.at(-1) ?? -Infinity;
    if (startNs > until) this.#other.push(startNs, endNs);
    else if (endNs > until) this.#other[this.#other.length - 1] = endNs;
  }

  addCommunication(name: string, call: CommunicationKind["call"], startNs: Nanoseconds, endNs: Nanoseconds): void {
    this.#busy.add(0, startNs, endNs);
    const text = JSON.stringify([name, call]);
    let known = this.#kinds.get(text);
    if (known === undefined) this.#kinds.set(text, (known = { index: this.#kinds.size, kind: { name, call } }));
    this.#kind.push(known.index);
    this.#startNs.push(startNs);
    this.#endNs.push(endNs);
  }

  finish(): Pick<RankRecord, "busyNs" | "workNs" | "communication"> {
    let workNs = 0;
    for (let at = 0; at < this.#other.length; at += 2) workNs += (this.#other[at + 1] ?? 0) - (this.#other[at] ?? 0);
    const communication = {
      count: this.#kind.length,
      kind: Uint32Array.from(this.#kind),
      startNs: Float64Array.from(this.#startNs),
      endNs: Float64Array.from(this.#endNs),
      ...this.#findAlone(),
      kinds: [...this.#kinds.values()].map(({ kind }) => kind),
    };
    return { busyNs: this.#busy.totalNs(), workNs, communication };
  }

  #findAlone(): Pick<CommunicationKernels, "alone" | "aloneUntil"> {
    const alone: number[] = [];
    let next = 0;
    const aloneUntil = Uint32Array.from(this.#startNs, (startNs, row) => {
      const endNs = this.#endNs[row] ?? 0;
      // Kernels are sorted by start, so work that ended before this kernel started also ended before all later kernels started.
      while ((this.#other[next + 1] ?? Infinity) <= startNs) next += 2;
      let fromNs = startNs;
      for (let at = next; fromNs < endNs; at += 2) {
        const untilNs = Math.min(this.#other[at] ?? Infinity, endNs);
        if (untilNs > fromNs) alone.push(fromNs, untilNs);
        fromNs = Math.max(fromNs, this.#other[at + 1] ?? Infinity);
      }
      return alone.length;
    });
    return { alone: Float64Array.from(alone), aloneUntil };
  }
}

/** Returns a lookup from a kernel's row to the NCCL call that contains its launch call. */
function indexCollectiveCalls({
  collectives,
  kernels,
  launchCalls,
}: Trace): (row: number) => CommunicationKind["call"] {
  const ofThread = new Map<string, CollectiveCall[]>();
  for (const call of collectives) {
    const thread = `${String(call.process)}/${String(call.thread)}`;
    const calls = ofThread.get(thread);
    if (calls === undefined) ofThread.set(thread, [call]);
    else calls.push(call);
  }
  return (row) => {
    const call = kernels.call[row] ?? noCall;
    const kind = call === noCall ? undefined : launchCalls.kinds[launchCalls.kind[call] ?? 0];
    const calls = kind === undefined ? undefined : ofThread.get(`${String(kind.process)}/${String(kind.thread)}`);
    if (calls === undefined) return null;
    const startNs = launchCalls.startNs.at(call);
    let [low, high] = [0, calls.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((calls[middle]?.startNs ?? Infinity) <= startNs) low = middle + 1;
      else high = middle;
    }
    const found = calls[low - 1];
    if (found === undefined || found.endNs < startNs) return null;
    const { communicator, operation, bytes } = found;
    return { communicator, operation, bytes };
  };
}

/** Each process's rank in the largest communicator that it created. */
function findRanks(collectives: readonly CollectiveCall[]): Map<number, number> {
  const largest = new Map<number, { rank: number; ranks: number }>();
  for (const { process, rank, ranks } of collectives)
    if (rank !== null && ranks !== null && ranks > (largest.get(process)?.ranks ?? 0))
      largest.set(process, { rank, ranks });
  return new Map([...largest].map(([process, { rank }]) => [process, rank]));
}

/** Sums over the instances of processes that launched work on the device, or over all instances if those processes have no instances. */
function measureIdle(
  trace: Trace,
  timeline: GpuTimeline,
  { instances }: AttributedRange,
  device: number,
  processes: ReadonlySet<number>,
): Pick<RankRecord, "spanNs" | "idleNs"> {
  const own = instances.filter(({ process }) => processes.has(process));
  let [spanNs, idleNs, openedUntilNs] = [0, 0, -Infinity];
  for (const instance of own.length > 0 ? own : instances) {
    const until = findEndNs(trace, instance);
    const from = Math.max(instance.startNs, openedUntilNs);
    if (until <= from) continue;
    openedUntilNs = until;
    spanNs += until - from;
    idleNs += until - from - timeline.busyNs(device, from, until);
  }
  return { spanNs, idleNs };
}
