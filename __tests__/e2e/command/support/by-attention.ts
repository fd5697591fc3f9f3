import { scaledRecording } from "./scaled-recording.ts";

/** Bash for the fake tools, in a repository whose file `attention` says what the commit's program is: sdpa or eager. */

/** For the fake nsys: the recordings of that attention, round by round: 1, 2, 3, 1 … Anything else is a program that fails. */
export const capturesByAttention = `
capture() {
  local attention number
  attention=$(cat attention)
  [[ $attention =~ ^(sdpa|eager)$ ]] || { echo "no such attention: $attention" >&2; program_code=7; return; }
  echo x >>"$state/$attention"
  number=$(wc -l <"$state/$attention")
  captured "__tests__/fixtures/recorded/decode-$attention/round-$(((number - 1) % 3 + 1))"
}`;

/** The same, and `slow`: sdpa whose kernels each take a fifth longer. */
export function capturesWithSlow(): string {
  const slow = `[[ $attention == slow ]] && { captured ${scaledRecording("__tests__/fixtures/recorded/decode-sdpa/round-1", 1.2)}; return; }`;
  return capturesByAttention.replace("  [[ $attention =~", `  ${slow}\n  [[ $attention =~`);
}

/** For the fake ncu: the rows of that attention, as recorded; where ncu is asked for its lists there is no such file. */
export const rowsByAttention =
  'recording="examples/recordings/llm-decode-$(sed s/slow/sdpa/ attention 2>/dev/null)/ncu.csv"';
