import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { ToolError, UserError } from "../../model/errors.ts";
import type { RunTool } from "../../model/run/ports.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { NsysTool } from "../../model/run/plan.ts";
import { importArgv } from "../../plan/nsys-argv.ts";
import type { Context } from "../context.ts";
import { openReport } from "../../run/directory/compress.ts";
import { type NsysFacts, describeToolFailure } from "../../run/preflight/tool-facts.ts";
import { callTool } from "../../run/process/tool.ts";
import { findReports, hasReports } from "../../run/directory/report-files.ts";
import { runRecordFile } from "../../run/directory/run-record.ts";
import type { CaptureToExamine, ExportedReport } from "../capture/examine.ts";
import { exportReports, createHangError, findNsysLimit } from "../capture/export.ts";
import { describeNsys, inspectMachine, createOwnTools } from "../start/machine.ts";
import { createBareCapture, describeExport } from "./bare-report.ts";
import { findInput } from "./find-input.ts";
import { readProfile, readStoredProfile } from "./read-profile.ts";
import { readFolderNcu, readRecordedNcu, type RecordedNcu } from "../ncu/recorded-ncu.ts";
import { findLateFailure, readRecordedRun } from "./recorded-run.ts";

interface OpenPorts {
  readonly path: string;
  readonly shown: string;
  readonly role: "base" | "head";
  readonly temporary: string;
  readonly nsys: () => Promise<NsysTool>;
  readonly nsysFacts: () => Promise<NsysFacts>;
  readonly runTool: RunTool;
  readonly environment: Readonly<Record<string, string>>;
  readonly note: (message: string) => void;
  readonly warn: (message: string) => void;
}

export type OpenedInput =
  | { readonly kind: "profile"; readonly profile: Profile }
  | {
      readonly kind: "rounds";
      readonly rounds: readonly (readonly CaptureToExamine[])[];
      readonly ncu: RecordedNcu | null;
      readonly stored: Profile | null;
    };

/** Opens the paths from the user. Temporary files last until `stack` is disposed. */
export async function openInputs(
  context: Context,
  config: Config,
  inputs: readonly { readonly path: string; readonly shown: string }[],
  role: "base" | "head",
  stack: AsyncDisposableStack,
): Promise<OpenedInput[]> {
  const { runTool, environment, temporaryDirectory: temporary } = stack.use(await createOwnTools(context));
  const machine = inspectMachine(context, config, runTool, environment);
  const ports = {
    role,
    temporary,
    nsys: async () => describeNsys(config.nsys.path, await machine.nsys(), runTool, context.cwd, environment),
    nsysFacts: machine.nsys,
    runTool,
    environment,
    note: context.log.info,
    warn: context.log.warning,
  };
  const opened: OpenedInput[] = [];
  for (const input of inputs) opened.push(await openInput({ ...ports, ...input }));
  return opened;
}

/**
 * Opens a run directory, a folder of reports (one per round, with or without an ncu.csv), a profile.json, or a report. Any of these files
 * may be compressed.
 */
