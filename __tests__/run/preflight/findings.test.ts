import { describe, expect, test } from "@jest/globals";
import { ToolError } from "../../../src/errors.ts";
import { checkDisk, checkGpu, checkIsolation } from "../../../src/run/preflight/machine-checks.ts";
import { checkSubscribers } from "../../../src/run/preflight/other-profilers.ts";
import { checkCounters, checkNcu } from "../../../src/run/preflight/ncu.ts";
import { fakeMachine } from "./context.ts";
import { expectFinding, type FindingCase } from "./finding-case.ts";

const denied = async () => {
  throw new ToolError({
    what: "No PID namespace can be had.",
    why: "unshare: Operation not permitted",
    help: "Add the capability.",
  });
};
const cases: readonly FindingCase[] = [
  {
    name: "no ncu",
    check: checkNcu,
    expected: ["ncu", "warning", /Can't find \/none\/ncu on this machine\./],
    change: { ncuPath: "/none/ncu" },
  },
  {
    name: "no ncu, without which the run would fail",
    check: checkNcu,
    expected: ["ncu", "error", /Can't find \/none\/ncu on this machine\./],
    change: { ncuPath: "/none/ncu", ncuNeed: "required" },
  },
  {
    name: "counters for everyone",
    check: checkCounters,
    expected: ["ncu-counters", "note", /every user/],
    change: {},
    proc: ["driver/nvidia/params", "RmProfilingAdminOnly: 0\n"],
  },
  {
    name: "counters for administrators, of whom we are none",
    check: checkCounters,
    expected: ["ncu-counters", "warning", /doesn't have CAP_SYS_ADMIN/],
    change: {},
    proc: ["self/status", "CapEff:\t00000000a80425fb\n"],
  },
  {
    name: "counters, unprivileged isolation",
    check: checkCounters,
    expected: ["ncu-counters", "warning", /as an unprivileged user/],
    change: {
      probeIsolation: async () => ({
        kind: "unprivileged-user",
        note: "As nobody.",
        user: null,
        endsWithParent: true,
        procMounts: [],
        readOnly: [],
      }),
    },
  },
  {
    name: "a driver that says nothing of counters",
    check: checkCounters,
    expected: ["ncu-counters", "warning", /Can't tell who may read/],
    change: {},
    proc: ["driver/nvidia/params", "EnableMSI: 1\n"],
  },
  {
    name: "a driver without nvidia-smi",
    check: checkGpu,
    expected: ["gpu", "warning", /no nvidia-smi/],
    change: { withoutTools: true },
  },
  {
    name: "a CUDA injection",
    check: checkSubscribers,
    expected: ["other-profilers", "warning", /CUDA_INJECTION64_PATH is set/],
    change: { workloadEnvironment: { CUDA_INJECTION64_PATH: "/x.so" } },
  },
  {
    name: "kineto's daemon",
    check: checkSubscribers,
    expected: ["other-profilers", "warning", /KINETO_USE_DAEMON is set/],
    change: { workloadEnvironment: { KINETO_USE_DAEMON: "1" } },
  },
  {
    name: "kineto's daemon off",
    check: checkSubscribers,
    expected: ["other-profilers", "note", /No other/],
    change: { workloadEnvironment: { KINETO_USE_DAEMON: "0" } },
  },
  {
    name: "a preloaded profiler",
    check: checkSubscribers,
    expected: ["other-profilers", "warning", /loads \/opt\/libcupti_trace\.so/],
    change: { workloadEnvironment: { LD_PRELOAD: "/usr/lib/libjemalloc.so:/opt/libcupti_trace.so" } },
  },
  {
    name: "a preloaded allocator",
    check: checkSubscribers,
    expected: ["other-profilers", "note", /No other/],
    change: { workloadEnvironment: { LD_PRELOAD: "/usr/lib/libjemalloc.so" } },
  },
  {
    name: "DCGM",
    check: checkSubscribers,
    expected: ["other-profilers", "warning", /nv-hostengine is running \(process 99\): DCGM's/],
    change: {},
    proc: ["99/comm", "nv-hostengine\n"],
  },
  {
    name: "another nsys",
    check: checkSubscribers,
    expected: ["other-profilers", "warning", /nsys is running \(process 99\)/],
    change: {},
    proc: ["99/comm", "nsys\n"],
  },
  {
    name: "an nsys that has ended and waits for its parent",
    check: checkSubscribers,
    expected: ["other-profilers", "note", /No other/],
    change: {},
    proc: ["99/comm", "nsys\n"],
    proc2: ["99/stat", "99 (nsys) Z 1 99 99 0 -1"],
  },
  {
    name: "a program that only sounds like one",
    check: checkSubscribers,
    expected: ["other-profilers", "note", /No other/],
    change: {},
    proc: ["99/comm", "nsys-exporter\n"],
  },
  {
    name: "no isolation",
    check: checkIsolation,
    expected: ["isolation", "warning", /Nothing is isolated/],
    change: {
      probeIsolation: async () => ({
        kind: "none",
        note: "Nothing is isolated.",
        user: null,
        endsWithParent: true,
        procMounts: [],
        readOnly: [],
      }),
    },
  },
  {
    name: "a required isolation that cannot be had",
    check: checkIsolation,
    expected: ["isolation", "error", /No PID namespace can be had\. unshare: Operation not permitted/],
    change: { probeIsolation: denied },
  },
  {
    name: "little room",
    check: checkDisk,
    expected: ["disk-out", "warning", /^3\.73 GiB free in the output folder; .* 5 GiB\./],
    change: { freeBytes: async () => 4e9 },
  },
  {
    name: "no room",
    check: checkDisk,
    expected: ["disk-temporary", "error", /^38\.1 MiB free in the temporary folder; .* 512 MiB\./],
    change: { freeBytes: async () => 4e7 },
  },
];

test.each(cases)("$name: $expected.0 $expected.1", expectFinding);

test("disk space is asked of the nearest folder that exists", async () => {
  await using machine = await fakeMachine();
  const asked: string[] = [];
  const freeBytes = async (path: string) => (asked.push(path), 1e12);
  await checkDisk(machine.context({ freeBytes }));
  expect(asked).toEqual([machine.folder, machine.folder]);
});

describe("each profiler in the way has its own remedy", () => {
  test.each([
    { comm: "nsys", help: /^Wait for that capture to finish/ },
    { comm: "ncu", help: /^Wait for that ncu process to finish/ },
    { comm: "dcgm-exporter", help: /dcgmi profile --pause/ },
    { comm: "nvidia-cuda-mps", help: /quit \| nvidia-cuda-mps-control/ },
  ])("$comm", async ({ comm, help }) => {
    await using machine = await fakeMachine();
    await machine.proc("99/comm", `${comm}\n`);
    const [found] = await checkSubscribers(machine.context());
    expect(found?.help).toMatch(help);
    expect(/dcgmi/.test(found?.help ?? "")).toBe(comm === "dcgm-exporter");
  });

  test("under nsys ourselves: no variable to unset", async () => {
    await using machine = await fakeMachine();
    const workloadEnvironment = { NSYS_PROFILING_SESSION_ID: "7" };
    const [found] = await checkSubscribers(machine.context({ workloadEnvironment }));
    expect(found?.help).toBe("Don't run llm-profile under nsys. llm-profile starts its own nsys for each capture.");
  });

  test("the processes of one cause are one finding, which says whose they are", async () => {
    await using machine = await fakeMachine();
    await machine.proc("98/comm", "nsys\n");
    await machine.proc("98/status", `Name:\tnsys\nUid:\t4242\t4242\t4242\t4242\n`);
    await machine.proc("99/comm", "nsys-launcher\n");
    await machine.proc("99/status", `Uid:\t${String(process.getuid?.())}\t0\t0\t0\n`);
    const found = await checkSubscribers(machine.context());
    expect(found.map(({ what }) => what)).toEqual([
      "nsys, nsys-launcher are running (processes 98 of user 4242, 99): another recording affects the measured times.",
    ]);
  });
});
