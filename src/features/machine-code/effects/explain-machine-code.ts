import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { findRepositoryPath } from "../../lines/map-launches.ts";
import { findKernelsToRead, addMachineCode, type SampledCode } from "../compare-machine-code.ts";
import { asFailure, ParseError, StoppedError } from "../../../model/errors.ts";
import { type KernelCode, type LineSamples, parseNcuLines, parseNcuSass } from "../parse-source-page.ts";
import type { Milliseconds } from "../../../model/units.ts";
import { ncuSourceArgv } from "../../../plan/ncu/argv.ts";
import { pathIfExists } from "../../../run/directory/file-system.ts";
import { callTool } from "../../../run/process/tool.ts";
import { addReason, type Explainer, type Inquiry, type Known, type Reason } from "../../../pipeline/explainer.ts";
import { setPurpose } from "../../../pipeline/purpose.ts";
import { isProfile } from "../../../pipeline/judge/judge.ts";
import type { Side } from "../../../pipeline/session.ts";
import { findCodePlace } from "../../lines/effects/explain-lines.ts";

/** Per side, starting with the largest impact. */
const mostKernels = 12;
const importLimitMs: Milliseconds = 2 * 60_000;
/** Reading the code of both sides usually takes this long. */
const leastMs: Milliseconds = 20_000;

/** It doesn't affect the verdict, so if something can't be read, it only warns. */
export const machineCodeExplainer: Explainer = {
  needs: (inquiry, results) => (createQuestion(inquiry, results)?.wanted.head.length ?? 0) > 0,
  isEarly: false,
  cost: { leastMs },
  explain: async (inquiry, results, mayBegin) => {
    const question = createQuestion(inquiry, results);
    if (question === null) return results;
    if (mayBegin()) {
      const reason = await compareSides(question);
      return reason === null ? results : addReason(results, reason);
    }
    inquiry.head.side.session.context.log.info(
      "The machine code of slower kernels wasn't compared because the time budget was used up.",
    );
    return results;
  },
};

type Question = NonNullable<ReturnType<typeof createQuestion>>;

/** Null if this run didn't measure two sides. */
function createQuestion({ head, base }: Inquiry, { comparison, profiles }: Known) {
  if (comparison === null || base === null || !isProfile(profiles.base)) return null;
  return {
    base: { side: base.side, profile: profiles.base },
    head: { side: head.side, profile: profiles.head },
    wanted: findKernelsToRead(comparison, profiles.base, profiles.head),
  };
}

/** Null, with a warning, if the code can't be read. */
async function compareSides({ base, head, wanted }: Question): Promise<Reason | null> {
  try {
    const before = { profile: base.profile, codes: await readCodes(base.side, wanted.base.slice(0, mostKernels)) };
    const after = { profile: head.profile, codes: await readCodes(head.side, wanted.head.slice(0, mostKernels)) };
    return (comparison) => addMachineCode(comparison, before, after);
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    const { where, message, why } = asFailure(error);
    await head.side.session.warn(
      `Couldn't find what changed in the machine code. ${[where, message, why].filter((part) => part !== null).join(" ")}`,
    );
    return null;
  }
}

/** Leaves out a name with several versions of its code, such as from modules compiled at run time. */
async function readCodes(runSide: Side, kernels: readonly string[]): Promise<Map<string, SampledCode>> {
  const side = setPurpose(runSide, "ncu");
  const byKernel = new Map<string, SampledCode[]>();
  for (const report of await listReports(side)) {
    const text = await readSourcePage(side, report, kernels, "sass");
    const codes = parseNcuSass(text, report).filter(({ kernel }) => kernels.includes(kernel));
    const lines = codes.some(isSampled) ? await readLineSamples(side, report, kernels) : [];
    for (const code of codes) {
      const sampled = { code, lines: lines.filter(({ kernel }) => kernel === code.kernel) };
      byKernel.set(code.kernel, [
        ...(byKernel.get(code.kernel) ?? []).filter((other) => !isSame(other.code, code)),
        sampled,
      ]);
    }
  }
  return new Map(
    [...byKernel].flatMap(([kernel, [first, ...others]]) =>
      first === undefined || others.length > 0 ? [] : [[kernel, first]],
    ),
  );
}

function isSampled({ instructions }: KernelCode): boolean {
  return instructions.some(({ samples }) => (samples ?? 0) > 0);
}

function isSame(a: KernelCode, b: KernelCode): boolean {
  const serialize = ({ instructions }: KernelCode) => JSON.stringify(instructions.map(({ text }) => text));
  return serialize(a) === serialize(b);
}

/** They aren't removed until both sides are explained. */
async function listReports({ session, name }: Side): Promise<string[]> {
  const folder = join(name, "ncu");
  const runs = await readdir(session.directory.file(folder), { withFileTypes: true }).catch(() => []);
  return runs
    .filter((run) => run.isDirectory())
    .map((run) => join(folder, run.name, "report.ncu-rep"))
    .filter((report) => pathIfExists(session.directory.file(report)) !== null)
    .toSorted();
}

async function readSourcePage(
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
    what: timedOut ? "ncu --import didn't finish within two minutes." : `ncu --import exited with ${exitCode}.`,
    where: report,
    why: `${stderr}\n${stdout}`.trim().slice(0, 500),
  });
}

/** Files are relative to the repository, or only names. Empty if ncu prints no line information, or in another format. */
async function readLineSamples(side: Side, report: string, kernels: readonly string[]): Promise<LineSamples[]> {
  const text = await readSourcePage(side, report, kernels, "cuda,sass").catch((error: unknown) => {
    if (error instanceof ParseError) return "";
    throw error;
  });
  const place = await findCodePlace(side);
  return parseNcuLines(text, report).map((line) => ({
    ...line,
    file: findRepositoryPath(line.file, place) ?? basename(line.file),
  }));
}
