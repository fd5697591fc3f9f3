import { githubDouble, pullRequestPayload, type Double, type Pull } from "../../../fixtures/github/index.ts";
import { githubTime } from "../../../fixtures/github/state.ts";
import { runJob, startJob, type EndedJob, type JobRequest, type StartedJob } from "./job.ts";
import { testRepository, type Program, type TestRepository } from "./test-repository.ts";

type Inputs = Readonly<Record<string, string>>;
type More = Partial<Omit<JobRequest, "double" | "repository" | "event" | "inputs">>;

/** GitHub, a repository with one commit on main, and pull request 7 with one commit on top of it. */
export interface PullScenario extends AsyncDisposable {
  readonly double: Double;
  readonly repository: TestRepository;
  readonly pull: Pull;
  /** The job of the pull request as it is now. */
  run(inputs?: Inputs, more?: More): Promise<EndedJob>;
  start(inputs?: Inputs, more?: More): StartedJob;
}

export async function pullScenario(base: Program, head: Program): Promise<PullScenario> {
  const double = await githubDouble();
  const repository = testRepository(double);
  repository.commit(base);
  const pull = repository.openPull(head);
  const request = (inputs: Inputs = {}, more: More = {}): JobRequest => ({
    ...{ double, repository, event: "pull_request", payload: pullRequestPayload(double.state, pull), inputs },
    ...more,
  });
  return {
    ...{ double, repository, pull },
    run: async (inputs, more) => runJob(request(inputs, more)),
    start: (inputs, more) => startJob(request(inputs, more)),
    [Symbol.asyncDispose]: async () => double[Symbol.asyncDispose](),
  };
}

/** GitHub, where everything happened three days ago. */
export async function threeDaysAgo(): Promise<Double> {
  const double = await githubDouble();
  double.state.clock = githubTime(new Date(Date.now() - 3 * 86_400_000 - 3_600_000));
  return double;
}
