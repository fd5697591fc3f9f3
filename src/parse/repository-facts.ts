import { parse } from "yaml";
import type { RepositoryFacts, RepositoryFile } from "../model/run/repository.ts";

export function isReadForFacts(path: string): boolean {
  return path.endsWith(".py") || path === "pyproject.toml" || isCompose(path) || isWorkflow(path);
}

/** Ignores `ownWorkflow`, the workflow that we write ourselves. */
export function repositoryFacts(files: readonly RepositoryFile[], ownWorkflow: string): RepositoryFacts {
  return {
    programs: programsOf(files),
    setup: setupOf(files),
    image: files.flatMap((file) => (isCompose(file.path) ? composeImages(file.text ?? "") : []))[0] ?? null,
    workflows: files
      .filter(({ path, text }) => isWorkflow(path) && path !== ownWorkflow && usesUs.test(text ?? ""))
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

function isPlain(path: string): boolean {
  return /^\w[\w./-]*$/.test(path);
}

/** Runnable ones first. C++ programs aren't in the repository before they're built. */
function programsOf(files: readonly RepositoryFile[]): (readonly [string, ...string[]])[] {
  return files
    .filter(
      ({ path }) =>
        /(?:^|\/)(?:bench|profile|perf)[^/]*\.py$/.test(path) && isPlain(path) && !path.endsWith("_test.py"),
    )
    .toSorted((a, b) => startable(b) - startable(a) || depthOf(a.path) - depthOf(b.path))
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
