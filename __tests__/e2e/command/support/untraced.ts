import { changedRecording } from "./changed-recording.ts";

const recording = "__tests__/fixtures/recorded/decode-sdpa/round-1";

/** A capture that traced NVTX alone, in which `decode` ran so often, each instance for so many milliseconds; for the fake nsys. */
export function untracedRecording(milliseconds: readonly number[]): string {
  const [first = 0, ...others] = milliseconds;
  const columns = "start, end, eventType, text, textId, domainId, globalTid";
  const drop = ["KERNEL", "RUNTIME", "MEMCPY", "MEMSET", "SYNCHRONIZATION"].map(
    (kind) => `DROP TABLE IF EXISTS CUPTI_ACTIVITY_KIND_${kind}`,
  );
  const ns = (value: number): string => String(Math.round(value * 1e6));
  return changedRecording(recording, {
    sql: [
      ...drop,
      `UPDATE NVTX_EVENTS SET end = start + ${ns(first)} WHERE eventType = 59`,
      ...others.map(
        (value, index) =>
          `INSERT INTO NVTX_EVENTS (${columns}) SELECT start + ${String(index + 1)} * 1000000000, start + ${String(index + 1)} * 1000000000 + ${ns(value)}, eventType, text, textId, domainId, globalTid FROM NVTX_EVENTS WHERE eventType = 59 ORDER BY start LIMIT 1`,
      ),
    ],
  });
}

/** Bash for the fake nsys: each run without CUDA tracing takes the next of these recordings. */
export function untracedScript(recordings: readonly string[]): string {
  return `
discovery() {
  local series=(${recordings.map((path) => `'${path}'`).join(" ")}) number
  echo x >>"$state/untraced"
  number=$(wc -l <"$state/untraced")
  captured "\${series[$(((number - 1) % \${#series[@]}))]}"
}`;
}
