import { describe, expect, test } from "@jest/globals";
import { load, problemsOf } from "./support.ts";

const hydra = ["workload.module=my_llm.bench", "workload.python=python3"];

const server = ["workload.server.command=serve", "workload.server.client=ask"];
const ready = "workload.server.ready-line=ready";
const port = "workload.server.ready-port=80";
const turns = "workload.rounds-per-load=2";

/** Overrides that contradict each other, and what the only problem says. */
const contradictions: readonly (readonly [overrides: readonly string[], says: string])[] = [
  ...["/tmp/b.json", "x/../../c.json"].map(
    (file) => [[`metrics=["a.json", {"file": "${file}"}]`], `"${file}" is outside the program's`] as const,
  ),
  [["metrics=d*/e.json"], '"d*/e.json" has a glob in a folder\'s name'],
  [
    ['compare.thresholds=[{"metric": "TTFT", "range": "decode", "kernel": "k", "threshold": 5}]'],
    'can\'t be limited to range "decode", kernel "k"',
  ],
  [["metrics=a.json", "latency.pairs=0"], "latency.pairs (override latency.pairs=0) is 0"],
  [["workload.command=x", ...hydra], "workload.module (override workload.module=my_llm.bench) are both set"],
  [["workload.module=m"], "workload.module (override workload.module=m) needs workload.python"],
  [["workload.hydra-overrides=a=1"], "apply only with workload.module"],
  [[...hydra, "workload.hydra-overrides=++hydra.run.dir=/x"], "llm-profile sets ++hydra.run.dir=/x itself"],
  [[...hydra, "workload.hydra-overrides=~hydra.job.chdir"], "llm-profile sets ~hydra.job.chdir itself"],
  [
    [...hydra, "workload.hydra-overrides=+profiler.enabled=True"],
    "+profiler.enabled=True contradicts ++profiler.enabled=false in workload.torch-profiler-off (default)",
  ],
  [["workload.environment.A=1", "workload.pass-env=B,A"], "(override workload.pass-env=B,A) set the variable A"],
  [["workload.secret-files.A=S", "workload.pass-env=A"], "(override workload.pass-env=A) set the variable A"],
  [["workload.environment.A=1", "workload.secret-files.A=S"], "workload.secret-files.A=S) set the variable A"],
  [["workload.gpu=1", "workload.environment.CUDA_VISIBLE_DEVICES=0"], "set the variable CUDA_VISIBLE_DEVICES"],
  [["workload.gpu=1", "workload.pass-env=CUDA_VISIBLE_DEVICES"], "set the variable CUDA_VISIBLE_DEVICES"],
  [["nsys.capture-range=bench", "nsys.gating=false"], "nsys.gating (override nsys.gating=false) is false"],
  [["nsys.capture-range=bench", "nsys.capture=cudaProfilerApi"], "Set nsys.capture=nvtx"],
  [["nsys.capture=cudaProfilerApi", "nsys.gating=false"], "cudaProfilerStart wouldn't start a capture"],
  [["ranges=decode", "instances=2", "nsys.capture-range-end=stop"], "1 instance of decode, but instances asks for 2"],
  [
    ["ranges=[prefill, {range: decode, instances: 3}]", "nsys.capture-range-end=stop-shutdown"],
    "1 instance of decode, but ranges asks for 3",
  ],
  [["ranges=decode", "nsys.capture-range-end=repeat:3"], "3 instances of decode, but instances asks for 1"],
  [
    ["nsys.capture=cudaProfilerApi", "instances=2", "nsys.capture-range-end=repeat-shutdown:3"],
    "3 instances of cudaProfilerApi, but instances asks for 2",
  ],
  [
    ["ranges=decode", "nsys.capture-range=bench", "nsys.capture-range-end=repeat:2"],
    "2 instances of bench, which starts only one capture",
  ],
  [["ranges=decode", "nsys.trace=cuda"], "nsys.trace (override nsys.trace=cuda) lacks nvtx"],
  [["nsys.trace=nvtx"], "nsys.trace (override nsys.trace=nvtx) lacks cuda"],
  [[...server, ready, 'tokens={"metric": "total"}'], 'is the metric "total", but `metrics` names no file'],
  [[...server, ready, "workload.command=x"], "workload.command (override workload.command=x) are both set"],
  [["workload.server.command=serve", ready], "needs workload.server.client"],
  [server, "needs workload.server.ready-http, ready-port or ready-line"],
  [[...server, ready, port], "workload.server.ready-port (override workload.server.ready-port=80) are both set"],
  [[...server, "workload.server.ready-http=/health"], "is a path, so it needs workload.server.ready-port"],
  [[...server, port, "workload.server.ready-http=http://localhost:80/"], "Leave out workload.server.ready-port"],
  [
    ["workload.server.client=ask", "workload.command=x", "ranges=decode"],
    "workload.server.client (override workload.server.client=ask) applies only with workload.server.command",
  ],
  [[...server, ready, "nsys.capture-range=bench"], "nsys.capture-range (override nsys.capture-range=bench) is for"],
  [[...server, ready, turns], "set workload.server.captures"],
  [["workload.command=x", "ranges=a", turns, "nsys.capture-range=bench"], "(override nsys.capture-range=bench) starts"],
  [[...server, ready, "ncu.enabled=true"], "ncu.enabled (override ncu.enabled=true) is true"],
  [["ncu.replay-mode=range", "ncu.gating=false"], "ncu would have no range to replay"],
  ...["ncu.replay-mode=application", "ncu.gating=false"].map(
    (override) => [["ncu.end-early=true", override], "requires ncu.gating=true and ncu.replay-mode=kernel"] as const,
  ),
  [["ncu.preset=null"], "ncu has nothing to collect"],
];

