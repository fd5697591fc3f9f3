import { join } from "node:path";
import { selectMetrics } from "../../analyze/ncu/metric-groups.ts";
import { CaptureError } from "../../errors.ts";
import { diagnostic, diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import { checkSections, type NcuOffer } from "../../gate/ncu/ncu-gate.ts";
import type { Config } from "../../model/config.ts";
import type { NcuSelection } from "../../model/ncu/report.ts";
import type { NcuStatus } from "../../model/ncu/profile-ncu.ts";
import { parseSections, parseSets } from "../../parse/ncu/listing.ts";
import type { NcuFilterMode } from "../../plan/ncu/argv.ts";
import { configuredFilterMode, ncuNeed } from "../../plan/ncu/captures.ts";
import type { ToolPresence } from "../../run/preflight/tool-facts.ts";
import { callTool } from "../../run/process/tool.ts";
import { ncuMetricGroups } from "../conf.generated.ts";
import type { Session } from "../session.ts";

/** An ncu that may be used, and what it is to collect. */
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
 * Before the first capture: is ncu there, and does it have all that is asked for. Its lists stay as head/ncu/sections.txt.
 * Throws UserError for a metric group that does not exist, CaptureError for a section that this ncu lacks, and for an ncu
 * that is missing or broken where that makes the run fail: at once, if there must be kernels.
 */
export async function prepareNcu(session: Session): Promise<PreparedNcu> {
  const { config } = session;
  const presence = session.tools.ncu;
  const { ncu } = config;
  if (!usesNcu(config)) return { kind: "off" };
  const selection = selectionOf(config);
  if (presence.state !== "present") return withoutTool(session, missingNcu(ncu.path, presence));
  const lists = await readLists(session);
  if ("what" in lists) return withoutTool(session, lists);
  await session.directory.write(join("head", "ncu", "sections.txt"), `${lists.sections}\n${lists.sets}`);
  const offer = { sections: parseSections(lists.sections), sets: parseSets(lists.sets) };
  const asked = { sections: selection.sections, sets: ncu.set === null ? [] : [ncu.set] };
  const refused = checkSections(asked, offer, "ncu.sections, ncu.set, conf/ncu-metrics.yml");
  if (refused !== null) throw new CaptureError(refused);
  return { kind: "ready", tool: { selection, offer, filterMode: await filterModeOf(session) } };
}

/** By launch configuration where that is left open and this ncu says that it can. */
async function filterModeOf(session: Session): Promise<NcuFilterMode> {
  const configured = configuredFilterMode(session.config.ncu);
  if (configured !== "unknown") return configured;
  const help = await list(session, "--help");
  return typeof help === "string" && help.includes("per-launch-config") ? "per-launch-config" : "global";
}

/** A server that ends when it is told to is no program that ncu could run again. */
export function usesNcu({ ncu, workload }: Config): boolean {
  return ncu.enabled && workload.server.command === null;
}

/** An ncu that cannot be used is no matter before it is known that there are kernels, unless there must be. */
function withoutTool(session: Session, why: Diagnostic): PreparedNcu {
  if (ncuNeed(session.config) === "required") throw new CaptureError(why);
  return { kind: "missing", why };
}

/** The status of a run without kernel metrics. */
export function withoutNcu(state: Exclude<NcuStatus["state"], "measured">, why: string | null): NcuStatus {
  return { state, why, mode: null, sections: [], metrics: [], notNeeded: [] };
}

/** What becomes of a run whose ncu is missing or may not read the counters: by `ncu.unavailable`, it fails (null) or goes on, and says so. */
export async function goOnWithout(session: Session, error: Diagnostic): Promise<NcuStatus | null> {
  const policy = session.config.ncu.unavailable;
  if (policy === "fail") return null;
  const text = diagnosticText({ ...error, why: null });
  if (policy === "warn") await session.warn(`No kernel metrics: ${text}`);
  else session.context.log.info(`No kernel metrics (ncu.unavailable: skip): ${text}`);
  return withoutNcu(policy === "warn" ? "unavailable" : "skipped", error.what);
}

function missingNcu(path: string, presence: Exclude<ToolPresence, { state: "present" }>): Diagnostic {
  return diagnostic({
    id: "ncu-missing",
    what: presence.state === "absent" ? `There is no ${path} here.` : `${path} does not work.`,
    where: "ncu.path",
    why: presence.state === "broken" ? presence.why : null,
    help: "Install Nsight Compute (package nsight-compute) or set ncu.path. Without it: ncu.enabled=false, or ncu.unavailable=warn to go on with a warning.",
  });
}

/** What is to be collected. Throws UserError for a metric group that does not exist. */
export function selectionOf({ ncu }: Config): NcuSelection {
  const preset = selectMetrics(ncu.preset === null ? [] : [ncu.preset], ncuMetricGroups);
  const own = new Set(ncu.metrics);
  return {
    sections: [...new Set([...preset.sections, ...ncu.sections])],
    metrics: [...new Set([...preset.metrics, ...own])],
    presetMetrics: preset.presetMetrics.filter((names) => !names.some((name) => own.has(name))),
  };
}

interface Lists {
  readonly sections: string;
  readonly sets: string;
}

async function readLists(session: Session): Promise<Lists | Diagnostic> {
  const sections = await list(session, "--list-sections");
  if (typeof sections === "object") return sections;
  const sets = await list(session, "--list-sets");
  return typeof sets === "object" ? sets : { sections, sets };
}

async function list(
  session: Session,
  option: "--list-sections" | "--list-sets" | "--help",
): Promise<string | Diagnostic> {
  const { path } = session.config.ncu;
  const { runTool, environment } = session.tools;
  const cwd = session.program.workingDirectory;
  const result = await callTool({ runTool, cwd, environment }, `ncu ${option}`, [path, option]);
  if (result.exitCode === 0) return result.stdout;
  const said = `${result.stderr}\n${result.stdout}`.trim();
  return diagnostic({
    id: "ncu-listing",
    what: `${path} ${option} ${result.timedOut ? "did not answer within a minute" : `ended with ${result.exitCode}`}.`,
    where: "ncu.path",
    why: said === "" ? "It said nothing." : said.slice(-500),
    help: "The installation of Nsight Compute is broken or incomplete: its sections folder is a part of it. Without it: ncu.enabled=false, or ncu.unavailable=warn to go on with a warning.",
  });
}
