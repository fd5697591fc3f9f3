import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { repositoryPath } from "../fixtures/recorded.ts";
import { isOurs } from "./support/our-step.ts";
import { jobsOf, type Workflow } from "./support/workflow.ts";
import { allFiles, exampleFiles, ownFiles } from "./support/workflow-files.ts";

/** Of the inputs of other actions those that we use: action.yml of the version that is pinned. */
const othersInputs: Readonly<Record<string, readonly string[]>> = {
  "actions/checkout": ["fetch-depth", "path", "persist-credentials", "ref", "repository"], // v7.0.1
  "actions/setup-node": ["node-version", "package-manager-cache"], // v7.0.0
  "actions/upload-artifact": ["if-no-files-found", "name", "path", "retention-days"], // v7.0.0
  "actions/download-artifact": ["name", "path"], // v8.0.1
  "actions/attest-build-provenance": ["subject-path"], // v4.1.0
  "pypa/gh-action-pypi-publish": ["packages-dir", "skip-existing"], // v1.13.0
};

/** Every `uses:` line, with its comment. */
const uses = (text: string) =>
  [...text.matchAll(/^\s*(?:- )?uses: *(\S+)(?: *#? *(.*))?$/gm)].map(([, action = "", comment = ""]) => ({
    action,
    comment,
  }));

describe("other projects' actions", () => {
  test.each(ownFiles.map(({ path, text }) => [path, text] as const))(
    "are pinned by commit in %s, with the version in a comment",
    (_path, text) => {
      for (const { action, comment } of uses(text)) {
        if (action.startsWith("./")) expect(existsSync(repositoryPath(action))).toBe(true);
        else
          expect(`${action} # ${comment}`).toMatch(/^(?:actions|docker|pypa)\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      }
    },
  );

  test("have one commit and one version each everywhere", () => {
    const pins = new Map<string, Set<string>>();
    for (const { action, comment } of ownFiles.flatMap(({ text }) => uses(text))) {
      if (action.startsWith("./")) continue;
      const [name = "", commit = ""] = action.split("@");
      pins.set(name, (pins.get(name) ?? new Set()).add(`${commit} ${comment}`));
    }
    expect([...pins].filter(([, all]) => all.size > 1)).toEqual([]);
    expect([...pins.keys()].sort()).toEqual(Object.keys(othersInputs).sort());
  });

  // Users copy them as they are.
  test.each(exampleFiles.map(({ path, text }) => [path, text] as const))(
    "are only GitHub's own, at our commits, in %s",
    (_path, text) => {
      const ours = new Set(
        ownFiles.flatMap((file) => uses(file.text)).map(({ action, comment }) => `${action} # ${comment}`),
      );
      for (const { action, comment } of uses(text)) {
        if (action !== "org/llm-profile-action@v1") expect([...ours]).toContain(`${action} # ${comment}`);
      }
    },
  );

  test.each(allFiles.map(({ path, workflow }) => [path, workflow] as const))(
    "get only inputs that exist in %s",
    (_, workflow) => {
      for (const { uses: action = "", with: inputs } of othersSteps(workflow))
        expect(othersInputs[action.split("@")[0] ?? ""]).toEqual(expect.arrayContaining(Object.keys(inputs)));
    },
  );
});

function othersSteps(workflow: Workflow) {
  return jobsOf(workflow)
    .flatMap(([, { steps }]) => steps)
    .filter((step) => step.uses !== undefined && !isOurs(step));
}
