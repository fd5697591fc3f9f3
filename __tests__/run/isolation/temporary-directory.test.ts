import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { ToolError } from "../../../src/model/errors.ts";
import { createTemporaryDirectory, removeDirectory } from "../../../src/run/isolation/temporary-directory.ts";
import { testDirectory } from "../support/directory.ts";

const warn = (message: string): never => {
  throw new Error(message);
};

test("creates a private directory whose removal keeps what its links lead to", async () => {
  const base = testDirectory();
  writeFileSync(join(base, "precious"), "kept");
  let path = "";
  {
    await using temporary = await createTemporaryDirectory({ base, user: null, warn });
    path = temporary.path;
    for (const folder of [path, temporary.tmp, temporary.home, temporary.secrets]) {
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    }
    const closed = join(temporary.tmp, "closed");
    mkdirSync(closed);
    writeFileSync(join(closed, "raw"), "data");
    chmodSync(closed, 0o000);
    symlinkSync(base, join(temporary.tmp, "link"));
  }
  expect(existsSync(path)).toBe(false);
  expect(readFileSync(join(base, "precious"), "utf8")).toBe("kept");
});

test("reports a missing parent folder", async () => {
  const result = createTemporaryDirectory({ base: "/nonexistent", user: null, warn });
  await expect(result).rejects.toThrow(ToolError);
  await expect(result).rejects.toMatchObject({ where: "/nonexistent" });
});

test("removeDirectory returns the problem instead of throwing", async () => {
  expect(await removeDirectory("/nonexistent")).toBeNull();
  expect(await removeDirectory("/proc/self")).toMatch(/E[A-Z]+/);
});
