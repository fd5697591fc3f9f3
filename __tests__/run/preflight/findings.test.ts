import { describe, expect, test } from "@jest/globals";
import { ToolError } from "../../../src/model/errors.ts";
import { checkDisk, checkGpu, checkIsolation } from "../../../src/run/preflight/machine-checks.ts";
import { checkSubscribers } from "../../../src/run/preflight/other-profilers.ts";
import { checkCounters, checkNcu } from "../../../src/run/preflight/ncu.ts";
import { fakeMachine, isolatedBy } from "./context.ts";
import { expectFinding, type FindingCase } from "./finding-case.ts";

const [otherProfiler, noOther] = ["other-profilers warning", "other-profilers note"];
const denied = async () => {
  throw new ToolError({ what: "No namespace.", why: "unshare: Operation not permitted", help: "Add the capability." });
};
const noAdministrator = { files: { "self/status": "CapEff:\t00000000a80425fb\n" } };
const unprivileged = { probeIsolation: isolatedBy("unprivileged-user") };
const zombie = { files: { "99/comm": "nsys\n", "99/stat": "99 (nsys) Z 1 99 99 0 -1" } };
const params = (line: string) => ({ files: { "driver/nvidia/params": `${line}\n` } });
const variable = (name: string, value: string) => ({ workloadEnvironment: { [name]: value } });
const process99 = (comm: string) => ({ files: { "99/comm": `${comm}\n` } });

test.each<FindingCase>([
  ["no ncu", checkNcu, { ncuPath: "/none/ncu" }, "ncu warning", /Can't find \/none\/ncu/],
  ["no ncu, which is required", checkNcu, { ncuPath: "/none/ncu", ncuNeed: "required" }, "ncu error", /Can't find/],
  ["counters for everyone", checkCounters, params("RmProfilingAdminOnly: 0"), "ncu-counters note", /every user/],
  ["counters for administrators alone", checkCounters, noAdministrator, "ncu-counters warning", /CAP_SYS_ADMIN/],
  ["counters in unprivileged isolation", checkCounters, unprivileged, "ncu-counters warning", /unprivileged user/],
  ["counters of an unknown driver", checkCounters, params("EnableMSI: 1"), "ncu-counters warning", /Can't tell/],
  ["a driver without nvidia-smi", checkGpu, { withoutTools: true }, "gpu warning", /no nvidia-smi/],
  ["a CUDA injection", checkSubscribers, variable("CUDA_INJECTION64_PATH", "/x.so"), otherProfiler, /CUDA_INJECTION/],
  ["kineto's daemon", checkSubscribers, variable("KINETO_USE_DAEMON", "1"), otherProfiler, /KINETO/],
  ["kineto's daemon, turned off", checkSubscribers, variable("KINETO_USE_DAEMON", "0"), noOther, /No other/],
  [
    "a preloaded profiler",
    checkSubscribers,
    variable("LD_PRELOAD", "/a.so:/libcupti_t.so"),
    otherProfiler,
    /cupti_t\.so/,
  ],
  ["a preloaded allocator", checkSubscribers, variable("LD_PRELOAD", "/usr/lib/libjemalloc.so"), noOther, /No other/],
  ["a running DCGM", checkSubscribers, process99("nv-hostengine"), otherProfiler, /nv-hostengine .*\(process 99\)/],
  ["another nsys", checkSubscribers, process99("nsys"), otherProfiler, /nsys .*\(process 99\)/],
  ["an nsys that's a zombie", checkSubscribers, zombie, noOther, /No other/],
  ["a process with a similar name", checkSubscribers, process99("nsys-exporter"), noOther, /No other/],
  ["no isolation", checkIsolation, { probeIsolation: isolatedBy("none") }, "isolation warning", /none/],
  ["denied isolation", checkIsolation, { probeIsolation: denied }, "isolation error", /not permitted/],
  ["little disk space", checkDisk, { freeBytes: async () => 4e9 }, "disk-out warning", /3\.73 GiB .* 5 GiB\./],
  ["no disk space", checkDisk, { freeBytes: async () => 4e7 }, "disk-temporary error", /38\.1 MiB .* 512 MiB\./],
])("reports a finding about %s", expectFinding);

test("checks the disk of the nearest folder that exists", async () => {
  await using machine = await fakeMachine();
  const asked: string[] = [];
  const freeBytes = async (path: string) => (asked.push(path), 1e12);
  await checkDisk(machine.context({ freeBytes }));
  expect(asked).toEqual([machine.folder, machine.folder]);
});

describe("another profiler", () => {
  test.each([
    ["nsys", /^Wait for that capture/],
    ["ncu", /^Wait for that ncu/],
    ["dcgm-exporter", /dcgmi profile --pause/],
    ["nvidia-cuda-mps", /quit \| nvidia-cuda-mps-control/],
  ])("has its own help: %s", async (comm, help) => {
    await using machine = await fakeMachine();
    await machine.proc("99/comm", `${comm}\n`);
    const [found] = await checkSubscribers(machine.context());
    expect(found?.help).toMatch(help);
    expect(/dcgmi/.test(found?.help ?? "")).toBe(comm === "dcgm-exporter");
  });

  test("is reported as the nsys we run under, with no variable to unset", async () => {
    await using machine = await fakeMachine();
    const [found] = await checkSubscribers(machine.context(variable("NSYS_PROFILING_SESSION_ID", "7")));
    expect(found?.help).toContain("under nsys");
  });

  test("is reported once with all processes and users", async () => {
    await using machine = await fakeMachine();
    await machine.proc("98/comm", "nsys\n");
    await machine.proc("98/status", `Name:\tnsys\nUid:\t4242\t4242\t4242\t4242\n`);
    await machine.proc("99/comm", "nsys-launcher\n");
    await machine.proc("99/status", `Uid:\t${String(process.getuid?.())}\t0\t0\t0\n`);
    const what = expect.stringContaining("nsys, nsys-launcher are running (processes 98 of user 4242, 99)");
    expect(await checkSubscribers(machine.context())).toMatchObject([{ what }]);
  });
});
