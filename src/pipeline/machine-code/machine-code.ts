import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { repositoryPath } from "../../analyze/lines/launch-sites.ts";
import { kernelsToRead, withMachineCode, type SampledCode } from "../../compare/machine-code/machine-code.ts";
import { asFailure, ParseError, StoppedError } from "../../errors.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { KernelCode, LineSamples } from "../../model/machine-code/source-page.ts";
import type { Milliseconds } from "../../model/units.ts";
import { parseNcuLines, parseNcuSass } from "../../parse/machine-code/source-page.ts";
import { ncuSourceArgv } from "../../plan/ncu/argv.ts";
import { ifThere } from "../../run/directory/file-system.ts";
import { callTool } from "../../run/process/tool.ts";
import { withReason, type Explainer, type Inquiry, type Known, type Reason } from "../explainer.ts";
import { startedFor } from "../purpose.ts";
import { isProfile } from "../judge/judge-of.ts";
import type { Side } from "../session.ts";
import { codePlace } from "../lines/lines.ts";

/** Kernels of a side whose code is read, those with the largest impact first. */
const mostKernels = 12;
const importLimitMs: Milliseconds = 2 * 60_000;
/** What reading the code of both sides takes, mostly. */
const leastMs: Milliseconds = 20_000;

/**
 * What changed in the machine code of slower kernels, which the reports hold that ncu left of both sides. It explains, and decides
 * nothing: what cannot be read is a warning.
 */
export const machineCodeExplainer: Explainer = {
  needs: (inquiry, known) => (questionOf(inquiry, known)?.wanted.head.length ?? 0) > 0,
  cost: { leastMs },
  explain: async (inquiry, known, mayBegin) => {
    const question = questionOf(inquiry, known);
    if (question === null) return known;
    if (mayBegin()) {
      const reason = await changedCode(question);
      return reason === null ? known : withReason(known, reason);
    }
    inquiry.head.side.session.context.log.info(
      "What changed in the machine code of slower kernels is not looked at: the time budget is over.",
    );
    return known;
  },
};

/** Both sides, and the kernels whose code is to be read. */
interface Question {
  readonly base: ExplainedSide;
  readonly head: ExplainedSide;
  readonly wanted: ReturnType<typeof kernelsToRead>;
}

/** A side and what was measured of it. */
interface ExplainedSide {
  readonly side: Side;
  readonly profile: Profile;
}

/** Null where there are no two sides of this run. */
function questionOf({ head, base }: Inquiry, { comparison, profiles }: Known): Question | null {
  if (comparison === null || base === null || !isProfile(profiles.base)) return null;
  return {
    base: { side: base.side, profile: profiles.base },
    head: { side: head.side, profile: profiles.head },
    wanted: kernelsToRead(comparison, profiles.base, profiles.head),
  };
}

/** Null where it could not be read. */
async function changedCode({ base, head, wanted }: Question): Promise<Reason | null> {
  try {
    const before = { profile: base.profile, codes: await codesOf(base.side, wanted.base.slice(0, mostKernels)) };
    const after = { profile: head.profile, codes: await codesOf(head.side, wanted.head.slice(0, mostKernels)) };
    return (comparison) => withMachineCode(comparison, before, after);
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    const { where, message, why } = asFailure(error);
    await head.side.session.warn(
      `What changed in the machine code is not known. ${[where, message, why].filter((part) => part !== null).join(" ")}`,
    );
    return null;
  }
}

/** By mangled name; a name with several codes, as of modules that were compiled while the program ran, is left out. */
async function codesOf(given: Side, kernels: readonly string[]): Promise<Map<string, SampledCode>> {
  const side = startedFor(given, "ncu");
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
  const { directory, tools } = session;
  const argv = ncuSourceArgv(config.ncu.path, directory.file(report), kernels, view);
  const ports = { runTool: tools.runTool, cwd: directory.path, environment: tools.environment };
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
