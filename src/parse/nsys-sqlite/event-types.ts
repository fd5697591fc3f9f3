import type { RangeStyle } from "../../model/reports/range.ts";

/** `NVTX_EVENTS.eventType` (ENUM_NSYS_EVENT_TYPE): NvtxPushPopRange, NvtxStartEndRange, and the same of NVTXT imports. */
const rangeStyles = new Map<number, RangeStyle>([
  [59, "pushpop"],
  [60, "startend"],
  [70, "pushpop"],
  [71, "startend"],
]);

/** NvtxDomainCreate: one row for each domain of a process; its text is the domain's name. */
export const domainEventType = 75;

export const rangeEventTypes: readonly number[] = [...rangeStyles.keys()];

/** The style of a range event; undefined for another event. */
export function rangeStyleOf(eventType: number): RangeStyle | undefined {
  return rangeStyles.get(eventType);
}
