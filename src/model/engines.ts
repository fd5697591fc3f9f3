export interface EngineEvidence {
  readonly argv: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly pythonPackages: Readonly<Record<string, string>> | null;
  readonly output: string;
  readonly ranges: readonly string[];
}

export interface EngineProblem {
  readonly why: string;
  readonly help: string;
}

interface Engine {
  readonly name: string;
  readonly package: string | null;
  readonly program: RegExp;
  readonly range: RegExp | null;
  readonly logged: RegExp | null;
  /** The words that start the HTTP server, which answers `/health`, and its default port; from the engine's documentation. */
  readonly server: { readonly command: RegExp; readonly port: number } | null;
  readonly problem: (evidence: EngineEvidence, version: string | null, called: string) => EngineProblem | null;
}

/** scripts/engine-facts.py checks these facts against the engines' releases; see docs/evidence/engines.md. */
const engines: readonly Engine[] = [
  {
    name: "vLLM",
    package: "vllm",
    program: /^(?:.*\/)?vllm$|^vllm\./,
    range: /^(?:gpu_model_runner: |execute_context_)/,
    logged: /Initializing a V1 LLM engine \(v([^)\s]+)\)/,
    server: {
      command: /(?:^|[\s/])vllm serve(?:\s|$)|\svllm\.entrypoints\.(?:openai\.)?api_server(?:\s|$)/,
      port: 8000,
    },
    problem: vllmProblem,
  },
  {
    name: "SGLang",
    package: "sglang",
    program: /^(?:.*\/)?sglang$|^sglang\./,
    range: /^scheduler\.\w+$/,
    logged: null,
    server: { command: /(?:^|[\s/])sglang serve(?:\s|$)|\ssglang\.launch_server(?:\s|$)/, port: 30_000 },
    problem: sglangProblem,
  },
  {
    name: "TensorRT-LLM",
    package: "tensorrt-llm",
    program: /^(?:.*\/)?trtllm-[\w-]+$|^tensorrt_llm\./,
    range: null,
    logged: null,
    server: { command: /(?:^|[\s/])trtllm-serve(?:\s|$)/, port: 8000 },
    problem: ({ environment }, _version, called) =>
      ["TLLM_LLMAPI_ENABLE_NVTX", "TLLM_NVTX_DEBUG"].some((name) => isOn(environment, name))
        ? null
        : {
            why: `This is ${called}, and its extra NVTX ranges are off.`,
            help: "Set TLLM_LLMAPI_ENABLE_NVTX=1 or TLLM_NVTX_DEBUG=1 in workload.environment (docs/engines.md).",
          },
  },
  {
    name: "llama.cpp",
    package: null,
    program: /^(?:.*\/)?llama-(?:bench|cli|server|completion|batched-bench)$/,
    range: null,
    logged: null,
    server: { command: /(?:^|[\s/])llama-server(?:\s|$)/, port: 8080 },
    problem: () => ({
      why: "llama.cpp has no NVTX ranges in its CUDA backend.",
      help: "Leave `ranges` out. The whole program then counts as one range (docs/engines.md).",
    }),
  },
];

export function findEngine(evidence: EngineEvidence) {
  const engine = engines.find((candidate) => isEngine(candidate, evidence));
  if (engine === undefined) return null;
  const version = versionOf(engine, evidence);
  const called = version === null ? engine.name : `${engine.name} ${version}`;
  return { name: engine.name, version, problem: engine.problem(evidence, version, called) };
}

export function findServerPort(argv: readonly string[]): number | null {
  const line = argv.join(" ");
  const server = engines.map((engine) => engine.server).find((candidate) => candidate?.command.test(line) === true);
  if (server == null) return null;
  const [, portText] = /\s--port[ =](\d{1,5})(?:\s|$)/.exec(line) ?? [];
  const port = Number(portText ?? server.port);
  return port >= 1 && port <= 65_535 ? port : server.port;
}

export function otherRunner(evidence: EngineEvidence): string | null {
  const version = findEngine(evidence)?.version ?? null;
  const by = version === null ? null : defaultOfV2(version);
  if (by === null || evidence.environment[runnerVariable] !== "0") return null;
  return `${runnerVariable}=0 makes vLLM ${version} run the V1 model runner. By default, vLLM uses V2 ${by === "all" ? "whenever it can" : "for some models"}, so this may not measure what vLLM runs by default.`;
}

