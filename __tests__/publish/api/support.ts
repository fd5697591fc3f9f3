import type { Log } from "../../../src/model/run/ports.ts";
import { createApi, type Api, type ApiOptions } from "../../../src/publish/api/api.ts";
import type { Double } from "../../fixtures/github/index.ts";

/** A client of the double that does not really wait: `waits` has the milliseconds that it would have, `lines` its log. */
export interface TestApi {
  readonly api: Api;
  readonly waits: number[];
  readonly lines: string[];
}

export function testApi(double: Double, options: Partial<ApiOptions> = {}): TestApi {
  const waits: number[] = [];
  const lines: string[] = [];
  const api = createApi({
    token: double.state.token.value,
    apiUrl: double.apiUrl,
    log: linesLog(lines),
    stop: new AbortController().signal,
    sleep: (duration) => {
      waits.push(duration);
      return Promise.resolve();
    },
    ...options,
  });
  return { api, waits, lines };
}

function linesLog(lines: string[]): Log {
  const add = (line: string): void => {
    lines.push(line);
  };
  return { info: add, warning: add, output: add, group: (_, body) => body() };
}

/** Ids of the operations that the double was asked for, in order. */
export function asked(double: Double): (string | null)[] {
  return double.requests.map(({ operation, path }) => operation ?? path);
}
