import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { repositoryPath } from "../../analyze/lines/launch-sites.ts";
import { kernelsToRead, withMachineCode, type SampledCode } from "../../compare/machine-code/machine-code.ts";
import { asFailure, ParseError, StoppedError } from "../../errors.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { KernelCode, LineSamples } from "../../model/machine-code/source-page.ts";
import type { Milliseconds } from "../../model/units.ts";
import { parseNcuLines, parseNcuSass } from "../../parse/machine-code/source-page.ts";
import { ncuSourceArgv } from "../../plan/ncu/argv.ts";
import { ifThere } from "../../run/directory/file-system.ts";
import { callTool } from "../../run/process/tool.ts";
import type { Side } from "../session.ts";
import { codePlace } from "../lines/lines.ts";

/** A side and what was measured of it. */
interface ExplainedSide {
  readonly side: Side;
  readonly profile: Profile;
}

/** Kernels of a side whose code is read, those with the largest impact first. */
const mostKernels = 12;
const importLimitMs: Milliseconds = 2 * 60_000;
/** What reading the code of both sides takes, mostly. */
const leastMs: Milliseconds = 20_000;

/**
 * The comparison with what changed in the machine code of its slower kernels, which the reports hold that ncu left of both sides. It
 * explains, and decides nothing: what cannot be read is a warning.
 */
export async function explainCode(
  comparison: Comparison,
  base: ExplainedSide,
  head: ExplainedSide,
): Promise<Comparison> {
  const wanted = kernelsToRead(comparison, base.profile, head.profile);
  if (wanted.head.length === 0) return comparison;
  const { budget, log } = head.side.session;
  if (budget.leftMs() < leastMs) {
    log.info("What changed in the machine code of slower kernels is not looked at: the time budget is over.");
    return comparison;
  }
  try {
    const codes = {
      base: await codesOf(base.side, wanted.base.slice(0, mostKernels)),
      head: await codesOf(head.side, wanted.head.slice(0, mostKernels)),
    };
    return withMachineCode(
      comparison,
      { profile: base.profile, codes: codes.base },
      { profile: head.profile, codes: codes.head },
    );
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    const { where, message, why } = asFailure(error);
    await head.side.session.warn(
      `What changed in the machine code is not known. ${[where, message, why].filter((part) => part !== null).join(" ")}`,
    );
    return comparison;
  }
}

/** By mangled name; a name with several codes, as of modules that were compiled while the program ran, is left out. */
async function codesOf(side: Side, kernels: readonly string[]): Promise<Map<string, SampledCode>> {
  const found = new Map<string, SampledCode[]>();
  for (const report of await reportsOf(side)) {
    const text = await sourcePage(side, report, kernels, "sass");
    const codes = parseNcuSass(text, report).filter(({ kernel }) => kernels.includes(kernel));
    const lines = codes.some(isSampled) ? await linesOf(side, report, kernels) : [];
    for (const code of codes) {
      const own = { code, lines: lines.filter(({ kernel }) => kernel === code.kernel) };
      found.set(code.kernel, [...(found.get(code.kernel) ?? []).filter((other) => !isSame(other.code, code)), own]);
    }
  }
  return new Map(
    [...found].flatMap(([kernel, [first, ...others]]) =>
      first === undefined || others.length > 0 ? [] : [[kernel, first]],
    ),
  );
}

function isSampled({ instructions }: KernelCode): boolean {
  return instructions.some(({ samples }) => (samples ?? 0) > 0);
}

function isSame(one: KernelCode, other: KernelCode): boolean {
  const textOf = ({ instructions }: KernelCode): string => JSON.stringify(instructions.map(({ text }) => text));
  return textOf(one) === textOf(other);
}

/** The reports of a side's runs of ncu, which lie there until both sides are explained; relative to the run directory. */
async function reportsOf({ session, name }: Side): Promise<string[]> {
  const folder = join(name, "ncu");
  const runs = await readdir(session.directory.file(folder), { withFileTypes: true }).catch(() => []);
  return runs
    .filter((run) => run.isDirectory())
    .map((run) => join(folder, run.name, "report.ncu-rep"))
    .filter((report) => ifThere(session.directory.file(report)) !== null)
    .toSorted();
}

async function sourcePage(
  { session, config }: Side,
  report: string,
  kernels: readonly string[],
  view: "sass" | "cuda,sass",
): Promise<string> {
  const { runTool, toolEnvironment: environment, directory } = session;
  const argv = ncuSourceArgv(config.ncu.path, directory.file(report), kernels, view);
  const ports = { runTool, cwd: directory.path, environment };
  const { exitCode, stdout, stderr, timedOut } = await callTool(ports, "ncu --import", argv, importLimitMs);
  if (exitCode === 0) return stdout;
  throw new ParseError({
    id: "ncu-source",
    what: timedOut ? "ncu --import did not end within two minutes." : `ncu --import ended with ${String(exitCode)}.`,
    where: report,
    why: `${stderr}\n${stdout}`.trim().slice(0, 500),
  });
}

/** Samples by source line; their files within the repository, or no more than names. Without line information, or where an ncu prints it otherwise, there are none. */
async function linesOf(side: Side, report: string, kernels: readonly string[]): Promise<LineSamples[]> {
  const text = await sourcePage(side, report, kernels, "cuda,sass").catch((error: unknown) => {
    if (error instanceof ParseError) return "";
    throw error;
  });
  const place = await codePlace(side);
  return parseNcuLines(text, report).map((line) => ({
    ...line,
    file: repositoryPath(line.file, place) ?? basename(line.file),
  }));
}
