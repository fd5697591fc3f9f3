import { parseDocument, stringify } from "yaml";
import * as z from "zod";
import { repositoryText } from "../../../fixtures/recorded.ts";

const workflowSchema = z.looseObject({
  jobs: z.record(
    z.string(),
    z.looseObject({
      "runs-on": z.unknown(),
      container: z.unknown().optional(),
      steps: z.array(
        z.looseObject({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() }),
      ),
    }),
  ),
});

/**
 * An example as its file has it, but for what this machine can't do: no `container`, since there's no Docker. `inputs` replace those of
 * the step that measures.
 */
export function exampleWorkflow(name: string, inputs: Readonly<Record<string, string>>): string {
  const workflow = workflowSchema.parse(parseDocument(repositoryText(`examples/workflows/${name}`)).toJS());
  for (const job of Object.values(workflow.jobs)) {
    delete job.container;
    for (const step of job.steps) {
      if (step.with?.["command"] !== undefined) Object.assign(step.with, inputs);
    }
  }
  return stringify(workflow);
}
