import { describe, expect, test } from "@jest/globals";
import {
  missingOptions,
  nsysLinesArgv,
  nsysNvtxArgv,
  nsysLaunchArgv,
  nsysProfileArgv,
  nsysStartArgv,
  nsysStopArgv,
  parseNsysVersion,
} from "../../src/plan/nsys-argv.ts";
import type { CaptureGate } from "../../src/model/run/plan.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";
import { configOf } from "../support/config.ts";

const nsys = { path: "/opt/nsys", missingOptions: [] };
const names = { output: "/run/report", session: "llm-profile-1" };
const workload = ["python3", "serve.py", "--steps", "32"];
const decode = { kind: "nvtx", range: parseRange("decode", null), instances: 1 } as const;

const session = "--session-new=llm-profile-1 --output=/run/report";
const prefill = parseRange("LLM\\@prefill@*", null);
const common = [
  ..."/opt/nsys profile".split(" "),
  ...session.split(" "),
  ..."--trace=cuda,nvtx --sample=none --cpuctxsw=none --cuda-graph-trace=node --wait=primary".split(" "),
];
const plain = "--env-var=NSYS_NVTX_PROFILER_REGISTER_ONLY=0";
/** The options of a capture that a range gates. */
const gatedBy = (range: string, end = "stop") =>
  `--capture-range=nvtx --capture-range-end=${end} --nvtx-capture=${range}`.split(" ");

describe("nsysProfileArgv", () => {
  const ending = "stop-shutdown";
  test.each([
    ["one range", [], decode, [...gatedBy("decode"), plain]],
    ["four instances", ["instances=4"], { ...decode, instances: 4 }, [...gatedBy("decode", "repeat:4"), plain]],
    ["a program that nsys ends", [`nsys.capture-range-end=${ending}`], decode, [...gatedBy("decode", ending), plain]],
    ["only registered strings", ["nsys.registered-strings-only=true"], decode, gatedBy("decode")],
    ["a name with an @", [], { ...decode, range: prefill }, [...gatedBy("LLM\\@prefill@*"), plain]],
    [
      "cudaProfilerApi",
      ["nsys.capture=cudaProfilerApi"],
      { kind: "cudaProfilerApi", instances: 2 },
      ["--capture-range=cudaProfilerApi", "--capture-range-end=repeat:2", plain],
    ],
    ["no gate", ["nsys.gating=false"], { kind: "none" }, [plain]],
    [
      "extra arguments, last and unchanged",
      ['nsys.extra-arguments=["--gpu-metrics-devices=0", "--cuda-memory-usage=true"]'],
      { kind: "none" },
      [plain, "--gpu-metrics-devices=0", "--cuda-memory-usage=true"],
    ],
  ] as const)("passes nsys the arguments for %s", (_name, overrides, gate, expected) => {
    const argv = nsysProfileArgv(configOf(...overrides), nsys, gate, names, workload);
    expect(argv).toEqual([...common, ...expected, ...workload]);
  });

  test("records stacks of all calls, including Python's, with the capture's gate or none", () => {
    const stacks =
      "--trace=cuda,nvtx --sample=process-tree --cpuctxsw=none --cudabacktrace=all:0 --python-backtrace=cuda --cuda-graph-trace=node --wait=primary";
    const head = [...common.slice(0, 4), ...stacks.split(" ")];
    const argv = (gate: CaptureGate) => nsysLinesArgv(configOf(), nsys, gate, names, workload);
    expect(argv(decode)).toEqual([...head, ...gatedBy("decode"), plain, ...workload]);
    expect(argv({ kind: "none" })).toEqual([...head, plain, ...workload]);
  });

  test.each([
    ["an interpreter", ["workload.command=[/opt/venv/bin/python3.12, serve.py]"], true],
    ["a module", ["workload.module=serve", "workload.python=python3"], true],
    ["a program that isn't Python's interpreter", ["workload.command=[torchrun, serve.py]"], false],
    ["a shell line", ["workload.command=python3 serve.py"], false],
  ])("decides whether to resolve native symbols for %s", (_name, overrides, isLeftOut) => {
    const argv = nsysLinesArgv(configOf(...overrides), nsys, { kind: "none" }, names, workload);
    expect(argv.includes("--resolve-symbols=false")).toBe(isLeftOut);
  });

  test("leaves out options that this nsys lacks", () => {
    const old = { path: "/opt/nsys", missingOptions: ["--cuda-graph-trace", "--wait"] };
    expect(nsysProfileArgv(configOf(), old, { kind: "none" }, names, workload)).toEqual([
      ...common.filter((option) => !/graph|wait/.test(option)),
      plain,
      ...workload,
    ]);
  });
});

test("traces only NVTX for discovery, with plain strings and the user's own arguments", () => {
  const config = configOf(
    "nsys.registered-strings-only=true",
    "nsys.trace-fork-before-exec=true",
    "nsys.extra-arguments=--python-nvtx-annotations=a.json",
  );
  expect(nsysNvtxArgv(config, nsys, names, workload)).toEqual([
    ..."/opt/nsys profile".split(" "),
    ...session.split(" "),
    ..."--trace=nvtx --sample=none --cpuctxsw=none --wait=primary".split(" "),
    plain,
    ..."--trace-fork-before-exec=true --python-nvtx-annotations=a.json".split(" "),
    ...workload,
  ]);
});

test("launches a server, starts and stops its capture, and passes each command its arguments", () => {
  const config = configOf(
    "nsys.extra-arguments=--cuda-memory-usage=true,--gpu-metrics-device,0,--osrt-threshold,1,-b,none",
  );
  const options = "--trace=cuda,nvtx --cuda-graph-trace=node --wait=primary";
  const launch = `/opt/nsys launch --session-new=llm-profile-1 ${options} ${plain} --cuda-memory-usage=true --osrt-threshold 1`;
  expect(nsysLaunchArgv(config, nsys, names.session, workload)).toEqual([
    ...launch.split(" "),
    ...["env", "LLM_PROFILE_SERVER=llm-profile-1"],
    ...workload,
  ]);
  const start = "/opt/nsys start --session=llm-profile-1 --output=/run/report --sample=none --cpuctxsw=none";
  expect(nsysStartArgv(config, nsys, names)).toEqual(`${start} --gpu-metrics-device 0 -b none`.split(" "));
  expect(nsysStopArgv(nsys, names.session)).toEqual("/opt/nsys stop --session=llm-profile-1".split(" "));
});

test.each([
  ["NVIDIA Nsight Systems version 2023.4.4.54-234433681190v0\n", "2023.4.4.54-234433681190v0"],
  ["NVIDIA Nsight Systems version 2025.3.1.90-253135822126v0", "2025.3.1.90-253135822126v0"],
  ["NVIDIA (R) Nsight Compute Command Line Profiler", null],
  ["", null],
])("parses the version in %j", (text, version) => {
  expect(parseNsysVersion(text)).toEqual(version);
});

test("trusts the tool's own help about missing options", () => {
  expect(missingOptions("  -o, --output=\n --wait= --session-new= --cpuctxsw=\n --capture-range-end=")).toEqual([
    "--cuda-graph-trace",
  ]);
  expect(missingOptions(null)).toEqual([]);
  expect(missingOptions("Segmentation fault")).toEqual([]);
});
