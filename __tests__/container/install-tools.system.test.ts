import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { program } from "../e2e/command/support/fake-nsys.ts";
import { repositoryPath } from "../fixtures/recorded.ts";
import { testDirectory } from "../run/support/directory.ts";

/** Runs the script on a system whose apt knows `packages`, and installs none: apt-get says what it is asked for, and fails. */
function install(packages: readonly string[], ...argv: string[]) {
  const folder = testDirectory();
  writeFileSync(join(folder, "known"), packages.join("\n"));
  program(join(folder, "apt-get"), ['echo "apt-get $*"; [[ $1 != install ]] || exit 9']);
  program(join(folder, "apt-cache"), [
    "case $1 in",
    `policy) grep -qx -- "$2" "${folder}/known" && echo "  Candidate: 1-1" || echo "  Candidate: (none)" ;;`,
    `pkgnames) grep -- "^$2" "${folder}/known" ;;`,
    "esac",
  ]);
  const { status, stdout, stderr } = spawnSync(
    "bash",
    [repositoryPath("scripts/container/install-tools.sh"), ...argv],
    {
      encoding: "utf8",
      env: { PATH: `${folder}:/usr/bin:/bin`, LC_ALL: "C" },
    },
  );
  return { status, stdout, stderr };
}

const nvidia = [
  "nsight-systems-2025.3.2",
  "nsight-systems-2025.5.1",
  "nsight-systems-cli-2025.5.1",
  "nsight-compute-2025.3.1",
];

describe("install-tools.sh", () => {
  test.each([
    { argv: [], says: "expected two arguments, NSYS and NCU" },
    { argv: ["latest", "none"], says: "NSYS_VERSION=latest is neither a version, such as 2025.3.2, nor debian." },
    { argv: ["none", "none"], says: "NSYS_VERSION=none is neither" },
    { argv: ["debian", "2025.3.1; true"], says: "NCU_VERSION=2025.3.1; true is neither" },
  ])("refuses the arguments $argv before it changes anything", ({ argv, says }) => {
    const { status, stdout, stderr } = install(nvidia, ...argv);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain(says);
  });

  test.each([
    { nsys: "2025.3.2", package: "nsight-systems-2025.3.2", why: "the only match" },
    { nsys: "2025.5.1", package: "nsight-systems-cli-2025.5.1", why: "which has no graphical interface" },
  ])("installs the version's package $package, $why", ({ nsys, package: wanted }) => {
    const { stdout } = install(nvidia, nsys, "none");
    expect(stdout.trim().split("\n")).toEqual([
      "apt-get update",
      `apt-get install -y --no-install-recommends ${wanted}`,
    ]);
  });

  test("lists the available versions if the requested one doesn't exist", () => {
    const { status, stderr } = install(nvidia, "2025.4.1", "none");
    expect(status).toBe(1);
    expect(stderr).toContain("It has: nsight-systems-2025.3.2 nsight-systems-2025.5.1 nsight-systems-cli-2025.5.1");
    expect(stderr).toContain("--build-arg NSYS_VERSION=VERSION");
  });

  test("says that the base image needs NVIDIA's package repository", () => {
    const { status, stderr } = install(["nsight-systems"], "2025.3.2", "none");
    expect(status).toBe(1);
    expect(stderr).toContain("The base image needs NVIDIA's package repository");
  });
});