async function openInput(ports: OpenPorts): Promise<OpenedInput> {
  const { path, shown } = ports;
  const stats = await findInput(path, shown);
  if (stats.isDirectory()) {
    const failed = await findLateFailure(path, ports.role);
    if (failed !== null)
      ports.warn(`The run in ${shown} failed, so we use only what it measured before the failure. ${failed}`);
    const profile = join(path, "profile.json");
    if (existsSync(profile) && !(await hasReports(path))) {
      ports.note(`${shown} contains no reports, so we use its profile.json.`);
      return { kind: "profile", profile: await readProfile(profile, join(shown, "profile.json")) };
    }
    if (existsSync(join(path, runRecordFile))) {
      const rounds = await readRecordedRun(path, failed !== null, (report) => openReportFile(ports, report));
      const stored = await readStoredProfile(path);
      return { kind: "rounds", rounds, ncu: await readRecordedNcu(path, stored?.ncu ?? null, ports.temporary), stored };
    }
    const reports = await findReports(path);
    if (reports.length === 0) {
      throw new UserError({
        what: `${shown} isn't a run directory and contains no reports.`,
        where: "the given path",
        why: `It has no ${runRecordFile}, no profile.json, and no .nsys-rep, .qdrep, .qdstrm, or .sqlite file.`,
        help: "Pass the folder that `llm-profile run` prints at the end, or pass reports.",
      });
    }
    const rounds = [];
    for (const report of reports)
      rounds.push([createBareCapture(await openReportFile(ports, report), basename(report))]);
    return { kind: "rounds", rounds, ncu: await readFolderNcu(path, ports.temporary), stored: null };
  }
  if (path.endsWith(".json")) return { kind: "profile", profile: await readProfile(path, shown) };
  if (/\.(nsys-rep|qdrep|qdstrm|sqlite)(\.(?:gz|zst))?$/.test(path))
    return {
      kind: "rounds",
      rounds: [[createBareCapture(await openReportFile(ports, path), shown)]],
      ncu: null,
      stored: null,
    };
  throw new UserError({
    what: `We can't analyze ${shown}.`,
    where: "the given path",
    help: "Pass a run directory, a profile.json, or a file that ends in .nsys-rep, .qdrep, .qdstrm, or .sqlite (optionally with .gz or .zst). For `analyze`, pass an ncu report with --ncu.",
  });
}

async function openReportFile(ports: OpenPorts, path: string): Promise<ExportedReport> {
  const opened = await openReport(path, ports.temporary);
  if (opened.endsWith(".sqlite")) return describeExport(path, opened);
  const facts = await ports.nsysFacts();
  if (facts.presence.state !== "present") {
    throw new ToolError({
      id: "nsys-missing",
      what: `nsys has to export ${ports.shown} to SQLite first, but nsys ${facts.presence.state === "absent" ? "isn't installed" : "doesn't work"}.`,
      where: path,
      why: facts.presence.state === "broken" ? facts.presence.why : null,
      help: "Install nsys (scripts/install-nsys.sh) or set nsys.path. Or export the report on the machine that recorded it: nsys export --type sqlite FILE.",
    });
  }
  const folder = join(ports.temporary, `export-${randomBytes(4).toString("hex")}`);
  await mkdir(folder);
  const nsys = await ports.nsys();
  const report = opened.endsWith(".qdstrm") ? await importRawReport(ports, nsys, opened, folder) : opened;
  const { runTool, environment, note } = ports;
  const [exported] = await exportReports({ nsys, runTool, environment, note }, [report], {
    folder,
    label: ports.shown,
    captureSeconds: null,
  });
  if (exported === undefined) throw new Error("Expected one export for one report.");
  return exported;
}

async function importRawReport(ports: OpenPorts, nsys: NsysTool, raw: string, folder: string): Promise<string> {
  const report = join(folder, `${basename(raw, ".qdstrm")}.nsys-rep`);
  if (nsys.importer === null) {
    throw new ToolError({
      id: "importer-missing",
      what: `${ports.shown} is raw data, and nsys's importer isn't installed.`,
      where: raw,
      help: "Install the whole nsys package. QdstrmImporter is in the package's host folder.",
    });
  }
  const argv = importArgv(nsys.importer, raw, report);
  const limitMs = await findNsysLimit(raw, null);
  const result = await callTool({ ...ports, cwd: folder }, "QdstrmImporter", argv, limitMs);
  if (result.timedOut) throw createHangError("QdstrmImporter", limitMs, raw);
  if (existsSync(report)) return report;
  throw new ToolError({
    id: "import-failed",
    what: `nsys couldn't import ${ports.shown}.`,
    where: raw,
    why: describeToolFailure(result),
    help: "The file may be incomplete, or from a newer nsys.",
  });
}
