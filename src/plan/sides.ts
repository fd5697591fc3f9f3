import { isAbsolute, join, normalize, relative } from "node:path";
import type { Config, Workload } from "../model/config.ts";

/** `/repo/a/b` moved from `/repo` to `/tree` is `/tree/a/b`. Null for a path outside `from`. */
export function placeInTree(path: string, from: string, to: string): string | null {
  if (!isAbsolute(path)) return null;
  const inside = relative(from, path);
  return inside === ".." || inside.startsWith("../") ? null : join(to, inside);
}

export function sideWorkload(workload: Workload, venv: string | null): Workload {
  return venv === null || workload.python === null ? workload : { ...workload, python: join(venv, "bin", "python") };
}

/** It would use its own packages, not those in the side's virtual environment. Null if the command finds it on PATH, or we can't tell. */
export function interpreterByPath(command: Workload["command"]): string | null {
  const word = typeof command === "string" ? /^\s*(\S+)/.exec(command)?.[1] : command?.[0];
  return word !== undefined && /\/python[\d.]*$/.test(word) ? word : null;
}

/** The start of a shell line: variables with values that need no quotes, then the program. */
const lineStart = /^(\s*(?:\w+=[\w@%+=:,./-]*\s+)*)([\w@%+=:,./-]+)(?=\s|$)/;

export function findProgramInLine(line: string): string | undefined {
  const [, variables = "", program] = lineStart.exec(line) ?? [];
  return /\bPATH=/.test(variables) ? undefined : program;
}

/** In a shell line, only the program. */
export function relativePaths(command: Workload["command"]): string[] {
  const words = typeof command === "string" ? [lineStart.exec(command)?.[2] ?? ""] : (command ?? []);
  return words.filter((word) => word.includes("/") && !isAbsolute(word) && !word.startsWith("-"));
}

export function withPaths(command: Workload["command"], paths: ReadonlyMap<string, string>): Workload["command"] {
  if (typeof command !== "string") return command?.map((word) => paths.get(word) ?? word) ?? null;
  return command.replace(lineStart, (all, before: string, word: string) => {
    const path = paths.get(word);
    return path === undefined ? all : `${before}'${path.replaceAll("'", "'\\''")}'`;
  });
}

export function namedPrograms({ workload, latency, compare }: Config): string[] {
  const { server } = workload;
  return [
    ...[workload.command, latency.command, server.command, server.client, server["warm-up"]].flatMap(relativePaths),
    ...relativePaths(compare.verify.command),
    ...relativePaths(workload.python === null ? [] : [workload.python]),
  ];
}

export function withPrograms(config: Config, programs: ReadonlyMap<string, string>): Config {
  const { workload, latency, compare } = config;
  const { server } = workload;
  return {
    ...config,
    workload: {
      ...workload,
      python: workload.python === null ? null : (programs.get(workload.python) ?? workload.python),
      command: withPaths(workload.command, programs),
      server: {
        ...server,
        command: withPaths(server.command, programs),
        client: withPaths(server.client, programs),
        "warm-up": withPaths(server["warm-up"], programs),
      },
    },
    latency: { ...latency, command: withPaths(latency.command, programs) },
    compare: {
      ...compare,
      verify: { ...compare.verify, command: withPaths(compare.verify.command, programs) },
    },
  };
}

interface SideEnvironmentRequest {
  readonly environment: Readonly<Record<string, string>>;
  /** `parent` is the prefix of the Python that it's based on. */
  readonly venv: { readonly path: string; readonly parent: string } | null;
  readonly tree: string;
  readonly repository: string;
  readonly installed: readonly string[];
  readonly caches: Readonly<Record<string, string>>;
}

/**
 * If the sides shared a cache of compiled kernels, one could use a kernel that the other compiled under the same name, or they could
 * overwrite each other's in each round.
 */
const cacheVariables = {
  TRITON_CACHE_DIR: "triton",
  TORCHINDUCTOR_CACHE_DIR: "inductor",
  TORCH_EXTENSIONS_DIR: "torch-extensions",
  JAX_COMPILATION_CACHE_DIR: "jax",
} as const;

const furtherCaches = {
  CUDA_CACHE_PATH: "cuda",
  XDG_CACHE_HOME: "xdg",
} as const;

/** The caller must create the folders before the side's first program starts. */
export function cachesIn(folder: string, goal: Config["compare"]["goal"]): Record<string, string> {
  const all = goal === "improve" ? { ...cacheVariables, ...furtherCaches } : cacheVariables;
  return Object.fromEntries(Object.entries(all).map(([variable, name]) => [variable, join(folder, name)]));
}

/**
 * Makes autotuners keep what they chose, so that each process of a side uses the same choices.
 *
 * - Without the first switch, TorchInductor doesn't find a kernel's configuration again (pytorch 172819, 181292).
 * - Without the second, it tunes by coordinate descent again, from the configuration that it found: a configuration that a compile worker
 *   returns has lost `found_by_coordesc`, because Triton's `Config.__setstate__` keeps only its own fields.
 * - Without the third, Triton's `@autotune` keeps nothing.
 * - Without the others, JAX doesn't keep programs that compile fast or are small.
 */
const tunerSwitches = {
  TORCHINDUCTOR_BUNDLE_TRITON_INTO_FX_GRAPH_CACHE: "0",
  TORCHINDUCTOR_COMPILE_THREADS: "1",
  TRITON_CACHE_AUTOTUNING: "1",
  JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS: "0",
  JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES: "-1",
} as const;

export function tunerVariables(environment: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tunerSwitches).filter(([name]) => !Object.hasOwn(environment, name)));
}

/**
 * On PATH and PYTHONPATH, folders in the head's repository become those in the side's tree. Environments with installed packages (`.venv`)
 * aren't in git, so the side uses the head's, unless its setup makes its own. Relative folders need no change, because the program starts
 * in the side's tree.
 */
export function sideEnvironment(request: SideEnvironmentRequest): Record<string, string> {
  const { venv, caches } = request;
  // PYTHONHOME would make a virtual environment use another Python.
  const { PYTHONHOME, ...environment } = request.environment;
  const python: Record<string, string> =
    venv === null ? (PYTHONHOME === undefined ? {} : { PYTHONHOME }) : { VIRTUAL_ENV: venv.path };
  return {
    ...environment,
    ...mapped("PYTHONPATH", request),
    ...python,
    ...pathOf(request),
    ...caches,
  };
}

function pathOf(request: SideEnvironmentRequest): Record<string, string> {
  const path = mapped("PATH", request);
  if (request.venv === null) return path;
  const bin = join(request.venv.path, "bin");
  return { PATH: path["PATH"] === undefined ? bin : `${bin}:${path["PATH"]}` };
}

function mapped(name: "PATH" | "PYTHONPATH", request: SideEnvironmentRequest): Record<string, string> {
  const { environment, venv, tree, repository } = request;
  const list = environment[name];
  if (list === undefined) return {};
  const installed = [...request.installed, ...(venv === null ? [] : [venv.parent])];
  const folders = list.split(":").flatMap((folder) => {
    const path = isAbsolute(folder) ? normalize(folder) : null;
    const inTree = path === null ? null : placeInTree(path, repository, tree);
    if (path === null || inTree === null || inTree === path) return [folder];
    return installed.some((prefix) => placeInTree(path, prefix, prefix) !== null) ? [inTree, folder] : [inTree];
  });
  return { [name]: folders.join(":") };
}
