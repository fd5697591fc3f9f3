/** File systems of their own, which hide nothing of /proc; automatic mounts may wait for a daemon when they are touched. */
const notMasks = ["autofs", "binfmt_misc", "nfsd", "rpc_pipefs"];

interface Mount {
  readonly id: string;
  /** The number of the mount that this one lies on. */
  readonly parent: string;
  readonly point: string;
  readonly type: string;
}

/**
 * What lies on this machine's /proc, relative to it, outer mounts first. A container's engine hides there what the container
 * may not see or change, and NVIDIA's toolkit replaces /proc/driver/nvidia, since the driver's libraries make device files
 * of the machine's other GPUs where it does not say otherwise. `mountinfo` is /proc/self/mountinfo, see proc(5).
 */
export function procMounts(mountinfo: string): string[] {
  const mounts = mountinfo.split("\n").flatMap(parseMount);
  // Where /proc was mounted twice, the later one lies on the earlier one, and hides what lies there.
  const proc = mounts.findLast(({ point }) => point === "/proc");
  const below = mounts.filter(({ point }) => isOfTheMachine(point));
  const points = new Map<string, string>();
  const visible = new Set([proc?.id]);
  for (const { id, parent, point, type } of below) {
    if (!visible.has(parent)) continue;
    visible.add(id);
    // A mount hides what was mounted below it before.
    for (const hidden of points.keys()) if (hidden.startsWith(`${point}/`)) points.delete(hidden);
    points.set(point, type);
  }
  return [...points].filter(([, type]) => !notMasks.includes(type)).map(([point]) => point.slice("/proc/".length));
}

/** Below /proc, and not of one process: those numbers mean others in a namespace. */
function isOfTheMachine(point: string): boolean {
  return /^\/proc\/(?!\d|self\b|thread-self\b)/.test(point);
}

function parseMount(line: string): Mount[] {
  const fields = line.split(" ");
  const [id, parent, , , point] = fields;
  const type = fields[fields.indexOf("-") + 1];
  if (id === undefined || parent === undefined || point === undefined || type === undefined) return [];
  return [{ id, parent, point: unescape(point), type }];
}

/** Spaces, tabs, line ends and backslashes are written in octal. */
function unescape(point: string): string {
  return point.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}
