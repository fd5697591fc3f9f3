import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { program } from "../e2e/command/support/fake-nsys.ts";
import { repositoryPath } from "../fixtures/recorded.ts";
import { testDirectory } from "../run/support/directory.ts";

/** A docker that knows a digest for every image: of as many of the digit as the tag is long. */
const docker = ["image=${!#}", 'printf "sha256:%064d\\n" "${#image}"'];

function pinImages(folder: string, script: readonly string[], ...options: string[]) {
  program(join(folder, "docker"), script);
  return spawnSync(
    "bash",
    [repositoryPath("scripts/container/pin-images.sh"), ...options, join(folder, "Dockerfile")],
    { encoding: "utf8", env: { PATH: `${folder}:/usr/bin:/bin` } },
  );
}

test("pins both base images by digest, and then finds nothing left to pin", () => {
  const folder = testDirectory();
  const file = join(folder, "Dockerfile");
  copyFileSync(repositoryPath("Dockerfile"), file);
  expect(pinImages(folder, docker, "--check").status).toBe(1);
  expect(readFileSync(file, "utf8")).toBe(readFileSync(repositoryPath("Dockerfile"), "utf8"));
  expect(pinImages(folder, docker)).toMatchObject({ status: 0, stderr: "" });
  const pinned = [...readFileSync(file, "utf8").matchAll(/^ARG (\w+_IMAGE)=(\S+)@sha256:[0-9a-f]{64}$/gm)];
  expect(pinned.map(([, name]) => name)).toEqual(["BASE_IMAGE", "NODE_IMAGE"]);
  expect(pinImages(folder, docker, "--check")).toMatchObject({ status: 0, stdout: "" });
});

test("refuses an answer that isn't a digest, and leaves the Dockerfile unchanged", () => {
  const folder = testDirectory();
  const file = join(folder, "Dockerfile");
  copyFileSync(repositoryPath("Dockerfile"), file);
  const refused = pinImages(folder, ['echo "latest|rm"']);
  expect(refused).toMatchObject({ status: 2 });
  expect(refused.stderr).toContain("isn't a digest: latest|rm");
  expect(readFileSync(file, "utf8")).toBe(readFileSync(repositoryPath("Dockerfile"), "utf8"));
});
