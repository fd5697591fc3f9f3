import { describe, expect, test } from "@jest/globals";
import type { RepositoryFacts } from "../../src/model/run/repository.ts";
import { repositoryFacts } from "../../src/parse/repository-facts.ts";
import { proposeRanges } from "../../src/plan/proposal.ts";

const own = ".github/workflows/llm-profile.yml";
const main = 'if __name__ == "__main__":\n    main()\n';

const facts = (files: Readonly<Record<string, string>>): RepositoryFacts =>
  repositoryFacts(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    own,
  );

describe("repositoryFacts", () => {
  test("finds nothing in an empty repository", () => {
    expect(facts({})).toEqual({ programs: [], setup: null, image: null, workflows: [] });
  });

  test("finds programs by names about measuring, runnable ones first", () => {
    const { programs } = facts({
      "setup.py": main,
      "perf_lib.py": "x = 1",
      "deep/er/profile_decode.py": main,
      "tools/bench.py": main,
      "bench_test.py": main,
      "tests/test_bench.py": main,
      "main.py": main,
    });
    expect(programs).toEqual([
      ["python3", "tools/bench.py"],
      ["python3", "deep/er/profile_decode.py"],
      ["python3", "perf_lib.py"],
    ]);
  });

  test.each([
    "-bench.py",
    "a b/bench.py",
    "bench;b.py",
    "bench\nb.py",
    "bench$(x).py",
    "bench\u001b.py",
    "\u202e/bench.py",
    "é/bench.py",
  ])("makes no command from a file named %j", (name) => {
    expect(facts({ [name]: main }).programs).toEqual([]);
  });

  test.each([
    [{ "requirements.txt": "", "pyproject.toml": "[project]" }, /pip install .*--requirement requirements\.txt$/],
    [{ "pyproject.toml": '[project]\nname = "a"' }, /pip install .*--editable \.$/],
    [{ "pyproject.toml": "[tool.ruff]" }, null],
    [{ "CMakeLists.txt": "", Makefile: "" }, /^cmake -S \. -B build .*&& cmake --build build/],
    [{ Makefile: "" }, /^make$/],
    [{ "sub/Makefile": "" }, null],
  ])("sets up a repository with the files %j by %s", (files, setup) => {
    expect(facts(files).setup).toEqual(setup === null ? null : expect.stringMatching(setup));
  });

  test.each<[string, string | null]>([
    ["services: {a: {image: base}, b: {image: 'ghcr.io/o/b:1', gpus: all}}", "ghcr.io/o/b:1"],
    ["services:\n  b:\n    image: b\n    deploy: {resources: {reservations: {devices: [{capabilities: [gpu]}]}}}", "b"],
    ["services: {b: {image: 'b; rm', runtime: nvidia}}", null],
    ["services: {b: {image: [b], gpus: all}}", null],
    ["services: [", null],
    ["a: &a [x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nservices: [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]", null],
    ["just text", null],
  ])("reads from the compose file %j the image %s", (text, image) => {
    expect(facts({ "compose.yml": text }).image).toBe(image);
  });

  test("finds workflows that use this action, except the one that init writes", () => {
    const uses = "steps:\n  - uses: some/llm-profile-action@v1\n";
    const files = {
      [own]: uses,
      ".github/workflows/gpu.yaml": uses,
      ".github/workflows/container.yml": "- uses: 'o/llm-profile-action/container@abc'",
      ".github/workflows/other.yml": "- uses: actions/checkout@v4 # llm-profile-action@v1",
      "docs/workflow.yml": uses,
    };
    expect(facts(files).workflows).toEqual([".github/workflows/gpu.yaml", ".github/workflows/container.yml"]);
  });
});

test.each([
  ["layer, Decode, prefill", "prefill, Decode"],
  ["layer, attention", "layer"],
  ["a*b", "a\\*b"],
  ["range, x", "x"],
])("chooses from the ranges %s: %s", (names, proposed) => {
  expect(proposeRanges(names.split(", ").map((name) => ({ name, domain: "" })))).toEqual(proposed.split(", "));
});

test("proposes no range if there are none", () => {
  expect(proposeRanges([])).toEqual([]);
});
