import { isAbsolute, join, normalize, relative } from "node:path";
import type { Config } from "../model/config.ts";

/** The same place in another tree: `/repo/a/b` of `/repo` in `/tree` is `/tree/a/b`. Null for a path outside of `from`. */
export function placeInTree(path: string, from: string, to: string): string | null {
  if (!isAbsolute(path)) return null;
  const inside = relative(from, path);
  return inside === ".." || inside.startsWith("../") ? null : join(to, inside);
}

/** A side's interpreter: that of its virtual environment, whatever the configuration calls Python. */
export function sideWorkload(workload: Config["workload"], venv: string | null): Config["workload"] {
  return venv === null || workload.python === null ? workload : { ...workload, python: join(venv, "bin", "python") };
}

/**
 * The interpreter that a command names by its path: it would use its own packages, not those of the side's virtual
 * environment. Null where it is found on PATH, or cannot be told.
 */
export function interpreterByPath(command: Config["workload"]["command"]): string | null {
  const word = typeof command === "string" ? /^\s*(\S+)/.exec(command)?.[1] : command?.[0];
  return word !== undefined && /\/python[\d.]*$/.test(word) ? word : null;
}

/** In a line, what comes before the program: variables for it alone, with values that need no quotes. */
const lineStart = /^(\s*(?:\w+=[\w@%+=:,./-]*\s+)*)([\w@%+=:,./-]+)(?=\s|$)/;

/** The word of a line that names its program; undefined where a shell alone can tell. */
export function programOfLine(line: string): string | undefined {
  const [, variables = "", program] = lineStart.exec(line) ?? [];
  return /\bPATH=/.test(variables) ? undefined : program;
}

/** The words of a command that may name a program by a path relative to the working directory: of a line the first. */
export function relativePaths(command: Config["workload"]["command"]): string[] {
  const words = typeof command === "string" ? [lineStart.exec(command)?.[2] ?? ""] : (command ?? []);
  return words.filter((word) => word.includes("/") && !isAbsolute(word) && !word.startsWith("-"));
}

/** The command with other words in the place of those. */
export function withPaths(
  command: Config["workload"]["command"],
  paths: ReadonlyMap<string, string>,
): Config["workload"]["command"] {
  if (typeof command !== "string") return command?.map((word) => paths.get(word) ?? word) ?? null;
  return command.replace(lineStart, (all, before: string, word: string) => {
    const path = paths.get(word);
    return path === undefined ? all : `${before}'${path.replaceAll("'", "'\\''")}'`;
  });
}

/** The programs that a configuration names by paths relative to the working directory. */
export function namedPrograms({ workload, latency, compare }: Config): string[] {
  const { server } = workload;
  return [
    ...[workload.command, latency.command, server.command, server.client, server["warm-up"]].flatMap(relativePaths),
    ...relativePaths(compare.verify.command),
    ...relativePaths(workload.python === null ? [] : [workload.python]),
  ];
}

/** The configuration with other paths in the place of those. */
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
  /** What both sides are given. */
  readonly environment: Readonly<Record<string, string>>;
  /** The side's virtual environment, and the prefix of the Python that it stands on; null for none. */
  readonly venv: { readonly path: string; readonly parent: string } | null;
  /** The side's own tree, and that of the head; absolute. */
  readonly tree: string;
  readonly repository: string;
  /** `cachesIn`; empty: the sides share their caches. */
  readonly caches: Readonly<Record<string, string>>;
}

/**
 * What compiles kernels at run time, and where it keeps them. A cache that both sides use would let one side find, or
 * build anew each round, what the other has built under the same name.
 */
const cacheVariables = {
  TRITON_CACHE_DIR: "triton",
  TORCHINDUCTOR_CACHE_DIR: "inductor",
  TORCH_EXTENSIONS_DIR: "torch-extensions",
} as const;

/** Where the goal is to improve, a side's own are these, too. */
const furtherCaches = {
  CUDA_CACHE_PATH: "cuda",
  XDG_CACHE_HOME: "xdg",
} as const;

/** The variables of a side's caches, with their folders, to be made before the side's first program starts. */
export function cachesIn(folder: string, goal: Config["compare"]["goal"]): Record<string, string> {
  const all = goal === "improve" ? { ...cacheVariables, ...furtherCaches } : cacheVariables;
  return Object.fromEntries(Object.entries(all).map(([variable, name]) => [variable, join(folder, name)]));
}

/**
 * The environment of a side's setup and workload. Folders of the head's repository on PATH and PYTHONPATH become the same
 * folders of the side's tree, but for an environment with installed packages (`.venv`), which git does not hold. Relative
 * ones mean the side's tree already, as the program starts in it.
 */
export function sideEnvironment(request: SideEnvironmentRequest): Record<string, string> {
  const { venv, caches } = request;
  // PYTHONHOME would lead a virtual environment back to another Python.
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
  const installed = [venv?.parent, environment["VIRTUAL_ENV"], environment["CONDA_PREFIX"]].filter(
    (folder) => folder !== undefined,
  );
  const folders = list.split(":").map((folder) => {
    if (!isAbsolute(folder)) return folder;
    const path = normalize(folder);
    if (installed.some((prefix) => placeInTree(path, prefix, prefix) !== null)) return folder;
    return placeInTree(path, repository, tree) ?? folder;
  });
  return { [name]: folders.join(":") };
}
