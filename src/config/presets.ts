import type { Problem } from "./setting.ts";
import { nearest } from "../model/text/nearest.ts";

/** The files of conf/presets, without `.yml`; a test holds this equal to the folder. */
export const presetNames = ["decode", "prefill", "prefill-decode", "quick", "scheduled"] as const;

/** What is wrong with a preset's name; null when there is one of that name. */
export function checkPresetName(name: string): Problem | null {
  const names: readonly string[] = presetNames;
  if (names.includes(name)) return null;
  const suggestion = nearest(name, names);
  const hint = suggestion === null ? "" : ` Did you mean ${suggestion}?`;
  return `There is no preset ${JSON.stringify(name)}; there are ${presetNames.join(", ")}.${hint}`;
}
