import { readdirSync } from "node:fs";
import { repositoryPath, repositoryText } from "../../fixtures/recorded.ts";
import { readWorkflow, type Workflow } from "./workflow.ts";

export interface WorkflowFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly workflow: Workflow;
}

/** The workflows of this repository, which run with its rights. */
export const ownFiles: readonly WorkflowFile[] = filesOf(".github/workflows");

/** The workflows that users copy. */
export const exampleFiles: readonly WorkflowFile[] = filesOf("examples/workflows");

export const allFiles: readonly WorkflowFile[] = [...ownFiles, ...exampleFiles];

/** One of them. Throws where there is no such file. */
export function workflowFile(path: string): WorkflowFile {
  const found = allFiles.find((file) => file.path === path);
  if (found === undefined) throw new Error(`There is no workflow ${path}.`);
  return found;
}

function filesOf(folder: string): WorkflowFile[] {
  return readdirSync(repositoryPath(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => {
      const path = `${folder}/${name}`;
      const text = repositoryText(path);
      return { path, text, workflow: readWorkflow(text) };
    });
}
