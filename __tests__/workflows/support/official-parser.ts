import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { parseAction } from "@actions/workflow-parser/actions/action-parser";
import { convertActionTemplate, type ActionTemplate } from "@actions/workflow-parser/actions/action-template";

const trace = new NoOperationTraceWriter();

/** What GitHub's own parser has against a workflow; empty where it takes it. */
export async function workflowErrors(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, trace);
  if (value === undefined) return messages(context.errors.getErrors());
  const { errors = [] } = await convertWorkflowTemplate(context, value);
  return errors.map(({ Message }) => Message);
}

/** The same of an action.yml, and what it declares; null where it cannot be read. */
export function readActionFile(
  name: string,
  content: string,
): { readonly errors: readonly string[]; readonly action: ActionTemplate | null } {
  const { context, value } = parseAction({ name, content }, trace);
  const action = value === undefined ? null : convertActionTemplate(context, value);
  return { errors: messages(context.errors.getErrors()), action };
}

function messages(errors: readonly { readonly message: string }[]): string[] {
  return errors.map(({ message }) => message);
}