describe("contradictory settings", () => {
  test.each(contradictions)("are rejected: %j: %s", (overrides, says) => {
    expect(problemsOf({ overrides })).toEqual([expect.stringContaining(says)]);
  });

  test("are all reported at once, in the order of the rules", () => {
    const overrides = ["ranges=a", "nsys.trace=cuda", "workload.module=m"];
    expect(problemsOf({ overrides }).map((problem) => problem.split(" ")[0])).toEqual([
      "workload.module",
      "nsys.trace",
    ]);
  });

  test.each(["http://example.org/health", "https://localhost/", "health", "http://localhost.example.org/", "/a b"])(
    "include checking at %s whether a server is ready",
    (url) => {
      expect(problemsOf({ overrides: [...server, `workload.server.ready-http=${url}`] })[0]).toContain("is invalid");
    },
  );
});

describe("goal: improve", () => {
  const run = ["workload.command=true", "ranges=decode", "compare.goal=improve"];
  const alone = "isolation=unprivileged-user";

  test.each([
    [[], "needs isolation=unprivileged-user, but isolation (default) is auto"],
    [[alone, "latency.pairs=2"], "Set latency.pairs to null, or to 3 or more."],
    [[alone, "workload.environment.HOME=/home/me"], "both sides would share the HOME that you set"],
    [[alone, "workload.rounds-per-load=2"], "needs a fresh process for each capture"],
  ])("is rejected with %p", (overrides, problem) => {
    const problems = problemsOf({ overrides: [...run, ...overrides], requireWorkload: true });
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test("is required for a verification", () => {
    expect(problemsOf({ overrides: ["compare.verify.command=v"] })).toEqual([
      expect.stringContaining("is for compare.goal=improve, but compare.goal (default) is hold"),
    ]);
  });

  test("needs an unprivileged user for measuring, but not for comparing", () => {
    expect(load({ overrides: [...run, alone], requireWorkload: true }).config.compare.goal).toBe("improve");
    expect(load({ overrides: ["compare.goal=improve"] }).config.compare.goal).toBe("improve");
  });
});

describe("settings that only a run needs", () => {
  test("include a program", () => {
    const overrides = ["ranges=decode"];
    const problem = expect.stringContaining("Nothing to profile.");
    expect(problemsOf({ overrides, requireWorkload: true })).toEqual([problem]);
    expect(load({ overrides, requireWorkload: false }).config).toBeDefined();
  });
});

describe("arguments for the tools", () => {
  const given = (tool: "nsys" | "ncu", argument: string) =>
    `${tool}:\n  extra-arguments: [${JSON.stringify(argument)}]\n`;
  const ofNsys: Readonly<Record<string, string>> = {
    "nsys.capture": "--capture-range=nvtx -c",
    "nsys.capture-range-end": "--capture-range-end=stop",
    "ranges or nsys.capture-range": "--nvtx-capture=decode -pdecode",
    "nsys.trace": "--trace -t=cuda",
    "nsys.cuda-graph-trace": "--cuda-graph-trace=node",
    "nsys.trace-fork-before-exec": "--trace-fork-before-exec=true",
    "workload.environment": "--env-var=A=1 -e",
    "": "--sample=none -s --cpuctxsw=none --output=x -o -ox --outp=x --session-new=x --session=x --force-overwrite=true -f --wait=all --export=sqlite --kill=none",
  };
  const ofNcu: Readonly<Record<string, string>> = {
    "ncu.top-kernels": "-k --kernel-id=::x:1",
    ranges: "--nvtx-include=decode",
    "ncu.set": "--set=full",
    "ncu.keep-report": "-o",
    "ncu.end-early": "--kill",
    "": "--csv --clock-control=base",
  };
  const ours = ([tool, options]: readonly ["nsys" | "ncu", Readonly<Record<string, string>>]) =>
    Object.entries(options).flatMap(([key, words]) =>
      words.split(" ").map((argument) => [tool, argument, key] as const),
    );

  test.each([...ours(["nsys", ofNsys]), ...ours(["ncu", ofNcu])])(
    "are rejected if we set them: %s %s: %s",
    (tool, argument, key) => {
      const help = key === "" ? "leave it out" : `use ${key}`;
      expect(problemsOf({ yaml: given(tool, argument) })).toEqual([
        `${tool}.extra-arguments (file llm-profile.yml:2): llm-profile sets ${argument} itself; ${help}.`,
      ]);
    },
  );

  test.each([
    ...["--samples-per-backtrace=2", "--stats=false", "--gpu-metrics-device", "0", "-y", "--"].map(
      (argument) => ["nsys", argument] as const,
    ),
    ...["--section-folder=x", "--launch-skip=2", "--graph-profiling=node", "--verbose"].map(
      (argument) => ["ncu", argument] as const,
    ),
  ])("are accepted if we don't: %s %s", (tool, argument) => {
    expect(load({ yaml: given(tool, argument) }).config[tool]["extra-arguments"]).toEqual([argument]);
  });
});

describe("compatible settings", () => {
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
    [[...server, ready]],
    [["ncu.end-early=true"]],
    [["ncu.end-early=true", "ncu.enabled=false", "ncu.gating=false"]],
    [["ncu.preset=null", "ncu.sections=Occupancy"]],
    [["ncu.preset=null", "ncu.enabled=false"]],
  ])("are accepted: %j", (overrides) => {
    const command = overrides.some((text) => /^workload\.(?:module|server)/.test(text))
      ? []
      : ["workload.command=true"];
    const ranges = overrides.some((text) => text.startsWith("ranges")) ? [] : ["ranges=decode"];
    expect(load({ overrides: [...command, ...ranges, ...overrides], requireWorkload: true }).config).toBeDefined();
  });
});
