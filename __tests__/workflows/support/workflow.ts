import { parse } from "yaml";
import { z } from "zod";

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const access = z.enum(["read", "write", "none"]);
const permissions = z.record(z.string(), access);

const stepSchema = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  if: scalar.optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), scalar).default({}),
  env: z.record(z.string(), scalar).default({}),
});

const jobSchema = z.object({
  if: scalar.optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  "runs-on": z.union([z.string().transform((label) => [label]), z.array(z.string())]).default([]),
  "timeout-minutes": z.number().optional(),
  permissions: permissions.optional(),
  container: z
    .union([
      z.string().transform((image) => ({ image })),
      z.object({ image: z.string(), options: z.string().optional() }),
    ])
    .optional(),
  uses: z.string().optional(),
  steps: z.array(stepSchema).default([]),
});

const workflowSchema = z.object({
  name: z.string(),
  on: z.union([
    z.string().transform((event) => ({ [event]: null })),
    z.array(z.string()).transform((events) => Object.fromEntries(events.map((event) => [event, null]))),
    z.record(z.string(), z.unknown()),
  ]),
  permissions: permissions.optional(),
  jobs: z.record(z.string(), jobSchema),
});

export type Step = z.infer<typeof stepSchema>;
export type Job = z.infer<typeof jobSchema>;
export type Workflow = z.infer<typeof workflowSchema>;
export type Permissions = z.infer<typeof permissions>;

/** What tests ask of a workflow; other keys are the parser's affair. Throws ZodError where it is none. */
export function readWorkflow(text: string): Workflow {
  return workflowSchema.parse(parse(text));
}

/** What the job's token may do; null where neither the job nor the workflow says, so that the repository's settings do. */
export function permissionsOf(workflow: Workflow, job: Job): Permissions | null {
  return job.permissions ?? workflow.permissions ?? null;
}

/** Jobs with their keys. */
export function jobsOf(workflow: Workflow): (readonly [key: string, job: Job])[] {
  return Object.entries(workflow.jobs);
}
