import { describe, expect, test } from "@jest/globals";
import { load, problemsOf } from "./support.ts";

const hydra = ["workload.module=my_llm.bench", "workload.python=python3"];

/** Each rule: overrides that break it, and the whole problem. */
const contradictions: readonly (readonly [name: string, overrides: readonly string[], problem: string])[] = [
  ...[
    ["/tmp/b.json", "is outside the program's working directory. Write the file inside that directory."],
    ["x/../../c.json", "is outside the program's working directory. Write the file inside that directory."],
    ["d*/e.json", "has a glob in a folder's name. Only the file's name may be a glob."],
  ].map(([file = "", why = ""]): (typeof contradictions)[number] => [
    `metrics of ${file}`,
    [`metrics=["a.json", "f/*.json", {"file": "${file}"}]`],
    `metrics (override metrics=["a.json", "f/*.json", {"file": "${file}"}]): "${file}" ${why}`,
  ]),
  [
    "a threshold of a metric and of a range",
    ['compare.thresholds=[{"metric": "TTFT", "range": "decode", "kernel": "k", "threshold": 5}]'],
    'compare.thresholds (override compare.thresholds=[{"metric": "TTFT", "range": "decode", "kernel": "k", "threshold": 5}]): the metric "TTFT" comes from the program, so its threshold can\'t be limited to range "decode", kernel "k". Split this entry in two.',
  ],
  [
    "metrics without runs that they are of",
    ["metrics=a.json", "latency.pairs=0"],
    "metrics (override metrics=a.json) are read after runs without CUDA tracing, but latency.pairs (override latency.pairs=0) is 0. Set latency.pairs to 1 or more.",
  ],
  [
    "command and module",
    ["workload.command=x", ...hydra],
    "workload.command (override workload.command=x) and workload.module (override workload.module=my_llm.bench) are both set. Set one to null.",
  ],
  [
    "module without python",
    ["workload.module=m"],
    "workload.module (override workload.module=m) needs workload.python. Set it to the interpreter that has the module, such as python3 or .venv/bin/python.",
  ],
  [
    "hydra-overrides without module",
    ["workload.hydra-overrides=a=1"],
    "workload.hydra-overrides (override workload.hydra-overrides=a=1) apply only with workload.module, which isn't set.",
  ],
  [
    "Hydra's run directory",
    [...hydra, "workload.hydra-overrides=++hydra.run.dir=/x"],
    "workload.hydra-overrides (override workload.hydra-overrides=++hydra.run.dir=/x): llm-profile sets ++hydra.run.dir=/x itself. Leave it out.",
  ],
  [
    "Hydra's change of directory",
    [...hydra, "workload.hydra-overrides=~hydra.job.chdir"],
    "workload.hydra-overrides (override workload.hydra-overrides=~hydra.job.chdir): llm-profile sets ~hydra.job.chdir itself. Leave it out.",
  ],
  [
    "the torch profiler switched on again",
    [...hydra, "workload.hydra-overrides=+profiler.enabled=True"],
    "workload.hydra-overrides (override workload.hydra-overrides=+profiler.enabled=True): +profiler.enabled=True contradicts ++profiler.enabled=false in workload.torch-profiler-off (default). The program's own profiler and nsys can't share a process. Leave out +profiler.enabled=True.",
  ],
  [
    "a variable set and passed",
    ["workload.environment.A=1", "workload.pass-env=B,A"],
    "Both workload.environment.A (override workload.environment.A=1) and workload.pass-env (override workload.pass-env=B,A) set the variable A. Keep one.",
  ],
  [
    "a variable passed and given as a file",
    ["workload.secret-files.A=S", "workload.pass-env=A"],
    "Both workload.secret-files.A (override workload.secret-files.A=S) and workload.pass-env (override workload.pass-env=A) set the variable A. Keep one.",
  ],
  [
    "a variable set and given as a file",
    ["workload.environment.A=1", "workload.secret-files.A=S"],
    "Both workload.environment.A (override workload.environment.A=1) and workload.secret-files.A (override workload.secret-files.A=S) set the variable A. Keep one.",
  ],
  [
    "gpu and CUDA_VISIBLE_DEVICES",
    ["workload.gpu=1", "workload.environment.CUDA_VISIBLE_DEVICES=0"],
    "Both workload.gpu (override workload.gpu=1) and workload.environment.CUDA_VISIBLE_DEVICES (override workload.environment.CUDA_VISIBLE_DEVICES=0) set the variable CUDA_VISIBLE_DEVICES. Keep one.",
  ],
  [
    "gpu and CUDA_VISIBLE_DEVICES passed",
    ["workload.gpu=1", "workload.pass-env=CUDA_VISIBLE_DEVICES"],
    "Both workload.gpu (override workload.gpu=1) and workload.pass-env (override workload.pass-env=CUDA_VISIBLE_DEVICES) set the variable CUDA_VISIBLE_DEVICES. Keep one.",
  ],
  [
    "a capture range without gating",
    ["nsys.capture-range=bench", "nsys.gating=false"],
    "nsys.capture-range (override nsys.capture-range=bench) gates the capture, but nsys.gating (override nsys.gating=false) is false. Change one of the two.",
  ],
  [
    "a capture range that does not open the capture",
    ["nsys.capture-range=bench", "nsys.capture=cudaProfilerApi"],
    "nsys.capture-range (override nsys.capture-range=bench) is an NVTX range, but nsys.capture (override nsys.capture=cudaProfilerApi) is cudaProfilerApi. Set nsys.capture=nvtx.",
  ],
  [
    "cudaProfilerApi without gating",
    ["nsys.capture=cudaProfilerApi", "nsys.gating=false"],
    "nsys.capture (override nsys.capture=cudaProfilerApi) is cudaProfilerApi, but nsys.gating (override nsys.gating=false) is false, so cudaProfilerStart wouldn't start a capture. Change one of the two.",
  ],
  [
    "stop with several instances",
    ["ranges=decode", "instances=2", "nsys.capture-range-end=stop"],
    "nsys.capture-range-end (override nsys.capture-range-end=stop) is stop, which captures 1 instance of decode, but instances asks for 2. Make the numbers equal, or use auto.",
  ],
  [
    "stop-shutdown with several instances of one range",
    ["ranges=[prefill, {range: decode, instances: 3}]", "nsys.capture-range-end=stop-shutdown"],
    "nsys.capture-range-end (override nsys.capture-range-end=stop-shutdown) is stop-shutdown, which captures 1 instance of decode, but ranges asks for 3. Make the numbers equal, or use auto.",
  ],
  [
    "repeat with other instances",
    ["ranges=decode", "nsys.capture-range-end=repeat:3"],
    "nsys.capture-range-end (override nsys.capture-range-end=repeat:3) is repeat:3, which captures 3 instances of decode, but instances asks for 1. Make the numbers equal, or use auto.",
  ],
  [
    "repeat of cudaProfilerApi with other instances",
    ["nsys.capture=cudaProfilerApi", "instances=2", "nsys.capture-range-end=repeat-shutdown:3"],
    "nsys.capture-range-end (override nsys.capture-range-end=repeat-shutdown:3) is repeat-shutdown:3, which captures 3 instances of cudaProfilerApi, but instances asks for 2. Make the numbers equal, or use auto.",
  ],
  [
    "repeat of an enclosing range",
    ["ranges=decode", "nsys.capture-range=bench", "nsys.capture-range-end=repeat:2"],
    "nsys.capture-range-end (override nsys.capture-range-end=repeat:2) is repeat:2, which captures 2 instances of bench, which starts only one capture. Use auto, stop or stop-shutdown.",
  ],
  [
    "ranges without nvtx",
    ["ranges=decode", "nsys.trace=cuda"],
    "nsys.trace (override nsys.trace=cuda) lacks nvtx, so nsys would see no ranges. Add nvtx.",
  ],
  [
    "kernels without cuda",
    ["nsys.trace=nvtx"],
    "nsys.trace (override nsys.trace=nvtx) lacks cuda, so nsys would see no kernels. Add cuda, or set require-kernels to false for a program without kernels.",
  ],
];