/** Without a command, as for `doctor --preset`, looks for a range that only this engine emits. */
function isEngine({ program, range, logged }: Engine, { argv, output, ranges }: EngineEvidence): boolean {
  const words = argv.flatMap((argument) => argument.split(/[\s;&|()"'`]+/));
  if (words.some((word) => program.test(word)) || logged?.test(output) === true) return true;
  return argv.length === 0 && range !== null && ranges.some((text) => range.test(text));
}

function versionOf({ package: name, logged }: Engine, { output, pythonPackages }: EngineEvidence): string | null {
  const version = logged?.exec(output)?.[1] ?? (name === null ? null : pythonPackages?.[name]);
  // The log or the package wrote this text, and our messages show it.
  return version != null && /^\d[\w.+!-]{0,60}$/.test(version) ? version : null;
}

const scopesVariable = "VLLM_NVTX_SCOPES_FOR_PROFILING";
const runnerVariable = "VLLM_USE_V2_MODEL_RUNNER";

function vllmProblem(
  { argv, environment, output, ranges }: EngineEvidence,
  version: string | null,
  called: string,
): EngineProblem | null {
  if (ranges.length > 0 && ranges.every((text) => text.startsWith("execute_context_")))
    return argv.some((word) => word.includes("--profiler-config")) ? null : withoutProfiler;
  const runner = environment[runnerVariable];
  const noScopes = "has no NVTX scopes (as of vLLM 0.33)";
  if (/Using V2 Model Runner/.test(output)) {
    if (runner !== "0") return { why: `This is ${called} with the V2 model runner, which ${noScopes}.`, help: takeV1 };
    const why = `This is ${called} with the V2 model runner, although ${runnerVariable}=0 is set: a feature of this server needs V2. V2 ${noScopes}.`;
    return { why, help: "Turn off the feature that needs V2, or use the preset vllm-profiler (docs/engines.md)." };
  }
  if (runner === "1") return { why: `This is ${called} with the V2 model runner, which ${noScopes}.`, help: takeV1 };
  const by = version === null ? null : defaultOfV2(version);
  // V1 doesn't log which runner it is, so a start without V2's line means V1.
  const hasStarted = /Initializing a V1 LLM engine/.test(output);
  if (by !== null && runner !== "0" && !hasStarted) {
    const which = by === "all" ? "by default" : "for some models";
    return { why: `This is ${called}, which uses the V2 model runner ${which}. V2 ${noScopes}.`, help: takeV1 };
  }
  if (isOn(environment, scopesVariable)) return null;
  const help = `Set ${scopesVariable}=1 in workload.environment, as the preset vllm does.`;
  return { why: `This is ${called}, and its NVTX scopes are off.`, help };
}

const takeV1 = `Set ${runnerVariable}=0 in workload.environment, as the preset vllm does, or measure V2 with the preset vllm-profiler (docs/engines.md).`;

const withoutProfiler: EngineProblem = {
  why: "vLLM emits execute_context_… only if it's started with --profiler-config.profiler=cuda. Newer versions emit this range only while they're profiling.",
  help: "Add --profiler-config.profiler=cuda to the server's command, and let the client start and stop profiling: vllm bench serve --profile (docs/engines.md).",
};

/** Some models in 0.24 to 0.28; all that V2 supports since 0.29. */
function defaultOfV2(version: string): "some" | "all" | null {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  if (major === undefined || minor === undefined) return null;
  if (Number(major) > 0 || Number(minor) >= 29) return "all";
  return Number(minor) >= 24 ? "some" : null;
}

function sglangProblem(
  { environment, pythonPackages }: EngineEvidence,
  _version: string | null,
  called: string,
): EngineProblem | null {
  if (!isOn(environment, "SGLANG_ENABLE_NVTX_SCHEDULER")) {
    return {
      why: "SGLang emits scheduler.run_batch only with SGLANG_ENABLE_NVTX_SCHEDULER=1.",
      help: "Set SGLANG_ENABLE_NVTX_SCHEDULER=1 in workload.environment, as the preset sglang does, and install the Python package nvtx.",
    };
  }
  if (pythonPackages === null || "nvtx" in pythonPackages) return null;
  return {
    why: `This is ${called}, and the Python package nvtx isn't installed. Without it, SGLang emits no ranges.`,
    help: "Install nvtx where SGLang is installed.",
  };
}

function isOn(environment: EngineEvidence["environment"], name: string): boolean {
  return /^(?:1|true|yes|on)$/i.test(environment[name] ?? "");
}
