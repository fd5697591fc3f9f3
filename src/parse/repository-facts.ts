import { parse } from "yaml";
import type { RepositoryFacts, RepositoryFile, SourceRange } from "../model/run/repository.ts";
import { rangesInSource } from "./nvtx-source.ts";

/** The files whose text tells something. */
export function isTelling(path: string): boolean {
  return isSource(path) || path === "pyproject.toml" || isCompose(path) || isWorkflow(path);
}

/** `own` is the workflow that we write ourselves, which does not count as one that exists. */
export function repositoryFacts(files: readonly RepositoryFile[], own: string): RepositoryFacts {
  const sources = files.filter(({ path }) => isSource(path)).map((file) => ({ file, ranges: rangesInSource(file) }));
  return {
    ranges: eachOnce(sources.flatMap(({ ranges }) => ranges)),
    programs: programsOf(sources),
    setup: setupOf(files),
    image: files.flatMap((file) => (isCompose(file.path) ? composeImages(file.text ?? "") : []))[0] ?? null,
    workflows: files
      .filter(({ path, text }) => isWorkflow(path) && path !== own && usesUs.test(text ?? ""))
      .map(({ path }) => path),
  };
}

const usesUs = /\buses:\s{0,10}["']?[\w./-]{0,200}llm-profile-action(?:\/container)?@/;

function isSource(path: string): boolean {
  return /\.(?:py|c|cc|cpp|cxx|cu|cuh|h|hpp)$/.test(path);
}

function isCompose(path: string): boolean {
  return /^(?:docker-)?compose\.ya?ml$/.test(path);
}

function isWorkflow(path: string): boolean {
  return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
}

/** A name that is safe as a word of a command, and that nobody has to quote. */
function isPlain(path: string): boolean {
  return /^\w[\w./-]*$/.test(path);
}

function eachOnce(ranges: readonly SourceRange[]): SourceRange[] {
  return [
    ...new Map(ranges.toReversed().map((range) => [JSON.stringify([range.name, range.domain]), range])).values(),
  ].toReversed();
}

interface Source {
  readonly file: RepositoryFile;
  readonly ranges: readonly SourceRange[];
}

/** Python's, since what a C++ program's build makes is not in the repository. */
function programsOf(sources: readonly Source[]): (readonly [string, ...string[]])[] {
  return sources
    .filter(({ file }) => file.path.endsWith(".py") && isPlain(file.path))
    .map((source) => ({ path: source.file.path, isTest: isTest(source.file.path), score: scoreOf(source) }))
    .filter(({ score }) => score > 1)
    .toSorted((one, other) => other.score - one.score || depthOf(one.path) - depthOf(other.path))
    .map(({ path, isTest }) => (isTest ? ["python3", "-m", "pytest", "--quiet", path] : ["python3", path]));
}

function isTest(path: string): boolean {
  return /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(path);
}

/** A range says most, then a name that speaks of measuring, then that it can be started. A test counts where it has a range. */
function scoreOf({ file: { path, text }, ranges }: Source): number {
  if (/(?:^|\/)(?:setup|conftest|__init__)\.py$/.test(path)) return 0;
  const isStartable = /__name__\s{0,10}==/.test(text ?? "");
  const isNamed = /(?:^|\/)(?:bench|profile|perf)[^/]*\.py$/.test(path);
  if (isTest(path)) return ranges.length > 0 ? 2 : 0;
  return (ranges.length > 0 ? 4 : 0) + (isNamed ? 3 : 0) + (isStartable ? 1 : 0);
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

/** Images of services that ask for a GPU. A file that is no compose file has none. */
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
