import { type EngineEvidence, findEngine, otherRunner } from "../../model/engines.ts";
import { type Check, type CheckFinding, ok, type PreflightContext, warning } from "./context.ts";

export const checkEngine: Check = async (context) => {
  const evidence = await context.engine();
  const engine = findEngine(evidence);
  if (engine === null) return [];
  const { problem, name, version } = engine;
  const findings: CheckFinding[] = [];
  if (problem !== null && evidence.ranges.length > 0) findings.push(warning("engine", problem.why, problem.help));
  const runner = otherRunner(evidence);
  if (runner !== null)
    findings.push(warning("engine", runner, "The preset vllm-profiler measures the runner that vLLM uses by default."));
  const nvtx = await checkNvtxPackage(context, evidence);
  if (nvtx !== null) findings.push(nvtx);
  const text = version === null ? `${name} (unknown version).` : `${name} ${version}.`;
  return findings.length > 0 ? findings : [ok("engine", text)];
};

/** Autotuners choose kernels by measuring, so two sides may get different kernels. */
export const checkAutotuners: Check = async (context) => {
  const { pythonPackages } = await context.engine();
  const versions = ["torch", "triton", "jax"].flatMap((name) => {
    const version = pythonPackages?.[name];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  if (versions.length === 0) return [];
  const text = `Autotuners: ${versions.join(", ")}. By default, \`run --base\` gives both sides the same choices.`;
  return [ok("autotuners", text)];
};

/**
 * Since version 0.2.12, the Python package nvtx asks nsys if its domain is enabled, but nsys 2023.4 and older don't answer
 * (docs/ranges.md).
 */
async function checkNvtxPackage(
  context: PreflightContext,
  { pythonPackages, ranges }: EngineEvidence,
): Promise<CheckFinding | null> {
  const { presence } = await context.nsys();
  const nvtx = pythonPackages?.["nvtx"] ?? "";
  const nsys = presence.state === "present" ? (presence.version ?? "") : "";
  const isOfPackage = ranges.some((text) => /^(?:gpu_model_runner: |scheduler\.)/.test(text));
  if (!isOfPackage || !isAtLeast(nvtx, [0, 2, 12]) || nsys === "" || isAtLeast(nsys, [2023, 5, 0])) return null;
  return warning(
    "engine",
    `These ranges come from the Python package nvtx ${nvtx}, which emits nothing under nsys ${nsys}.`,
    "Use a newer nsys, or nvtx older than 0.2.12.",
  );
}

function isAtLeast(version: string, least: readonly number[]): boolean {
  const parts = /^\d+(?:\.\d+)*/.exec(version)?.[0].split(".").map(Number);
  if (parts === undefined) return false;
  const differs = least.findIndex((number, index) => (parts[index] ?? 0) !== number);
  return differs === -1 || (parts[differs] ?? 0) > (least[differs] ?? 0);
}
