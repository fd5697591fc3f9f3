import { getOrAdd } from "../../model/maps.ts";
import { noCall, type CollectiveCall, type Trace } from "../../model/reports/trace.ts";
import type { Milliseconds, Nanoseconds } from "../../model/units.ts";
import { openStretches, type AttributedRange } from "../attribute.ts";
import { firstIndex } from "../first-index.ts";
import { createBusyUnion, visitGpuWork, type GpuTimeline } from "../gpu-timeline.ts";
import { threadKey } from "../sweep.ts";

export interface RankRecord {
  /** The index of the report if each rank has its own report, else 0. */
  readonly report: number;
  readonly originUtcMs: Milliseconds | null;
  readonly device: number;
  /** The rank in the largest communicator that the GPU's processes created; null if the report doesn't say. */
  readonly rank: number | null;
  readonly launches: number;
  readonly kernelNs: Nanoseconds;
  /** How long an instance was open in a process that launched work on this GPU, and how much of that time the GPU was idle. */
  readonly spanNs: Nanoseconds;
  readonly idleNs: Nanoseconds;
  /** `busyNs`: how long any of the range's work ran. `workNs`: how long any of that work ran, not counting communication kernels. */
  readonly busyNs: Nanoseconds;
  readonly workNs: Nanoseconds;
  readonly communication: CommunicationKernels;
}

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

export interface CommunicationKind {
  readonly name: string;
  /** NCCL's description; null if the report doesn't have one, as for CUDA graph nodes. */
  readonly call: Pick<CollectiveCall, "communicator" | "operation" | "bytes"> | null;
}

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
    const work = getOrAdd(ofDevice, device, () => new DeviceWork());
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
    .sort(([a], [b]) => a - b)
    .map(([device, work]) => {
      const rankNumbers = new Set([...work.processes].map((process) => ranks.get(process)));
      return {
        report: 0,
        originUtcMs: trace.originUtcMs,
        device,
        rank: rankNumbers.size === 1 ? ([...rankNumbers][0] ?? null) : null,
        launches: work.launches,
        kernelNs: work.kernelNs,
        ...measureIdle(trace, timeline, range, device, work.processes),
        ...work.finish(),
      };
    });
}

/** Add work in order of start time. */
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
    const { index } = getOrAdd(this.#kinds, text, () => ({ index: this.#kinds.size, kind: { name, call } }));
    this.#kind.push(index);
    this.#startNs.push(startNs);
    this.#endNs.push(endNs);
  }

  finish(): Pick<RankRecord, "busyNs" | "workNs" | "communication"> {
    let workNs = 0;
    for (let index = 0; index < this.#other.length; index += 2)
      workNs += (this.#other[index + 1] ?? 0) - (this.#other[index] ?? 0);
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
      for (let index = next; fromNs < endNs; index += 2) {
        const untilNs = Math.min(this.#other[index] ?? Infinity, endNs);
        if (untilNs > fromNs) alone.push(fromNs, untilNs);
        fromNs = Math.max(fromNs, this.#other[index + 1] ?? Infinity);
      }
      return alone.length;
    });
    return { alone: Float64Array.from(alone), aloneUntil };
  }
}

function indexCollectiveCalls({
  collectives,
  kernels,
  launchCalls,
}: Trace): (row: number) => CommunicationKind["call"] {
  const ofThread = new Map<string, CollectiveCall[]>();
  for (const call of collectives) {
    getOrAdd(ofThread, threadKey(call), (): CollectiveCall[] => []).push(call);
  }
  return (row) => {
    const call = kernels.call[row] ?? noCall;
    const kind = call === noCall ? undefined : launchCalls.kinds[launchCalls.kind[call] ?? 0];
    const calls = kind === undefined ? undefined : ofThread.get(threadKey(kind));
    if (calls === undefined) return null;
    const startNs = launchCalls.startNs.at(call);
    const communication = calls[firstIndex(calls.length, (index) => (calls[index]?.startNs ?? Infinity) > startNs) - 1];
    if (communication === undefined || communication.endNs < startNs) return null;
    const { communicator, operation, bytes } = communication;
    return { communicator, operation, bytes };
  };
}

function findRanks(collectives: readonly CollectiveCall[]) {
  const largest = new Map<number, { rank: number; ranks: number }>();
  for (const { process, rank, ranks } of collectives)
    if (rank !== null && ranks !== null && ranks > (largest.get(process)?.ranks ?? 0))
      largest.set(process, { rank, ranks });
  return new Map([...largest].map(([process, { rank }]) => [process, rank]));
}

function measureIdle(
  trace: Trace,
  timeline: GpuTimeline,
  { instances }: AttributedRange,
  device: number,
  processes: ReadonlySet<number>,
): Pick<RankRecord, "spanNs" | "idleNs"> {
  const ownInstances = instances.filter(({ process }) => processes.has(process));
  let [spanNs, idleNs] = [0, 0];
  for (const [fromNs, untilNs] of openStretches(trace, ownInstances.length > 0 ? ownInstances : instances)) {
    spanNs += untilNs - fromNs;
    idleNs += untilNs - fromNs - timeline.busyNs(device, fromNs, untilNs);
  }
  return { spanNs, idleNs };
}
