import { buildProfile, type CaptureInput, type ProfileInput } from "../../../src/analyze/build-profile.ts";
import type { AttributionMode, Profile } from "../../../src/model/profile/profile.ts";
import type { Trace } from "../../../src/model/reports/trace.ts";
import { loadFamilies } from "../../../src/pipeline/conf.ts";
import { madeProfile } from "../../fixtures/profiles.ts";
import { reportOf } from "../../fixtures/traces.ts";

/** Ranges of the default domain. */
export const named = (...names: readonly string[]) => names.map((name) => ({ name, domain: "" }));

export const decode = { name: "decode", domain: "" };

const machine = { driver: null, cuda: null, nsys: null, ncu: null };

/** A profile of these rounds, of a machine that only the reports tell about. */
export function builtProfile(rounds: ProfileInput["rounds"], change: Partial<ProfileInput> = {}): Profile {
  return buildProfile({ ...madeProfile([]), machine, families: loadFamilies(), rounds, ...change });
}

/** A capture whose reports are these traces. */
export function captureOf(
  traces: readonly Trace[],
  { ranges = [decode], label = "decode", mode = "auto" as AttributionMode, areRanks = false } = {},
): CaptureInput {
  const reports = traces.map((trace) => reportOf(trace, ranges, mode, areRanks));
  return { label, sources: ["report.nsys-rep"], reports, ranges };
}
