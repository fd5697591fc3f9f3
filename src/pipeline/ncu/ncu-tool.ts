import { join } from "node:path";
import { selectMetrics } from "../../analyze/ncu/metric-groups.ts";
import { CaptureError } from "../../model/errors.ts";
import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import { checkSections, type NcuOffer } from "../../gate/ncu/ncu-gate.ts";
import type { Config } from "../../model/config.ts";
import type { NcuSelection } from "../../model/ncu/report.ts";
import type { NcuStatus } from "../../model/ncu/profile-ncu.ts";
import { parseSections, parseSets } from "../../parse/ncu/listing.ts";
import type { NcuFilterMode } from "../../plan/ncu/argv.ts";
import { expectedFilterMode, ncuNeed } from "../../plan/ncu/captures.ts";
import { callTool } from "../../run/process/tool.ts";
import { ncuMetricGroups } from "../conf.generated.ts";
import type { Session } from "../session.ts";

export interface NcuTool {
  readonly selection: NcuSelection;
  readonly offer: NcuOffer;
  readonly filterMode: NcuFilterMode;
}

export type PreparedNcu =
  | { readonly kind: "off" }
  | { readonly kind: "ready"; readonly tool: NcuTool }
  | { readonly kind: "missing"; readonly why: Diagnostic };

/**
 * Checks, before the first capture, that ncu works and has the configured sections and sets. Writes ncu's lists of sections and sets to
 * head/ncu/sections.txt. If ncu is missing or broken, throws CaptureError only if the run requires ncu.
 */
export async function prepareNcu(session: Session): Promise<PreparedNcu> {
  const { config } = session;
  const presence = session.tools.ncu;
  const { ncu } = config;
  if (!usesNcu(config) || !session.mayUseGpu) return { kind: "off" };
  const selection = selectNcuMetrics(config);
  if (presence.state !== "present") {
    const missing = diagnostic({
      id: "ncu-missing",
      what: presence.state === "absent" ? `Can't find the tool ${ncu.path}.` : `The tool ${ncu.path} doesn't work.`,
      where: "ncu.path",
      why: presence.state === "broken" ? presence.why : null,
      help: "Install Nsight Compute (package nsight-compute) or set ncu.path. To run without Nsight Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning.",
    });
    return refuseMissingTool(session, missing);
  }
  const sections = await askNcu(session, "--list-sections");
  if (typeof sections === "object") return refuseMissingTool(session, sections);
  const sets = await askNcu(session, "--list-sets");
  if (typeof sets === "object") return refuseMissingTool(session, sets);
  await session.directory.write(join("head", "ncu", "sections.txt"), `${sections}\n${sets}`);
  const offer = { sections: parseSections(sections), sets: parseSets(sets) };
  const requested = { sections: selection.sections, sets: ncu.set === null ? [] : [ncu.set] };
  const refused = checkSections(requested, offer, "ncu.sections, ncu.set, conf/ncu-metrics.yml");
  if (refused !== null) throw new CaptureError(refused);
  return { kind: "ready", tool: { selection, offer, filterMode: await chooseFilterMode(session) } };
}

async function chooseFilterMode(session: Session): Promise<NcuFilterMode> {
  const expected = expectedFilterMode(session.config.ncu);
  if (expected !== "unknown") return expected;
  const help = await askNcu(session, "--help");
  return typeof help === "string" && help.includes("per-launch-config") ? "per-launch-config" : "global";
}

/** True if ncu is enabled and the program isn't a server. ncu can't rerun a server, which only ends when we stop it. */
export function usesNcu({ ncu, workload }: Config): boolean {
  return ncu.enabled && workload.server.command === null;
}

/** Otherwise a missing ncu matters only once there are kernels to explain. */
function refuseMissingTool(session: Session, why: Diagnostic): PreparedNcu {
  if (ncuNeed(session.config) === "required") throw new CaptureError(why);
  return { kind: "missing", why };
}

export function createStatusWithoutNcu(state: Exclude<NcuStatus["state"], "measured">, why: string | null): NcuStatus {
  return { state, why, mode: null, sections: [], metrics: [], notNeeded: [] };
}

export function selectNcuMetrics({ ncu }: Config): NcuSelection {
  const preset = selectMetrics(ncu.preset === null ? [] : [ncu.preset], ncuMetricGroups);
  const ownMetrics = new Set(ncu.metrics);
  return {
    sections: [...new Set([...preset.sections, ...ncu.sections])],
    metrics: [...new Set([...preset.metrics, ...ownMetrics])],
    presetMetrics: preset.presetMetrics.filter((names) => !names.some((name) => ownMetrics.has(name))),
  };
}

async function askNcu(
  session: Session,
  option: "--list-sections" | "--list-sets" | "--help",
): Promise<string | Diagnostic> {
  const { path } = session.config.ncu;
  const { runTool, environment } = session.tools;
  const cwd = session.program.workingDirectory;
  const result = await callTool({ runTool, cwd, environment }, `ncu ${option}`, [path, option]);
  if (result.exitCode === 0) return result.stdout;
  const output = `${result.stderr}\n${result.stdout}`.trim();
  return diagnostic({
    id: "ncu-listing",
    what: `${path} ${option} ${result.timedOut ? "didn't answer within a minute" : `exited with ${result.exitCode}`}.`,
    where: "ncu.path",
    why: output === "" ? "ncu printed nothing." : output.slice(-500),
    help: "The Nsight Compute installation is broken or incomplete; it has to include the sections folder. To run without Nsight Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning.",
  });
}
