import { mkdtemp, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ToolResult } from "../../model/run/ports.ts";
import { killTree } from "../process/process-tree.ts";
import { type Check, failure, ok, type PreflightContext, warning } from "./context.ts";
import { call, compareCuda, newestCudaKnown, parseCudaVersion, wordsOf } from "./tool-facts.ts";

const install =
  "Install Nsight Systems (package nsight-systems-cli of NVIDIA's repository, or scripts/install-nsys.sh on Debian), " +
  "or set nsys.path to the program.";

/** Is nsys there, and which. */
export const checkNsys: Check = async (context) => {
  const { presence } = await context.nsys();
  if (presence.state === "absent") return [failure("nsys", `There is no ${context.nsysPath} here.`, install)];
  if (presence.state === "broken") {
    return [failure("nsys", `${context.nsysPath} does not work. ${presence.why}`, install)];
  }
  if (presence.version === null) {
    const said = presence.versionOutput.trim().slice(0, 200);
    return [warning("nsys", `${context.nsysPath} does not say its version: ${said}`, "Check that nsys.path is nsys.")];
  }
  return [ok("nsys", `Nsight Systems ${presence.version}.`)];
};

/** Can nsys make a report of what it records. */
export const checkImporter: Check = async (context) => {
  const { presence, importer } = await context.nsys();
  if (presence.state !== "present") return [];
  if (importer !== null) return [ok("nsys-importer", `Importer: ${importer}.`)];
  return [
    warning(
      "nsys-importer",
      "No QdstrmImporter was found beside nsys. Captures may end with `The importer binary and its dependencies were not found`.",
      "Install the whole package: the folder host-linux-x64 belongs beside target-linux-x64. It needs libdw1, libpfm4 and libssh.",
    ),
  ];
};

/** Can nsys sample CPUs and read its clock: `nsys status --environment`. We ask for no sampling unless told to. */
export const checkEnvironment: Check = async (context) => {
  if ((await context.nsys()).presence.state !== "present") return [];
  const result = await call(context, "nsys status", [context.nsysPath, "status", "--environment"]);
  const lines = result.stdout.split("\n").map((line) => line.trim());
  const bad = lines.filter((line) => /:\s*(Fail|No)\b/i.test(line));
  const help =
    "Kernels and NVTX ranges do not need it. For nsys.sample or nsys.cpuctxsw: " +
    "kernel.perf_event_paranoid of 2 or less, and perf_event_open permitted in the container.";
  if (bad.length > 0) return [warning("nsys-environment", `nsys status --environment: ${bad.join("; ")}.`, help)];
  // With CPU sampling not possible it may also end with another code than 0.
  if (result.exitCode !== 0) return [warning("nsys-environment", `nsys status: ${wordsOf(result)}`, help)];
  return [ok("nsys-environment", "nsys status --environment reports no failure.")];
};

/** Is nsys older than the CUDA of the driver: then it can lose the kernels of programs built with that CUDA. */
export const checkCudaVersion: Check = async (context) => {
  const [{ presence, newestCuda }, gpus] = await Promise.all([context.nsys(), context.gpus()]);
  if (presence.state !== "present" || presence.version === null || gpus.kind !== "gpus" || gpus.cuda === null)
    return [];
  const driver = parseCudaVersion(gpus.cuda);
  const known = newestCuda ?? newestCudaKnown(presence.version);
  if (driver === null || known === null) return [];
  const limit = `nsys ${presence.version} knows CUDA up to ${known.major}.${known.minor}`;
  if (compareCuda(driver, known) <= 0) return [ok("nsys-cuda", `${limit}; the driver supports up to ${gpus.cuda}.`)];
  return [
    warning(
      "nsys-cuda",
      `${limit}, the driver supports up to ${gpus.cuda}. A program built with a CUDA newer than nsys can lose kernels: ` +
        "its report then says `Unknown runtime API function index`, and the capture fails.",
      `Programs built with CUDA ${known.major}.${known.minor} or older are not affected; for newer ones install a newer nsys.`,
    ),
  ];
};

const report = "cuda_gpu_kern_sum";

/**
 * Do the report scripts of `nsys stats` work. They are tried on an export without any data, for which a good
 * installation says `SKIPPED`. A broken one says `ERROR` and still ends with 0.
 */
