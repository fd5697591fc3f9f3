import { chmodSync, mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { UserError } from "../../src/model/errors.ts";
import { readProfile } from "../../src/pipeline/recorded/read-profile.ts";
import { profileReports } from "../../src/pipeline/recorded/profile-of-reports.ts";
import { rootTest } from "../run/support/as-root.ts";
import { testDirectory } from "../run/support/directory.ts";
import { configOf } from "../support/config.ts";
import { refused } from "./support/analyze.ts";
import { testContext } from "./support/context.ts";
import { madeRun } from "./support/recorded-run.ts";

const { context } = testContext();

async function refusal(path: string): Promise<unknown> {
  return profileReports(context, configOf(), [path], { wanted: [] }).catch((error: unknown) => error);
}

/** As a user that may not read everything; the tests run as root here. */
async function asNobody<T>(action: () => Promise<T>): Promise<T> {
  process.seteuid?.(65_534);
  try {
    return await action();
  } finally {
    process.seteuid?.(0);
  }
}

rootTest("reports an unreadable file as unreadable, not as a bug or missing", async () => {
  const folder = testDirectory();
  chmodSync(folder, 0o755);
  const closed = join(folder, "closed");
  mkdirSync(closed, { mode: 0o700 });
  const inside = join(closed, "a.sqlite");
  const file = join(folder, "b.sqlite");
  for (const path of [inside, file]) writeFileSync(path, "", { mode: 0o600 });
  for (const path of [closed, inside, file]) {
    const error = await asNobody(async () => refusal(path));
    expect(error).toBeInstanceOf(UserError);
    expect(error).toMatchObject({ message: `Can't read ${path}.`, why: expect.stringContaining("EACCES") });
  }
});

test("reports a path below a file as missing", async () => {
  expect(await refusal("/proc/version/a.sqlite")).toMatchObject({ message: "/proc/version/a.sqlite doesn't exist." });
});

test("explains that a profile is too large to read at once", async () => {
  const file = join(testDirectory(), "profile.json");
  writeFileSync(file, "");
  truncateSync(file, 600 * 1024 * 1024); // It takes no room on the disk.
  await expect(readProfile(file, "IT")).rejects.toMatchObject({ why: expect.stringMatching(/600 MiB.*512 MiB/) });
});

test("reports an endless file next to reports as too large", async () => {
  const sdpa = "examples/recordings/llm-decode-sdpa/round-1";
  const huge = (path: string): string => {
    writeFileSync(path, "");
    truncateSync(path, 3 * 2 ** 30);
    return path;
  };
  const csv = huge(join(testDirectory(), "raw.csv"));
  const why = "The file is 3 GiB; the limit is 256 MiB.";
  expect((await refused([`${sdpa}.sqlite.gz`], { ncu: [csv] })).text).toContain(why);
  for (const name of ["config.yaml", "head/round-1/decode/nsys/cuda_gpu_kern_sum.csv"]) {
    const run = madeRun([{ range: "decode", round: 1, reports: [sdpa] }]);
    huge(join(run, name));
    expect((await refused([run])).text).toContain(why);
  }
});
