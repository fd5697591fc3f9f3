import { createApi, type ApiOptions } from "../../../src/github/api/api.ts";
import { ApiFailure } from "../../../src/github/api/failure.ts";
import { createWaitBudget, type Sleep } from "../../../src/github/api/wait-budget.ts";
import { addPull, githubDouble, type Double, type DoubleOptions } from "../../fixtures/github/index.ts";
import { linesLog } from "../../support/log.ts";

export interface TestApiOptions extends Partial<Omit<ApiOptions, "waitBudget">> {
  readonly stop?: AbortSignal;
  readonly sleep?: Sleep;
  readonly limitMs?: number;
}

/** A client of the double that does not really wait: `waits` has the milliseconds that it would have, `lines` its log. */
export function testApi(double: Double, options: TestApiOptions = {}) {
  const { stop = new AbortController().signal, limitMs = 300_000, ...others } = options;
  const waits: number[] = [];
  const lines: string[] = [];
  const noted: Sleep = (duration) => {
    waits.push(duration);
    return Promise.resolve();
  };
  const waitBudget = createWaitBudget({ limitMs, stop, sleep: options.sleep ?? noted });
  const api = createApi({
    token: double.state.token.value,
    apiUrl: double.apiUrl,
    log: linesLog(lines),
    waitBudget,
    ...others,
  });
  return { api, waitBudget, waits, lines };
}

/** The failure of a request. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  const failure: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof ApiFailure) return failure;
  throw new Error(`An ApiFailure was expected, not ${String(failure)}.`);
}

/** GitHub with the open pull request 7. */
export async function withPull(options: DoubleOptions = {}): Promise<Double> {
  const double = await githubDouble(options);
  addPull(double.state, { number: 7 });
  return double;
}

/** Ids of the operations that the double was asked for, in order. */
export function asked(double: Double): (string | null)[] {
  return double.requests.map(({ operation, path }) => operation ?? path);
}
