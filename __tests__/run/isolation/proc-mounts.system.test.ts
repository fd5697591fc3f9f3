import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { isolate } from "../../../src/plan/workload.ts";
import { procMounts } from "../../../src/run/isolation/isolation.ts";
import { namespaceTest } from "../support/as-root.ts";
import { testDirectory } from "../support/directory.ts";
import { withMaskedProc } from "../support/masked-proc.ts";

/** A line of mountinfo: number, number of what it is mounted on, mount point, type. */
const line = (id: number, parent: number, point: string, type = "tmpfs"): string =>
  `${id} ${parent} 0:21 / ${point} ro,nosuid shared:3 - ${type} source rw`;
const root = [line(1, 0, "/", "overlay"), line(2, 1, "/proc", "proc")];

test.each([
  { name: "nothing, on a plain machine", more: [line(3, 1, "/sys", "sysfs"), line(4, 1, "/processes")], mounts: [] },
  {
    name: "what a container's engine masks, in its order",
    more: [line(3, 2, "/proc/bus", "proc"), line(4, 2, "/proc/sys", "proc"), line(5, 2, "/proc/kcore", "devtmpfs")],
    mounts: ["bus", "sys", "kcore"],
  },
  {
    name: "what is mounted in a mount",
    more: [line(3, 2, "/proc/driver/nvidia"), line(4, 3, "/proc/driver/nvidia/gpus/0000:41:00.0", "proc")],
    mounts: ["driver/nvidia", "driver/nvidia/gpus/0000:41:00.0"],
  },
  {
    name: "each place once, where mounts lie on mounts",
    more: [line(3, 2, "/proc/driver"), line(4, 3, "/proc/driver")],
    mounts: ["driver"],
  },
  {
    name: "nothing that another mount hides",
    more: [line(3, 2, "/proc/driver/nvidia"), line(4, 2, "/proc/driver"), line(5, 4, "/proc/driver/mine")],
    mounts: ["driver", "driver/mine"],
  },
  {
    name: "nothing of a /proc that another /proc hides",
    more: [line(3, 2, "/proc/sys", "proc"), line(4, 2, "/proc", "proc"), line(5, 4, "/proc/keys", "devtmpfs")],
    mounts: ["keys"],
  },
  {
    name: "spaces in names",
    more: [line(3, 2, "/proc/driver/a\\040b\\134c")],
    mounts: ["driver/a b\\c"],
  },
  {
    name: "nothing that belongs to one process",
    more: [line(3, 2, "/proc/17/environ"), line(4, 2, "/proc/self/maps")],
    mounts: [],
  },
  {
    name: "no file system that hides nothing",
    more: [line(3, 2, "/proc/sys/fs/binfmt_misc", "autofs"), line(4, 3, "/proc/sys/fs/binfmt_misc", "binfmt_misc")],
    mounts: [],
  },
])("procMounts: $name", ({ more, mounts }) => {
  expect(procMounts([...root, ...more, ""].join("\n"))).toEqual(mounts);
});

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

namespaceTest("a PID namespace shows the program no more of the kernel than the container does", () => {
  const mounts = procMounts(inContainer("cat", "/proc/self/mountinfo"));
  expect(mounts).toEqual(["fs", "sys", "kallsyms"]);
  const isolation = {
    kind: "pid-namespace",
    user: null,
    endsWithParent: true,
    procMounts: mounts,
    readOnly: [],
  } as const;
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

namespaceTest("what is unmounted in a PID namespace shows no process of outside: there is no other /proc below", () => {
  const secret = `QZX${randomBytes(8).toString("hex")}`;
  const isolation = { kind: "pid-namespace", user: null, endsWithParent: true, procMounts: [], readOnly: [] } as const;
  const script = "for layer in 1 2 3; do umount /proc || umount -l /proc; ls -A /proc; cat /proc/*/environ; done";
  const [program, ...rest] = isolate(["sh", "-c", script], isolation);
  const { stdout, stderr } = spawnSync(program, rest, { encoding: "utf8", env: { ...process.env, PLANTED: secret } });
  expect(stdout).toBe("");
  expect(stderr).toContain("No such file or directory");
});

namespaceTest("folders that are read-only in the namespace are so inside alone", () => {
  const folder = testDirectory();
  const isolation = {
    kind: "pid-namespace",
    user: null,
    endsWithParent: true,
    procMounts: [],
    readOnly: [folder],
  } as const;
  const [program, ...rest] = isolate(["sh", "-c", `echo inside >${folder}/file`], isolation);
  const { status, stderr } = spawnSync(program, rest, { encoding: "utf8" });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/Read-only file system/i);
  writeFileSync(join(folder, "file"), "outside");
});
