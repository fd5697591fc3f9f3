import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { asFailure } from "../../errors.ts";
import { failure, ok, warning, type Check, type PreflightContext } from "./context.ts";

const install =
  "Kernel metrics need it: install Nsight Compute (package nsight-compute) or set ncu.path, or do without (ncu.enabled=false).";
const installOrGoOn = `${install} ncu.unavailable=warn goes on with a warning.`;

/** Is ncu there, and which. A run without kernel metrics does not need it, nor the counters. */
export const checkNcu: Check = async (context) => {
  if (context.ncuNeed === "none") return [];
  const { presence } = await context.ncu();
  const unusable = (message: string) =>
    context.ncuNeed === "required" ? failure("ncu", message, installOrGoOn) : warning("ncu", message, install);
  if (presence.state === "absent") return [unusable(`There is no ${context.ncuPath} here.`)];
  if (presence.state === "broken") return [unusable(`${context.ncuPath} does not work. ${presence.why}`)];
  return [ok("ncu", `Nsight Compute ${presence.version ?? "of unknown version"}.`)];
};

/** CAP_SYS_ADMIN in the capability masks of proc_pid_status(5). */
const sysAdmin = 1n << 21n;

/** May ncu read the GPU's counters. The driver's own setting, then our rights, then those of the isolation. */
export const checkCounters: Check = async (context) => {
  if (context.ncuNeed === "none") return [];
  const setting = await adminOnly(context);
  if (setting === "no driver") return [];
  if (setting === "everyone") return [ok("ncu-counters", "The driver lets every user read GPU counters.")];
  const help =
    "ncu fails with ERR_NVGPUCTRPERM. Start the container with --cap-add=SYS_ADMIN, or set the driver option " +
    "NVreg_RestrictProfilingToAdminUsers=0 on the host (/etc/modprobe.d, then reload the driver).";
  if (setting === "unknown") return [warning("ncu-counters", "It is unknown who may read GPU counters.", help)];
  if (!(await haveSysAdmin(context))) {
    return [warning("ncu-counters", "GPU counters are for administrators, and we lack CAP_SYS_ADMIN.", help)];
  }
  if ((await isolationKind(context)) === "unprivileged-user") {
    const message = "GPU counters are for administrators, and the isolation runs profilers as an unprivileged user.";
    return [warning("ncu-counters", message, `${help} Or permit PID namespaces (--security-opt apparmor=unconfined).`)];
  }
  return [ok("ncu-counters", "GPU counters are for administrators, and we have CAP_SYS_ADMIN.")];
};

async function adminOnly(context: PreflightContext): Promise<"everyone" | "administrators" | "unknown" | "no driver"> {
  const parameters = await readFile(join(context.proc, "driver/nvidia/params"), "utf8").catch(() => null);
  if (parameters === null) return (await context.gpus()).kind === "gpus" ? "unknown" : "no driver";
  const value = /^RmProfilingAdminOnly:\s*(\d)/m.exec(parameters)?.[1];
  return value === undefined ? "unknown" : value === "0" ? "everyone" : "administrators";
}

async function haveSysAdmin(context: PreflightContext): Promise<boolean> {
  const status = await readFile(join(context.proc, "self/status"), "utf8").catch(() => "");
  const mask = /^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1];
  return mask !== undefined && (BigInt(`0x${mask}`) & sysAdmin) !== 0n;
}

/** The isolation has its own check: here it only matters when there is one. */
async function isolationKind(context: PreflightContext): Promise<string | null> {
  try {
    return (await context.isolation()).kind;
  } catch (error) {
    asFailure(error);
    return null;
  }
}
