import { mkdtemp, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ToolResult } from "../../model/run/ports.ts";
import { killTree } from "../process/process-tree.ts";
import { type Check, failure, ok, type PreflightContext, warning } from "./context.ts";
import { callShortTool, compareCuda, findNewestCuda, parseCudaVersion, describeToolFailure } from "./tool-facts.ts";

const install =
  "Install Nsight Systems (package nsight-systems-cli from NVIDIA's repository, or scripts/install-nsys.sh on Debian), " +
  "or set nsys.path to the program.";

/** nsys 2020 has no --capture-range-end, and we've never read one of its reports. */
const oldestYear = 2021;

export const checkNsys: Check = async (context) => {
  const { presence } = await context.nsys();
  if (presence.state === "absent") return [failure("nsys", `Can't find ${context.nsysPath} on this machine.`, install)];
  if (presence.state === "broken") {
    return [failure("nsys", `${context.nsysPath} doesn't work here. ${presence.why}`, install)];
  }
  if (presence.version === null) {
    const output = presence.versionOutput.trim().slice(0, 200);
    return [
      warning(
        "nsys",
        `${context.nsysPath} doesn't report its version: ${output}`,
        "Check that nsys.path points to nsys.",
      ),
    ];
  }
  if (Number(presence.version.split(".")[0]) < oldestYear) {
    const text = `Nsight Systems ${presence.version} is too old; llm-profile needs ${oldestYear} or newer.`;
    return [failure("nsys", text, install)];
  }
  return [ok("nsys", `Nsight Systems ${presence.version}.`)];
};

export const checkImporter: Check = async (context) => {
  const { presence, importer } = await context.nsys();
  if (presence.state !== "present") return [];
  if (importer !== null) return [ok("nsys-importer", `Importer: ${importer}.`)];
  return [
    warning(
      "nsys-importer",
      "No QdstrmImporter found next to nsys. Captures may fail with `The importer binary and its dependencies were not found`.",
      "Install the complete package: the folder host-linux-x64 belongs next to target-linux-x64. The importer needs libdw1, libpfm4, and libssh.",
    ),
  ];
};

/** CPU sampling, which is off by default. */
export const checkEnvironment: Check = async (context) => {
  if ((await context.nsys()).presence.state !== "present") return [];
  const result = await callShortTool(context, "nsys status", [context.nsysPath, "status", "--environment"]);
  const lines = result.stdout.split("\n").map((line) => line.trim());
  const bad = lines.filter((line) => /:\s*(Fail|No)\b/i.test(line));
  const help =
    "Capturing kernels and NVTX ranges works without CPU sampling. Finding lines needs " +
    "kernel.perf_event_paranoid set to 2 or less, and a container that allows perf_event_open.";
  if (bad.length > 0) return [warning("nsys-environment", `nsys status --environment: ${bad.join("; ")}.`, help)];
  if (result.exitCode !== 0) return [warning("nsys-environment", `nsys status: ${describeToolFailure(result)}`, help)];
  return [ok("nsys-environment", "nsys status --environment reports no failures.")];
};

/** An older nsys can lose kernels of programs built with the driver's CUDA version. */
export const checkCudaVersion: Check = async (context) => {
  const [{ presence, newestCuda }, gpus] = await Promise.all([context.nsys(), context.gpus()]);
  if (presence.state !== "present" || presence.version === null || gpus.kind !== "gpus" || gpus.cuda === null)
    return [];
  const driver = parseCudaVersion(gpus.cuda);
  const newest = newestCuda ?? findNewestCuda(presence.version);
  if (driver === null || newest === null) return [];
  const limit = `nsys ${presence.version} knows CUDA up to ${newest.major}.${newest.minor}`;
  if (compareCuda(driver, newest) <= 0) return [ok("nsys-cuda", `${limit}; the driver supports up to ${gpus.cuda}.`)];
  return [
    warning(
      "nsys-cuda",
      `${limit}, but the driver supports up to ${gpus.cuda}. nsys can lose kernels of programs built with a newer CUDA: ` +
        "the report then has `Unknown runtime API function index`, and the capture fails.",
      `Programs built with CUDA ${newest.major}.${newest.minor} or older aren't affected. For programs built with a newer CUDA, install a newer nsys.`,
    ),
  ];
};

const report = "cuda_gpu_kern_sum";

