import { rowsByAttention } from "../../e2e/command/support/by-attention.ts";
import { runJob, type EndedJob, type JobRequest } from "../../e2e/job/support/job.ts";
import type { Double, Permissions } from "../../fixtures/github/index.ts";
import { ourSteps } from "./our-step.ts";
import { permissionsOf, type Job } from "./workflow.ts";
import { workflowFile } from "./workflow-files.ts";

/** A job of an example, copied as it is. */
export interface ExampleJob {
  readonly key: string;
  readonly job: Job;
  /** Of its step of this action. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly permissions: Permissions;
  /** Of the checkout; 0 fetches all. */
  readonly depth: number;
}

/** The job of examples/workflows/`name` that runs this action, of several the one with this key. Throws where that is not one. */
export function exampleJob(name: string, wanted?: string): ExampleJob {
  const { workflow } = workflowFile(`examples/workflows/${name}`);
  const [found, ...more] = Object.entries(workflow.jobs).filter(
    ([key, job]) => ourSteps(job).length > 0 && key === (wanted ?? key),
  );
  if (found === undefined || more.length > 0) throw new Error(`${name} does not have one job with this action.`);
  const [key, job] = found;
  const none: Permissions = { actions: "none", contents: "none", issues: "none", "pull-requests": "none" };
  return {
    ...{ key, job },
    inputs: ourSteps(job)[0]?.with ?? {},
    permissions: { ...none, ...permissionsOf(workflow, job) },
    depth: Number(job.steps.find(({ uses = "" }) => uses.startsWith("actions/checkout@"))?.with["fetch-depth"] ?? "1"),
  };
}

/** The examples' program ends well; what it emits is what the fake tools serve. */
const bench = `
python3() { [[ $* == "bench.py --steps 32" ]]; }
export -f python3`;

/** The rows of the side that is measured. */
const ncu = {
  script: `${bench}\n${rowsByAttention}`,
};

/** Runs the step with the example's inputs alone, and with a token that may do what the job says and nothing else. */
export async function runExample(
  { key, inputs, permissions, depth }: ExampleJob,
  double: Double,
  { nsys = "", ...request }: Pick<JobRequest, "event" | "payload" | "repository" | "nsys" | "run" | "expressions">,
): Promise<EndedJob> {
  double.state.token.permissions = permissions;
  return runJob({ double, job: key, inputs, ncu, depth, nsys: `${bench}\n${nsys}`, ...request });
}
