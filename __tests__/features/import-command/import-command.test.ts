import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { ncuOptions } from "../../../src/features/import-command/ncu-options.ts";
import { nsysOptions } from "../../../src/features/import-command/nsys-options.ts";
import { UserError } from "../../../src/model/errors.ts";
import type { Config } from "../../../src/model/config.ts";
import { importCommand } from "../../../src/features/import-command/import-command.ts";
import { load } from "../../settings/support.ts";

/** What the loader makes of the printed file, and its comments. */
function imported(...words: readonly string[]): { config: Config; comments: string[]; set: readonly string[] } {
  const yaml = importCommand(words);
  const { config, origins } = load({ yaml, requireWorkload: true });
  const set = [...origins].filter(([, { kind }]) => kind === "file").map(([key]) => key);
  return { config, set, comments: yaml.split("\n").filter((line) => /^# -|^# [^y]/.test(line)) };
}

function refusalOf(...words: readonly string[]): { message: string; help: string | null } {
  try {
    importCommand(words);
  } catch (error) {
    if (error instanceof UserError) return { message: error.message, help: error.help };
    throw error;
  }
  throw new Error("It was imported.");
}

describe("nsys profile", () => {
  test("imports a script with an NVTX range", () => {
    const line = `CUDA_VISIBLE_DEVICES=0 nsys profile --trace=cuda,nvtx,osrt -s none --cpuctxsw process-tree -c nvtx -p 'step*@LLM' \\
      --capture-range-end=repeat:3 -e NSYS_NVTX_PROFILER_REGISTER_ONLY=0,A=b=c --cuda-graph-trace=graph -o out%p -f true \\
      --gpu-metrics-device=all -bdwarf "/opt/my python" bench.py -o x`;
    const { config, comments } = imported(line);
    expect(config).toMatchObject({
      workload: {
        command: ["/opt/my python", "bench.py", "-o", "x"],
        environment: { CUDA_VISIBLE_DEVICES: "0", A: "b=c" },
      },
      ...{ ranges: ["step\\*@LLM"], instances: 3 },
    });
    expect(config.nsys).toMatchObject({
      trace: ["cuda", "nvtx", "osrt"],
      gating: true,
      "cuda-graph-trace": "node",
      "extra-arguments": ["--gpu-metrics-device=all", "--backtrace=dwarf"],
    });
    for (const option of ["# --output: ", "# --cpuctxsw: ", "# --cuda-graph-trace: "])
      expect(comments.join("\n")).toContain(option);
  });

  test("captures the whole program if no range starts the capture", () => {
    const { config, set, comments } = imported("nsys", "profile", "-t", "osrt", "./a.out");
    expect(config.nsys).toMatchObject({ gating: false, trace: ["cuda", "nvtx", "osrt"] });
    expect(set.toSorted()).toEqual(["nsys.gating", "nsys.trace", "workload.command"]);
    expect(comments.join("\n")).toContain("# --trace: ");
  });

  test.each([
    ["-c cudaProfilerApi", { capture: "cudaProfilerApi" }],
    ["-c cudaProfilerApi --capture-range-end repeat-shutdown:2", { "capture-range-end": "repeat-shutdown:2" }],
    ["-c cudaProfilerApi --capture-range-end=stop-shutdown", { "capture-range-end": "stop-shutdown" }],
    ["-c cudaProfilerApi --capture-range-end=repeat", { "capture-range-end": "auto" }],
    ["--trace-fork-before-exec=true", { "trace-fork-before-exec": true }],
    ["-e NSYS_NVTX_PROFILER_REGISTER_ONLY=1", { "registered-strings-only": true }],
  ])("imports the nsys options %s", (options, expected) => {
    expect(imported(`/opt/nsys profile ${options} ./a.out`).config.nsys).toMatchObject({
      ...expected,
      path: "/opt/nsys",
    });
  });
});

describe("ncu", () => {
  test("imports a script with a range, a set, and sections", () => {
    const line =
      "ncu --nvtx --nvtx-include LLM@decode/ --nvtx-include prefill/ --set full --section A --section B --metrics a,b " +
      "--replay-mode application --cache-control none -k regex:gemm -c 5 -fo out --devices 0 python3 b.py";
    const { config, comments } = imported(line);
    expect(config.ranges).toEqual(["decode@LLM", "prefill"]);
    expect(config.ncu).toMatchObject({
      ...{ set: "full", sections: ["A", "B"], metrics: ["a", "b"], preset: null },
      ...{ "replay-mode": "application", "keep-report": true },
      "extra-arguments": ["--cache-control=none", "--devices=0"],
    });
    expect(comments.join("\n")).toContain("# --kernel-name: ");
  });

  test("doesn't import a filter of nested ranges", () => {
    const { config, comments } = imported("ncu --nvtx --nvtx-include a/b/ ./a.out");
    expect(config.ranges).toEqual([]);
    expect(comments.join("\n")).toContain("# --nvtx-include: the filter isn't the name of one range");
  });
});

test.each([
  ["nsys profile --trase=cuda ./a.out", 'nsys has no option "--trase"', "Did you mean --trace?"],
  ["nsys profile -Z ./a.out", 'nsys has no option "-Z"', "nsys.extra-arguments"],
  ["ncu --sampling 3 ./a.out", 'ncu has no option "--sampling"', ""],
  ["nsys profile --trace", "nsys's --trace has no value.", ""],
  ["nsys profile -t cuda", "No program follows the options of nsys.", ""],
  ["nsys profile -c nvtx ./a.out", "--capture-range can't be imported.", "--nvtx-capture, which names the range"],
  ["nsys profile -c hotkey ./a.out", "--capture-range can't be imported.", "only none, nvtx and cudaProfilerApi"],
  ["nsys profile -e A ./a.out", "nsys's --env-var can't be imported.", "NAME=VALUE"],
  ["nsys launch ./a.out", "The only nsys command that can be imported is `nsys profile`.", ""],
  ["./a.out", '"a.out" is neither nsys nor ncu.', ""],
  ["nsys profile -f python x.py", 'nsys refuses "python" as the value of --force-overwrite.', "true or false"],
  ["nsys profile -t=cuda ./a.out", 'nsys refuses "=cuda" as the value of --trace.', ""],
  ["nsys profile --export python x.py", 'nsys refuses "python" as the value of --export.', "sqlite"],
  ["ncu -i x.ncu-rep", "ncu's --import", "analyze --ncu"],
  ["nsys profile ./a.out | tee log", "The line has an unquoted `|`.", "Leave out the pipe"],
  ["(nsys profile ./a.out)", "The line has an unquoted `(`.", ""],
  ["source env && nsys profile ./a.out", '"source" runs before nsys or ncu.', "cd FOLDER"],
  ["nsys profile ./a.out; nsys stats x", '"nsys" runs after nsys or ncu.', ""],
  ["cd && nsys profile ./a.out", "`cd` in the line doesn't name one folder.", ""],
  ["sudo -i nsys profile ./a.out", `sudo's "-i" can't be imported.`, ""],
  ["srun -N 2 nsys profile ./a.out", '"srun" starts nsys or ncu', "docs/ranks.md"],
  ["docker run --gpus all x nsys profile ./a.out", '"docker" starts nsys or ncu', "docs/runners.md#the-image"],
  ["taskset -c 0 nsys profile ./a.out", '"taskset" starts nsys or ncu', "in front of the program"],
  ['nsys profile ./a.out "$@"', 'The program has "$@", which a script gets', "$ARGS"],
  ["nsys profile ./a.out $(nproc)", 'The program has "$(nproc)", a command', ""],
  ["A=1 nsys profile ./a.out $A", 'The line sets "A" and uses it', ""],
  ["ncu vllm serve x", "The program is a server", ""],
  ["nsys profile -t $T ./a.out", '--trace has "$T"', ""],
  ["nsys profile -t cuda,3 ./a.out", 'nsys refuses "cuda,3" as the value of --trace.', ""],
  ["", "The command is empty.", ""],
])("refuses %s and says why", (line, message, help) => {
  const refusal = refusalOf(line);
  expect(refusal.message).toContain(message);
  expect(refusal.help).toContain(help);
});

describe("a prefix or suffix of the command", () => {
  test.each([
    ["sudo -E -u root A=b nsys profile ./a.out", "# sudo: nsys and ncu run with llm-profile's rights"],
    ["/usr/bin/env -u X A=b nsys profile ./a.out", "# env: the program gets only an allowlist of variables"],
    ["A=b nsys profile ./a.out >log 2>&1", "# >: we show the program's output"],
  ])("imports %s, with a comment", (line, comment) => {
    const { config, comments } = imported(line);
    expect(config.workload).toMatchObject({ command: ["./a.out"], environment: { A: "b" } });
    expect(comments.join("\n")).toContain(comment);
  });

  test("takes the folder from cd", () => {
    const { workload } = imported("cd 'my folder' && nsys profile ./a.out").config;
    expect(workload).toMatchObject({ command: ["./a.out"], "working-directory": "my folder" });
  });

  test("keeps variables and input redirections as a bash line", () => {
    const { config, comments } = imported("nsys profile './my a.out' $ARGS \"$B c\" <in");
    expect(config.workload.command).toBe(`'./my a.out' \${ARGS:?} "\${B:?} c" <in`);
    expect(comments.join("\n")).toContain("# $ARGS: the command sees this variable only if");
  });

  test("warns about what a profiler can't see behind a launcher", () => {
    const { config, comments } = imported("nsys profile docker run x");
    expect(config.workload.command).toEqual(["docker", "run", "x"]);
    expect(comments.join("\n")).toContain("docs/runners.md#the-image");
  });
});

test.each([
  ["vllm serve m --port 9000", 9000],
  ["python3 -m sglang.launch_server --model-path m", 30_000],
  ["/opt/bin/trtllm-serve m --port=8001", 8001],
  ["./llama-server -m $MODEL", 8080],
])("imports %s as a server that needs a client", (command, port) => {
  const yaml = importCommand([`nsys profile -c nvtx -p a --capture-range-end=repeat:2 ${command}`]);
  expect(yaml).toContain("# workload.server: add `client`");
  const { config } = load({ yaml: yaml.replace("  server:", "  server:\n    client: c"), requireWorkload: true });
  expect(config.workload.server).toMatchObject({ "ready-http": "/health", "ready-port": port });
  expect(config.workload.server.command).toBeTruthy();
  expect(config).toMatchObject({ ranges: ["a"], instances: null });
});

test.each([
  ["nsys profile -Y ./a.out x", ["./a.out", "x"]],
  ["ncu -fo out ./a.out", ["./a.out"]],
  // The shell may replace what it likes in an option that's left out.
  ["nsys profile -o $OUT/report ./a.out", ["./a.out"]],
])("separates the program from the options: %s", (line, command) => {
  expect(imported(line).config.workload.command).toEqual(command);
});

test("doesn't print a secret-looking value", () => {
  const yaml = importCommand(["HF_TOKEN=qzx8837 nsys profile -e API_KEY=qzx8838 ./a.out"]);
  expect(yaml).not.toContain("qzx");
  expect(yaml).toContain("# HF_TOKEN: this variable looks like a secret");
});

test.each([
  ["nsys profile", nsysOptions],
  ["ncu", ncuOptions],
] as const)("imports or refuses every option of %s", (tool, options) => {
  const values = ["x", "true", "none", "A=b", "7"];
  for (const { long, takesValue } of options) {
    for (const value of takesValue === undefined ? values.map((one) => [one]) : [[]]) {
      const words = [...tool.split(" "), long, ...value, "./a.out"];
      try {
        importCommand(words);
      } catch (error) {
        if (error instanceof UserError) continue;
        throw error;
      }
      expect(imported(...words).config.workload.command).toEqual(["./a.out"]);
    }
  }
});

test("keeps hostile names as values", () => {
  const text = fc.string({ unit: "grapheme", minLength: 1 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), text, text, (words, range, value) => {
      const { config } = imported(
        ...["nsys", "profile", "--capture-range=nvtx", `--nvtx-capture=${range}`, `--ftrace=${value}`, "--", ...words],
      );
      expect(config.workload.command).toEqual(words);
      expect(config.nsys["extra-arguments"]).toEqual([`--ftrace=${value}`]);
      expect(config.ranges).toHaveLength(1);
    }),
    {
      numRuns: 40,
      examples: [
        [["x"], "r", "\u1680"],
        [["a\n\n"], "r", "b\n\n"],
      ],
    },
  );
});
