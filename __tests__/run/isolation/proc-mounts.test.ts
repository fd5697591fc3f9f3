import { expect, test } from "@jest/globals";
import { procMounts } from "../../../src/run/isolation/isolation.ts";

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