export const checkStats: Check = async (context) => {
  const { presence, reports } = await context.nsys();
  if (presence.state !== "present") return [];
  const folder = await mkdtemp(join(context.temporaryDirectory, "nsys-stats-"));
  try {
    const empty = join(folder, "empty.sqlite");
    writeEmptyExport(empty);
    // An nsys that does not know the report by this name is old; the older name is `gpukernsum`.
    const name = reports.length === 0 || reports.includes(report) ? report : "gpukernsum";
    const argv = [context.nsysPath, "stats", "--report", name, "--format", "csv", "--output", "-", empty] as const;
    const result = await call(context, "nsys stats", argv);
    const said = `${result.stdout}\n${result.stderr}`;
    if (/internal error|No module named|could not be found/.test(said)) {
      return [
        failure(
          "nsys-stats",
          `nsys stats cannot make reports. ${wordsOf(result)}`,
          "Reinstall Nsight Systems: its Python helpers (python/lib/nsysstats.py) or its reports folder are missing.",
        ),
      ];
    }
    if (/SKIPPED/.test(said)) {
      const count = reports.length === 0 ? "" : ` ${reports.length} reports.`;
      return [ok("nsys-stats", `nsys stats works.${count}`)];
    }
    return [
      warning(
        "nsys-stats",
        `It is unknown whether nsys stats works. ${wordsOf(result)}`,
        "If a capture fails at `nsys stats`, reinstall Nsight Systems.",
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

function writeEmptyExport(path: string): void {
  const database = new DatabaseSync(path);
  try {
    database.exec(
      "CREATE TABLE StringIds (id INTEGER PRIMARY KEY, value TEXT); CREATE TABLE META_DATA_EXPORT (name TEXT, value TEXT);",
    );
  } finally {
    database.close();
  }
}

const reinstall =
  "Install the whole of Nsight Systems and its libraries; on Debian scripts/install-nsys.sh does. " +
  "`ldd` of QdstrmImporter, beside nsys in host-linux-*, shows which are missing.";

/**
 * On a busy machine nsys 2023.4 now and then fails to talk to itself (`Local Endpoint is not available`): once is no proof.
 * It then leaves its agent running, which we end.
 */
const attempts = 2;
const endAgentMs = 2000;

/**
 * Do all parts of nsys start: it records a short program, imports that into a report, and exports the report. Needs no GPU,
 * and takes seconds, so only `doctor --build` asks.
 */
export const checkReport: Check = async (context) => {
  if ((await context.nsys()).presence.state !== "present") return [];
  const folder = await mkdtemp(join(context.temporaryDirectory, "nsys-report-"));
  try {
    const report = await record(context, folder, attempts);
    if (!report.made)
      return [failure("nsys-report", `nsys profile makes no report. ${wordsOf(report.result)}`, reinstall)];
    const database = join(folder, "check.sqlite");
    const argv = [context.nsysPath, "export", "--type=sqlite", `--output=${database}`, report.path] as const;
    const exported = await call(context, "nsys export", argv);
    if (exported.exitCode !== 0 || (await bytesOf(database)) === 0)
      return [failure("nsys-report", `nsys export does not read its own report. ${wordsOf(exported)}`, reinstall)];
    return [ok("nsys-report", "nsys records, imports and exports.")];
  } finally {
    await killTree({ roots: [], marker: markerOf(folder), uid: null }, endAgentMs);
    await rm(folder, { recursive: true, force: true });
  }
};

interface Recording {
  readonly path: string;
  readonly made: boolean;
  readonly result: ToolResult;
}

/** Records a program that lives for a moment; a failure is tried again as long as there are attempts. */
async function record(context: PreflightContext, folder: string, attemptsLeft: number): Promise<Recording> {
  const name = `check-${attemptsLeft}`;
  const path = join(folder, `${name}.nsys-rep`);
  // The name of the folder is one that no other session has.
  const session = `--session-new=${basename(folder)}-${attemptsLeft}`;
  const quiet = ["--trace=none", "--sample=none", "--cpuctxsw=none", session] as const;
  const argv = [context.nsysPath, "profile", ...quiet, `--output=${join(folder, name)}`, "sleep", "0.5"] as const;
  const result = await call(context, "nsys profile", argv, { marker: markerOf(folder) });
  const made = result.exitCode === 0 && (await bytesOf(path)) > 0;
  return made || attemptsLeft <= 1 ? { path, made, result } : record(context, folder, attemptsLeft - 1);
}

/** What our processes carry in their environment, so that they are found again. */
function markerOf(folder: string): string {
  return `${basename(folder)}.`;
}

/** 0 where there is no such file. */
async function bytesOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}
