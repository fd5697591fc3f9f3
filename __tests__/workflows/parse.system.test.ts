import { describe, expect, test } from "@jest/globals";
import { repositoryText } from "../fixtures/recorded.ts";
import { actionlint } from "./support/actionlint.ts";
import { readActionFile, workflowErrors } from "./support/official-parser.ts";
import { allFiles, exampleFiles, ownFiles } from "./support/workflow-files.ts";

test("finds every workflow that the documents promise", () => {
  expect(ownFiles.map(({ path }) => path.replace(".github/workflows/", ""))).toEqual([
    ...["benchmark.yml", "ci.yml", "container.yml", "gpu-self-test.yml", "release.yml"],
  ]);
  const links = [...repositoryText("examples/workflows/README.md").matchAll(/\]\(([\w/-]+\.yml)\)/g)];
  expect(links.map(([, path]) => `examples/workflows/${String(path)}`).toSorted()).toEqual(
    exampleFiles.map(({ path }) => path),
  );
});

describe("GitHub's own parser", () => {
  test.each(allFiles.map(({ path, text }) => [path, text] as const))("accepts %s", async (path, text) => {
    expect(await workflowErrors(path, text)).toEqual([]);
  });

  test.each(["action.yml", "container/action.yml"])("accepts %s", (path) => {
    const { errors, action } = readActionFile(path, repositoryText(path));
    expect(errors).toEqual([]);
    expect(action?.inputs?.map(({ id }) => id)).toContain("ranges");
    expect(action?.outputs?.map(({ id }) => id)).toContain("verdict");
  });

  test("refuses an unknown key and an unknown Node version", async () => {
    const job = "runs-on: ubuntu-latest\n    steps: [{ run: make, timeout: 5 }]";
    expect(await workflowErrors("a.yml", `on: push\njobs:\n  a:\n    ${job}\n`)).toEqual([
      expect.stringContaining("Unexpected value 'timeout'"),
    ]);
    expect(
      readActionFile("action.yml", "name: a\ndescription: b\nruns: { using: node99, main: a.js }\n").errors,
    ).toEqual([expect.stringContaining("node99")]);
  });
});

describe("actionlint", () => {
  test("reports nothing about our workflows and examples", () => {
    const said = actionlint(allFiles).map((messages, index) => [allFiles[index]?.path, messages]);
    expect(said).toEqual(allFiles.map(({ path }) => [path, []]));
  });

  test("reports an unknown label, an untrusted expression, and an undefined step", () => {
    const text = [
      "on: [pull_request]",
      "jobs:",
      "  a:",
      "    runs-on: [self-hosted, gpus]",
      "    steps:",
      "      - run: echo ${{ github.event.pull_request.title }}",
      "      - run: echo ${{ steps.b.outputs.c }}",
    ].join("\n");
    const [said] = actionlint([{ path: "a.yml", text }]);
    expect(said).toEqual([
      expect.stringContaining('[runner-label] label "gpus" is unknown'),
      expect.stringContaining('"github.event.pull_request.title" is potentially untrusted'),
      expect.stringContaining('property "b" is not defined'),
    ]);
  });
});
