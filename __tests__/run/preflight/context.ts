import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Finding } from "../../../src/model/run/doctor.ts";
import type { Isolation } from "../../../src/model/run/plan.ts";
import {
  createPreflightContext,
  type PreflightContext,
  type PreflightPorts,
} from "../../../src/run/preflight/context.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";

const fakes = fileURLToPath(new URL("../../fixtures/bin/preflight", import.meta.url));
const systemPath = "/usr/bin:/bin";

/** A machine made of fake tools and a fake /proc; disposing it removes its files. */
export interface FakeMachine extends AsyncDisposable {
  readonly folder: string;
  /** All is well: an idle H100, nsys, ncu, root in a PID namespace, 100 GB free. `change` says what differs. */
  context(change?: FakeChange): PreflightContext;
  /** Writes a file of the fake /proc. */
  proc(path: string, text: string): Promise<void>;
  /** Writes a file of the fake /sys. */
  sys(path: string, text: string): Promise<void>;
}

export type FakeChange = Partial<PreflightPorts> & {
  readonly environment?: Record<string, string>;
  readonly withoutTools?: boolean;
};

export async function fakeMachine(): Promise<FakeMachine> {
  const folder = await mkdtemp(join(tmpdir(), "preflight-"));
  const proc = join(folder, "proc");
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(proc, path)), { recursive: true });
    await writeFile(join(proc, path), text);
  };
  await write("driver/nvidia/params", 'ModifyDeviceFiles: 1\nRmProfilingAdminOnly: 1\nRmMsg: ""\n');
  await write(
    "driver/nvidia/version",
    "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.159.04  Release Build\n",
  );
  await write("self/status", "Name:\tnode\nCapEff:\t000001fffeffffff\n");
  await write("1/comm", "systemd\n");
  return {
    folder,
    proc: write,
    sys: (path, text) => write(`../sys/${path}`, text),
    context: ({ environment = {}, withoutTools = false, ...ports } = {}) =>
      createPreflightContext({
        runTool: createRunTool({ marker: null }),
        cwd: folder,
        workingDirectory: folder,
        engine: async () => ({ argv: [], environment: {}, pythonPackages: null, output: "", ranges: [] }),
        programs: [],
        toolEnvironment: { PATH: withoutTools ? join(folder, "none") : `${fakes}:${systemPath}`, ...environment },
        workloadEnvironment: {},
        nsysPath: "nsys",
        ncuPath: "ncu",
        ncuNeed: "wanted",
        requireKernels: true,
        gpuIndex: null,
        out: join(folder, "not/yet/there"),
        temporaryDirectory: folder,
        probeIsolation: isolatedBy("pid-namespace"),
        freeBytes: async () => 100e9,
        proc,
        ...{ sys: join(folder, "sys"), wait: () => Promise.resolve(), calibration: null },
        ...ports,
      }),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

export function isolatedBy(kind: Isolation["kind"]): PreflightPorts["probeIsolation"] {
  return async () => ({
    kind,
    note: `Isolation: ${kind}.`,
    user: null,
    endsWithParent: true,
    procMounts: [],
    readOnly: [],
  });
}

/** `check state` of each finding: what a table of expectations compares. */
export function states(findings: readonly Pick<Finding, "id" | "severity">[]): string[] {
  return findings.map(({ id, severity }) => `${id} ${severity}`);
}
