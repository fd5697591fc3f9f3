import { describe, expect, test } from "@jest/globals";
import { holds } from "./support/expressions.ts";
import { type Step } from "./support/workflow.ts";
import { workflowFile } from "./support/workflow-files.ts";

describe("a release", () => {
  const { jobs } = workflowFile(".github/workflows/release.yml").workflow;
  const publishing = /npm publish|docker push|gh release create|git\/refs/;
  const isPublishing = ({ uses = "", run = "" }: Step) => uses.startsWith("pypa/") || publishing.test(run);

  test("is published by a tag, and by nothing else: started by hand it is a rehearsal", () => {
    const publishers = (event: string) =>
      Object.entries(jobs).flatMap(([key, job]) =>
        // What `image` asks of the jobs before it is no matter of the event.
        key === "image" || holds(job.if ?? "true", { github: { event_name: event } })
          ? job.steps.filter(
              (step) => isPublishing(step) && holds(step.if ?? "true", { github: { event_name: event } }),
            )
          : [],
      );
    expect(publishers("workflow_dispatch")).toEqual([]);
    expect(publishers("push")).toHaveLength(5);
  });
});
