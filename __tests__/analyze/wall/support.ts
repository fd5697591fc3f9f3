import { finish } from "../../../src/model/steps.ts";
import { measureReport } from "../../../src/analyze/measure-report.ts";
import { attribute } from "../../../src/analyze/attribute.ts";
import type { RangeMeasure } from "../../../src/analyze/measure-range.ts";
import type { GpuIdleTime } from "../../../src/model/profile/profile.ts";
import { TimeColumn } from "../../../src/model/reports/columns.ts";
import { type CopyDirection, noCall, type RangeInstance, type Trace } from "../../../src/model/reports/trace.ts";
import { makeTrace, range } from "../../fixtures/traces.ts";

export const noIdle: GpuIdleTime = {
  launchNs: 0,
  afterSynchronizationNs: 0,
  synchronizationNs: 0,
  copyNs: 0,
  queueNs: 0,
  unknownNs: 0,
};

/** A call on a thread of process 1. */
export interface Call {
  readonly name: string;
  readonly thread?: number;
  readonly startNs: number;
  readonly endNs: number;
}

/** Work of a device; `call` is an index into the calls, null: the report has none. */
export interface Work {
  readonly copy?: boolean;
  readonly device?: number;
  readonly startNs: number;
  readonly endNs: number;
  readonly call: number | null;
}

/** A report of these calls and this work, as a parsed one is: both by start, the longer call first. */
export function traceOf(ranges: readonly RangeInstance[], given: readonly Call[], works: readonly Work[]): Trace {
  const order = given
    .map((call, index) => ({ ...call, index }))
    .sort((one, other) => one.startNs - other.startNs || other.endNs - one.endNs);
  const placeOf = new Map(order.map(({ index }, place) => [index, place]));
  const kinds = order.map(({ name, thread = 1 }) => ({ process: 1, thread, name }));
  const kernels = works.filter(({ copy = false }) => !copy).toSorted((one, other) => one.startNs - other.startNs);
  const copies = works.filter(({ copy = false }) => copy).toSorted((one, other) => one.startNs - other.startNs);
  const trace = makeTrace(
    ranges,
    kernels.map(({ device = 0, startNs, endNs }) => ({ device, startNs, durationNs: endNs - startNs })),
  );
  return {
    ...trace,
    kernels: {
      ...trace.kernels,
      call: Uint32Array.from(kernels, ({ call }) => (call === null ? noCall : (placeOf.get(call) ?? noCall))),
    },
    launchCalls: {
      count: order.length,
      kind: Uint32Array.from(order, (_, index) => index),
      startNs: TimeColumn.of(order.map(({ startNs }) => startNs)),
      durationNs: Uint32Array.from(order, ({ startNs, endNs }) => endNs - startNs),
      kinds,
    },
    copies: copies.map(({ device = 0, startNs, endNs, call }) => {
      const made = call === null ? undefined : given[call];
      return {
        ...{ kind: "copy" as const, direction: "device-to-host" as CopyDirection, bytes: 1, stream: 7 },
        ...{ sourceMemory: "device" as const, targetMemory: "pageable" as const },
        ...{ device, startNs, durationNs: endNs - startNs, process: 1, thread: made?.thread ?? (made ? 1 : -1) },
        ...{ callStartNs: made?.startNs ?? null, callEndNs: made?.endNs ?? null, callName: made?.name ?? null },
      };
    }),
  };
}

/** The range `decode` of a report, measured. */
export function measured(trace: Trace): RangeMeasure {
  const keys = [{ name: "decode", domain: "" }];
  const [found] = finish(measureReport(trace, attribute(trace, keys, "auto"), () => "other")).ranges;
  if (found === undefined) throw new Error("nothing measured");
  return found;
}

export const decode = (startNs: number, endNs: number): RangeInstance => range({ startNs, endNs });
