import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@jest/globals";
import type { Double } from "../../../fixtures/github/index.ts";
import type { EndedJob } from "./job.ts";

/** In every test: neither token of the job is anywhere but in requests' headers, and in the command that masks it. */
export async function expectNoToken(
  double: Double,
  { job, stdout, stderr, outputs, summary, comments }: EndedJob,
): Promise<void> {
  const shown = stdout.replaceAll(/^::add-mask::.*$/gm, "");
  const runDirectories = join(job.temp, "llm-profile-runs");
  const files = !existsSync(runDirectories)
    ? []
    : readdirSync(runDirectories, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1"));
  const bodies = comments.map(({ body }) => body);
  const places = [shown, stderr, JSON.stringify(outputs), summary, ...bodies, ...files];
  for (const token of [double.state.token.value, job.env["ACTIONS_RUNTIME_TOKEN"] ?? ""].filter((one) => one !== "")) {
    expect(places.filter((text) => text.includes(token))).toEqual([]);
    expect(await double.secretsSeen(token)).toEqual([]);
  }
}
