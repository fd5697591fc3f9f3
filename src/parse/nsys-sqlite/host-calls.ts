import type { HostCall } from "../../model/reports/trace.ts";
import { isGraphLaunch, type ReadCalls } from "./launch-calls.ts";

function kindOf(name: string): HostCall["kind"] | null {
  if (isGraphLaunch(name)) return "graph-launch";
  return /^cu(da)?[A-Za-z]*Synchronize$/.test(name) ? "synchronize" : null;
}

/** Finds graph launches and synchronizations, sorted by start. A runtime call and the driver call within it count once. */
export function findHostCalls(read: ReadCalls | null): HostCall[] {
  if (read === null) return [];
  const kinds = read.kinds.map(({ name }) => (name === null ? null : kindOf(name)));
  const calls: HostCall[] = [];
  const openUntil = new Map<string, number>();
  for (let row = 0; row < read.calls.count; row += 1) {
    const kind = kinds[read.calls.kind[row] ?? 0] ?? null;
    if (kind === null) continue;
    const { name, process, thread, startNs, endNs } = read.at(row);
    const key = `${kind} ${String(process)}/${String(thread)}`;
    if (endNs <= (openUntil.get(key) ?? -Infinity)) continue;
    openUntil.set(key, endNs);
    calls.push({ kind, name: name ?? "", process, thread, startNs, durationNs: endNs - startNs });
  }
  return calls;
}
