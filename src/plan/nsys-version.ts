import type { NsysVersion } from "../model/tools.ts";

/** Reads `nsys --version`: `NVIDIA Nsight Systems version 2023.4.4.54-234433681190v0`. Null when it is none. */
export function parseNsysVersion(text: string): NsysVersion | null {
  const match = /Nsight Systems version (\d{4})\.(\d+)\.(\d+)(\S*)/.exec(text);
  if (match === null) return null;
  const [, year = "", release = "", patch = "", rest = ""] = match;
  return {
    text: `${year}.${release}.${patch}${rest}`,
    order: Number(year) * 10_000 + Number(release) * 100 + Number(patch),
  };
}

/** Options of ours that not every nsys has. An unknown option would end the capture before it starts. */
const optional = ["--cuda-graph-trace", "--capture-range-end", "--cpuctxsw", "--session-new", "--wait"];

/** The options that this nsys lacks by its own `nsys profile --help`; none when there is no help text to ask. */
export function missingOptions(profileHelp: string | null): string[] {
  if (profileHelp === null || !profileHelp.includes("--output")) return [];
  return optional.filter((option) => !profileHelp.includes(option));
}
