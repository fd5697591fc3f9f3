import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@jest/globals";
import { isolate } from "../../../src/plan/workload.ts";
import { listProcMounts } from "../../../src/run/isolation/isolation.ts";
import { namespaceTest } from "../support/as-root.ts";
import { testDirectory } from "../support/directory.ts";
import { isolationOf } from "../support/levels.ts";
import { withMaskedProc } from "../support/masked-proc.ts";

function inContainer(...argv: readonly string[]): string {
  const [program, ...prefix] = withMaskedProc;
  const { status, stdout, stderr } = spawnSync(program, [...prefix, ...argv], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

const look = `
echo $PPID $(ls /proc | grep -c '^[0-9]')
cat /proc/fs/nvidia/params
wc -c </proc/kallsyms
[ -w /proc/sys/vm/swappiness ] && echo writable || echo read-only
awk '$5 == "/proc" { print $6 }' /proc/self/mountinfo | tail -n 1
ls -d /tmp`;

namespaceTest("shows a program in a PID namespace no more of the kernel than its container does", () => {
  const mounts = listProcMounts(inContainer("cat", "/proc/self/mountinfo"));
  expect(mounts).toEqual(["fs", "sys", "kallsyms"]);
  const isolation = isolationOf("pid-namespace", { procMounts: mounts });
  const seen = inContainer(...isolate(["sh", "-c", look], isolation)).split("\n");
  expect(seen).toEqual([
    "1 5", // Process 1, the shell below it; ls, grep and the shell around them are the others.
    "ModifyDeviceFiles: 0",
    "0",
    "read-only",
    "rw,nosuid,nodev,noexec,relatime",
    "/tmp",
    "",
  ]);
});

namespaceTest("shows no outside process if a program in a PID namespace unmounts /proc", () => {
  const secret = `QZX${randomBytes(8).toString("hex")}`;
  const script = "for layer in 1 2 3; do umount /proc || umount -l /proc; ls -A /proc; cat /proc/*/environ; done";
  const [program, ...rest] = isolate(["sh", "-c", script], isolationOf("pid-namespace"));
  const { stdout, stderr } = spawnSync(program, rest, { encoding: "utf8", env: { ...process.env, PLANTED: secret } });
  expect(stdout).toBe("");
  expect(stderr).toContain("No such file or directory");
});

namespaceTest("makes folders read-only only inside the namespace", () => {
  const folder = testDirectory();
  const isolation = isolationOf("pid-namespace", { readOnly: [folder] });
  const [program, ...rest] = isolate(["sh", "-c", `echo inside >${folder}/file`], isolation);
  const { status, stderr } = spawnSync(program, rest, { encoding: "utf8" });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/Read-only file system/i);
  writeFileSync(join(folder, "file"), "outside");
});
