import { parse } from "yaml";
import type { RepositoryFacts, RepositoryFile } from "../model/run/repository.ts";

/** True for files whose text we read. */
export function isReadForFacts(path: string): boolean {
  return path.endsWith(".py") || path === "pyproject.toml" || isCompose(path) || isWorkflow(path);
}

/** Finds a repository's programs, setup, image, and workflows that use this action. Ignores `own`, the workflow that we write ourselves. */
export function repositoryFacts(files: readonly RepositoryFile[], own: string): RepositoryFacts {
  return {
    programs: programsOf(files),
    setup: setupOf(files),
    image: files.flatMap((file) => (isCompose(file.path) ? composeImages(file.text ?? "") : []))[0] ?? null,
    workflows: files
      .filter(({ path, text }) => isWorkflow(path) && path !== own && usesUs.test(text ?? ""))
      .map(({ path }) => path),
  };
}

const usesUs = /\buses:\s{0,10}["']?[\w./-]{0,200}llm-profile-action(?:\/container)?@/;

function isCompose(path: string): boolean {
  return /^(?:docker-)?compose\.ya?ml$/.test(path);
}

function isWorkflow(path: string): boolean {
  return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
}

/** True for a path that needs no quotes in a command. */
function isPlain(path: string): boolean {
  return /^\w[\w./-]*$/.test(path);
}

/** Python benchmarks by their file names, runnable ones first. C++ programs aren't in the repository before they're built. */
function programsOf(files: readonly RepositoryFile[]): (readonly [string, ...string[]])[] {
  return files
    .filter(
      ({ path }) =>
        /(?:^|\/)(?:bench|profile|perf)[^/]*\.py$/.test(path) && isPlain(path) && !path.endsWith("_test.py"),
    )
    .toSorted((one, other) => startable(other) - startable(one) || depthOf(one.path) - depthOf(other.path))
    .map(({ path }) => ["python3", path]);
}

function startable({ text }: RepositoryFile): number {
  return /__name__\s{0,10}==/.test(text ?? "") ? 1 : 0;
}

function depthOf(path: string): number {
  return path.split("/").length;
}

function setupOf(files: readonly RepositoryFile[]): string | null {
  const has = (path: string): boolean => files.some((file) => file.path === path);
  const install = "python3 -m pip install --quiet";
  const pyproject = files.find(({ path }) => path === "pyproject.toml")?.text ?? "";
  if (has("requirements.txt")) return `${install} --requirement requirements.txt`;
  if (/^\[(?:project|build-system)\]/m.test(pyproject)) return `${install} --no-deps --editable .`;
  if (has("CMakeLists.txt")) return "cmake -S . -B build -D CMAKE_BUILD_TYPE=Release && cmake --build build --parallel";
  return has("Makefile") ? "make" : null;
}

/** Images of services that request a GPU. Empty if the text isn't a compose file. */
function composeImages(text: string): string[] {
  let value: unknown;
  try {
    value = parse(text, { logLevel: "silent" });
  } catch {
    return [];
  }
  return Object.values(recordOf(recordOf(value)["services"])).flatMap((service) => {
    const { image, gpus, runtime, deploy } = recordOf(service);
    const devices = recordOf(recordOf(recordOf(deploy)["resources"])["reservations"])["devices"];
    const wantsGpu = gpus !== undefined || runtime === "nvidia" || JSON.stringify(devices ?? "").includes("gpu");
    return wantsGpu && typeof image === "string" && /^\w[\w./:@-]{0,254}$/.test(image) ? [image] : [];
  });
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
