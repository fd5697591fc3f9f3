import { expect, test } from "@jest/globals";
import { listProcMounts } from "../../../src/run/isolation/isolation.ts";

/** A line of mountinfo: number, number of what it is mounted on, mount point, type. */
const line = (id: number, parent: number, point: string, type = "tmpfs"): string =>
  `${id} ${parent} 0:21 / ${point} ro,nosuid shared:3 - ${type} source rw`;
const root = [line(1, 0, "/", "overlay"), line(2, 1, "/proc", "proc")];

test.each<[string, more: string[], mounts: string[]]>([
  ["nothing on a plain machine", [line(3, 1, "/sys", "sysfs"), line(4, 1, "/processes")], []],
  [
    "everything that a container engine masks, in its order",
    [line(3, 2, "/proc/bus", "proc"), line(4, 2, "/proc/sys", "proc"), line(5, 2, "/proc/kcore", "devtmpfs")],
    ["bus", "sys", "kcore"],
  ],
  [
    "a mount inside a mount",
    [line(3, 2, "/proc/driver/nvidia"), line(4, 3, "/proc/driver/nvidia/gpus/0000:41:00.0", "proc")],
    ["driver/nvidia", "driver/nvidia/gpus/0000:41:00.0"],
  ],
  ["each mount point once", [line(3, 2, "/proc/driver"), line(4, 3, "/proc/driver")], ["driver"]],
  [
    "no mount that another mount hides",
    [line(3, 2, "/proc/driver/nvidia"), line(4, 2, "/proc/driver"), line(5, 4, "/proc/driver/mine")],
    ["driver", "driver/mine"],
  ],
  [
    "no mount in a /proc that another /proc hides",
    [line(3, 2, "/proc/sys", "proc"), line(4, 2, "/proc", "proc"), line(5, 4, "/proc/keys", "devtmpfs")],
    ["keys"],
  ],
  ["names with spaces", [line(3, 2, "/proc/driver/a\\040b\\134c")], ["driver/a b\\c"]],
  ["no mount in one process's folder", [line(3, 2, "/proc/17/environ"), line(4, 2, "/proc/self/maps")], []],
  [
    "no file system that belongs in /proc",
    [line(3, 2, "/proc/sys/fs/binfmt_misc", "autofs"), line(4, 3, "/proc/sys/fs/binfmt_misc", "binfmt_misc")],
    [],
  ],
])("listProcMounts includes %s", (_, more, mounts) => {
  expect(listProcMounts([...root, ...more, ""].join("\n"))).toEqual(mounts);
});