/** A working nsys prints `SKIPPED` for an export without data. A broken one prints `ERROR`, but still exits with 0. */
export const checkStats: Check = async (context) => {
  const { presence, reports } = await context.nsys();
  if (presence.state !== "present") return [];
  // If we're killed, our guard removes the tools' own folder.
  const folder = await mkdtemp(join(context.toolEnvironment["TMPDIR"] ?? context.temporaryDirectory, "nsys-stats-"));
  try {
    const empty = join(folder, "empty.sqlite");
    writeEmptyExport(empty);
    // Older versions call this report `gpukernsum`.
    const name = reports.length === 0 || reports.includes(report) ? report : "gpukernsum";
    const argv = [context.nsysPath, "stats", "--report", name, "--format", "csv", "--output", "-", empty] as const;
    const result = await callShortTool(context, "nsys stats", argv);
    const output = `${result.stdout}\n${result.stderr}`;
    if (/internal error|No module named|could not be found/.test(output)) {
      return [
        failure(
          "nsys-stats",
          `nsys stats can't create reports. ${describeToolFailure(result)}`,
          "Reinstall Nsight Systems, because its Python helpers (python/lib/nsysstats.py) or its reports folder is missing.",
        ),
      ];
    }
    if (/SKIPPED/.test(output)) {
      const count = reports.length === 0 ? "" : ` ${reports.length} reports.`;
      return [ok("nsys-stats", `nsys stats works.${count}`)];
    }
    return [
      warning(
        "nsys-stats",
        `Can't tell if nsys stats works. ${describeToolFailure(result)}`,
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
  "Install the complete Nsight Systems package and its libraries; on Debian, scripts/install-nsys.sh does this. " +
  "To see missing libraries, run `ldd` on QdstrmImporter in nsys's host-linux-* folder.";

/** On a busy machine, nsys 2023.4 sometimes can't connect to its own agent (`Local Endpoint is not available`), and leaves it running. */
const attempts = 2;
const endAgentMs = 2000;

/**
 * Records a short program, imports the recording, and exports the report. It needs no GPU, but takes seconds, so only `doctor --build` does
 * it.
 */
export const checkReport: Check = async (context) => {
  if ((await context.nsys()).presence.state !== "present") return [];
  const folder = await mkdtemp(join(context.temporaryDirectory, "nsys-report-"));
  try {
    const report = await recordReport(context, folder, attempts);
    if (!report.made)
      return [
        failure(
          "nsys-report",
          `nsys profile doesn't create a report. ${describeToolFailure(report.result)}`,
          reinstall,
        ),
      ];
    const database = join(folder, "check.sqlite");
    const argv = [context.nsysPath, "export", "--type=sqlite", `--output=${database}`, report.path] as const;
    const exported = await callShortTool(context, "nsys export", argv);
    if (exported.exitCode !== 0 || (await measureFile(database)) === 0)
      return [
        failure("nsys-report", `nsys export can't read nsys's own report. ${describeToolFailure(exported)}`, reinstall),
      ];
    return [ok("nsys-report", "nsys can record, import, and export.")];
  } finally {
    await killTree({ roots: [], marker: nameMarker(folder), uid: null }, endAgentMs);
    await rm(folder, { recursive: true, force: true });
  }
};

interface Recording {
  readonly path: string;
  readonly made: boolean;
  readonly result: ToolResult;
}

async function recordReport(context: PreflightContext, folder: string, attemptsLeft: number): Promise<Recording> {
  const name = `check-${attemptsLeft}`;
  const path = join(folder, `${name}.nsys-rep`);
  const session = `--session-new=${basename(folder)}-${attemptsLeft}`;
  const quiet = ["--trace=none", "--sample=none", "--cpuctxsw=none", session] as const;
  const argv = [context.nsysPath, "profile", ...quiet, `--output=${join(folder, name)}`, "sleep", "0.5"] as const;
  const result = await callShortTool(context, "nsys profile", argv, { marker: nameMarker(folder) });
  const made = result.exitCode === 0 && (await measureFile(path)) > 0;
  return made || attemptsLeft <= 1 ? { path, made, result } : recordReport(context, folder, attemptsLeft - 1);
}

function nameMarker(folder: string): string {
  return `${basename(folder)}.`;
}

async function measureFile(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}