const server = ["workload.server.command=serve", "workload.server.client=ask"];
const ready = "workload.server.ready-line=ready";

const serverContradictions: [string, string[], string][] = [
  [
    "tokens of a metric that no file of its client holds",
    [...server, ready, 'tokens={"metric": "total_output_tokens"}'],
    'tokens (override tokens={"metric": "total_output_tokens"}) is the metric "total_output_tokens", but `metrics` names no file.',
  ],
  [
    "a server and a command",
    [...server, ready, "workload.command=x"],
    "workload.server.command (override workload.server.command=serve) and workload.command (override workload.command=x) are both set. Keep one.",
  ],
  [
    "a server without a client",
    ["workload.server.command=serve", ready],
    "workload.server.command (override workload.server.command=serve) needs workload.server.client, the command that sends work to the server.",
  ],
  [
    "a server of which nothing says when it is ready",
    server,
    "workload.server.command (override workload.server.command=serve) needs workload.server.ready-http, ready-port or ready-line, so we can see when the server is ready.",
  ],
  [
    "a server that is ready in two ways",
    [...server, ready, "workload.server.ready-port=80"],
    "workload.server.ready-line (override workload.server.ready-line=ready) and workload.server.ready-port (override workload.server.ready-port=80) are both set. Set one to null.",
  ],
  [
    "a path without a port",
    [...server, "workload.server.ready-http=/health"],
    "workload.server.ready-http (override workload.server.ready-http=/health) is a path, so it needs workload.server.ready-port.",
  ],
  [
    "a URL and a port",
    [...server, "workload.server.ready-http=http://localhost:80/", "workload.server.ready-port=81"],
    "workload.server.ready-http (override workload.server.ready-http=http://localhost:80/) is a full URL. Leave out workload.server.ready-port (override workload.server.ready-port=81).",
  ],
  [
    "a client without a server",
    ["workload.server.client=ask", "workload.command=x", "ranges=decode"],
    "workload.server.client (override workload.server.client=ask) applies only with workload.server.command, which isn't set.",
  ],
  [
    "a server and a range that opens the capture",
    [...server, ready, "nsys.capture-range=bench"],
    "nsys.capture-range (override nsys.capture-range=bench) is for a program that exits on its own. A capture of workload.server.command (override workload.server.command=serve) lasts as long as its client runs.",
  ],
  [
    "a server and turns of a program",
    [...server, ready, "workload.rounds-per-load=2"],
    "workload.rounds-per-load (override workload.rounds-per-load=2) is for a program that exits on its own. For workload.server.command (override workload.server.command=serve), set workload.server.captures.",
  ],
  [
    "turns of a program and a range that opens the capture",
    ["workload.command=x", "ranges=a", "workload.rounds-per-load=2", "nsys.capture-range=bench"],
    "nsys.capture-range (override nsys.capture-range=bench) starts or ends a capture, but with workload.rounds-per-load (override workload.rounds-per-load=2), each capture covers one pass through the program's loop.",
  ],
  [
    "a server and Nsight Compute",
    [...server, ready, "ncu.enabled=true"],
    "ncu.enabled (override ncu.enabled=true) is true, but we don't run Nsight Compute on a server (workload.server.command (override workload.server.command=serve)).",
  ],
];

describe("a server", () => {
  test.each(serverContradictions)("%s", (_name, overrides, problem) => {
    expect(problemsOf({ overrides })).toEqual([problem]);
  });

  test("needs no range, and a run can be made of it", () => {
    const { config } = load({ overrides: [...server, ready], requireWorkload: true });
    expect(config.workload.server).toMatchObject({ command: "serve", client: "ask", "ready-limit": "10m" });
  });

  test.each(["http://example.org/health", "https://localhost/", "health", "http://localhost.example.org/", "/a b"])(
    "is not asked at %s whether it is ready",
    (url) => {
      expect(problemsOf({ overrides: [...server, `workload.server.ready-http=${url}`] })[0]).toContain("is invalid");
    },
  );
});

describe("settings that cannot hold together", () => {
  test.each(contradictions)("%s", (_name, overrides, problem) => {
    expect(problemsOf({ overrides })).toEqual([problem]);
  });

  test("several are told at once, in the order of the rules", () => {
    const overrides = ["ranges=a", "nsys.trace=cuda", "workload.module=m"];
    expect(problemsOf({ overrides }).map((problem) => problem.split(" ")[0])).toEqual([
      "workload.module",
      "nsys.trace",
    ]);
  });
});

describe("an improvement", () => {
  const run = ["workload.command=true", "ranges=decode", "compare.goal=improve"];
  const alone = "isolation=unprivileged-user";

  test.each([
    [[], "needs isolation=unprivileged-user, but isolation (default) is auto"],
    [[alone, "compare.caches=shared"], "one side could use what the other side prepared"],
    [[alone, "latency.pairs=2"], "Set latency.pairs to null, or to 3 or more."],
    [[alone, "workload.environment.HOME=/home/me"], "both sides would share the HOME that you set"],
    [[alone, "workload.rounds-per-load=2"], "needs a fresh process for each capture"],
  ])("is not believed with %p", (overrides, problem) => {
    const problems = problemsOf({ overrides: [...run, ...overrides], requireWorkload: true });
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test("is what a verification is for", () => {
    expect(problemsOf({ overrides: ["compare.verify.command=v"] })).toEqual([
      expect.stringContaining("is for compare.goal=improve, but compare.goal (default) is hold"),
    ]);
  });

  test("is measured by an unprivileged user, and compared anywhere", () => {
    expect(load({ overrides: [...run, alone], requireWorkload: true }).config.compare.goal).toBe("improve");
    expect(load({ overrides: ["compare.goal=improve"] }).config.compare.goal).toBe("improve");
  });
});

describe("what a run needs and an analysis does not", () => {
  test.each([
    [
      ["ranges=decode"],
      "Nothing to profile. Set workload.command, workload.module or workload.server.command, or write the command after --.",
    ],
    [
      ["workload.command=true"],
      "No range starts the capture. Name a range with --range or ranges (or nsys.capture-range), or set nsys.gating=false to record the whole program.",
    ],
  ])("%j", (overrides, problem) => {
    expect(problemsOf({ overrides, requireWorkload: true })).toEqual([problem]);
    expect(load({ overrides, requireWorkload: false }).config).toBeDefined();
  });
});

describe("options of nsys that are ours", () => {
  test.each([
    ["--output=x", "leave it out"],
    ["-o", "leave it out"],
    ["-ox", "leave it out"],
    ["--outp=x", "leave it out"],
    ["--capture-range=nvtx", "use nsys.capture"],
    ["-c", "use nsys.capture"],
    ["--capture-range-end=stop", "use nsys.capture-range-end"],
    ["--nvtx-capture=decode", "use ranges or nsys.capture-range"],
    ["-pdecode", "use ranges or nsys.capture-range"],
    ["--trace", "use nsys.trace"],
    ["-t=cuda", "use nsys.trace"],
    ["--sample=none", "use nsys.sample"],
    ["-s", "use nsys.sample"],
    ["--cpuctxsw=none", "use nsys.cpuctxsw"],
    ["--cuda-graph-trace=node", "use nsys.cuda-graph-trace"],
    ["--trace-fork-before-exec=true", "use nsys.trace-fork-before-exec"],
    ["--session-new=x", "leave it out"],
    ["--session=x", "leave it out"],
    ["--force-overwrite=true", "leave it out"],
    ["-f", "leave it out"],
    ["--wait=all", "leave it out"],
    ["--env-var=A=1", "use workload.environment"],
    ["-e", "use workload.environment"],
    ["--export=sqlite", "leave it out"],
    ["--kill=none", "leave it out"],
  ])("%s: %s", (argument, help) => {
    const yaml = `nsys:\n  extra-arguments: [${JSON.stringify(argument)}]\n`;
    expect(problemsOf({ yaml })).toEqual([
      `nsys.extra-arguments (file llm-profile.yml:2): llm-profile sets ${argument} itself; ${help}.`,
    ]);
  });

  test.each(["--samples-per-backtrace=2", "--stats=false", "--gpu-metrics-device", "0", "-y", "--"])(
    "%s is not one of them",
    (argument) => {
      expect(
        load({ yaml: `nsys:\n  extra-arguments: [${JSON.stringify(argument)}]\n` }).config.nsys["extra-arguments"],
      ).toEqual([argument]);
    },
  );
});

describe("what ncu is to do", () => {
  test.each([
    ["-k", "use ncu.top-kernels"],
    ["--kernel-id=::x:1", "use ncu.top-kernels"],
    ["--nvtx-include=decode", "use ranges"],
    ["--set=full", "use ncu.set"],
    ["-o", "use ncu.keep-report"],
    ["--kill", "use ncu.end-early"],
    ["--csv", "leave it out"],
  ])("%s is ours: %s", (argument, help) => {
    expect(problemsOf({ yaml: `ncu:\n  extra-arguments: [${JSON.stringify(argument)}]\n` })).toEqual([
      `ncu.extra-arguments (file llm-profile.yml:2): llm-profile sets ${argument} itself; ${help}.`,
    ]);
  });

  test.each(["--section-folder=x", "--launch-skip=2", "--graph-profiling=node", "--verbose"])(
    "%s is not",
    (argument) => {
      expect(
        load({ yaml: `ncu:\n  extra-arguments: [${JSON.stringify(argument)}]\n` }).config.ncu["extra-arguments"],
      ).toEqual([argument]);
    },
  );

  test("ranges cannot be replayed where there is no filter for them", () => {
    expect(problemsOf({ overrides: ["ncu.replay-mode=range", "ncu.gating=false"] })).toEqual([
      "ncu.replay-mode (override ncu.replay-mode=range) is range, but ncu.gating (override ncu.gating=false) is false, so ncu would have no range to replay. Change one of the two.",
    ]);
  });

  test.each(["ncu.replay-mode=application", "ncu.gating=false"])(
    "the program cannot be ended early where the last launch is not known: %s",
    (override) => {
      expect(problemsOf({ overrides: ["ncu.end-early=true", override] })).toEqual([
        "ncu.end-early (override ncu.end-early=true) is true, which requires ncu.gating=true and ncu.replay-mode=kernel. Otherwise ncu can't know which launch is the last to measure.",
      ]);
      expect(load({ overrides: ["ncu.end-early=true", "ncu.enabled=false", override] }).config.ncu.enabled).toBe(false);
    },
  );

  test("nor with launch configurations, of which the last is not known", () => {
    expect(problemsOf({ overrides: ["ncu.end-early=true", "ncu.filter-mode=per-launch-config"] })).toEqual([
      "ncu.end-early (override ncu.end-early=true) is true, but ncu.filter-mode (override ncu.filter-mode=per-launch-config) is per-launch-config, so ncu can't know which launch is the last to measure. Leave out one of the two.",
    ]);
    expect(load({ overrides: ["ncu.end-early=true"] }).config.ncu["filter-mode"]).toBe("auto");
  });

  test("something must be collected", () => {
    expect(problemsOf({ overrides: ["ncu.preset=null"] })[0]).toContain("ncu has nothing to collect");
    expect(load({ overrides: ["ncu.preset=null", "ncu.sections=Occupancy"] }).config.ncu.preset).toBeNull();
    expect(load({ overrides: ["ncu.preset=null", "ncu.enabled=false"] }).config.ncu.preset).toBeNull();
  });
});

describe("settings that go together", () => {
  test.each([
    [[...hydra, "workload.hydra-overrides=profiler.enabled=False,hydra.verbose=true"]],
    [["ranges=decode", "nsys.capture-range=bench", "nsys.capture-range-end=stop-shutdown", "instances=4"]],
    [["ranges=decode", "instances=3", "nsys.capture-range-end=repeat:3"]],
    [["nsys.gating=false", "ranges=decode", "instances=3", "nsys.capture-range-end=stop"]],
    [["nsys.gating=false"]],
    [["nsys.capture=none"]],
    [["nsys.capture=cudaProfilerApi"]],
    [["nsys.trace=nvtx", "require-kernels=false"]],
    [["nsys.trace=cuda-hw,nvtx"]],
    [["nsys.cuda-graph-trace=graph"]],
    [["workload.gpu=1", "workload.environment.CUDA_DEVICE_ORDER=PCI_BUS_ID"]],
    [["ranges=decode,decode@LLM"]],
  ])("%j", (overrides) => {
    const command = overrides.some((text) => text.startsWith("workload.module")) ? [] : ["workload.command=true"];
    const ranges = overrides.some((text) => text.startsWith("ranges")) ? [] : ["ranges=decode"];
    expect(load({ overrides: [...command, ...ranges, ...overrides], requireWorkload: true }).config).toBeDefined();
  });
});
