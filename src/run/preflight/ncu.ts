import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { asFailure } from "../../model/errors.ts";
import { failure, needsNoGpu, ok, warning, type Check, type PreflightContext } from "./context.ts";

const install =
  "Kernel metrics need ncu: install Nsight Compute (package nsight-compute) or set ncu.path. To skip kernel metrics, set ncu.enabled=false.";
const installOrGoOn = `${install} To continue with a warning, set ncu.unavailable=warn.`;

/** Checks for ncu and its version. A run without kernel metrics needs neither ncu nor the counters. */
export const checkNcu: Check = async (context) => {
  if (context.ncuNeed === "none") return [];
  if (context.ncuNeed === "wanted" && (await needsNoGpu(context))) return [];
  const { presence } = await context.ncu();
  const unusable = (message: string) =>
    context.ncuNeed === "required" ? failure("ncu", message, installOrGoOn) : warning("ncu", message, install);
  if (presence.state === "absent") return [unusable(`Can't find ${context.ncuPath} on this machine.`)];
  if (presence.state === "broken") return [unusable(`${context.ncuPath} doesn't work here. ${presence.why}`)];
  return [ok("ncu", `Nsight Compute ${presence.version ?? "(unknown version)"}.`)];
};

/** CAP_SYS_ADMIN in the capability masks of proc_pid_status(5). */
const sysAdmin = 1n << 21n;

/** Checks if ncu may read the GPU's counters: first the driver's setting, then our own permissions, then the isolation. */
export const checkCounters: Check = async (context) => {
  if (context.ncuNeed === "none") return [];
  const setting = await adminOnly(context);
  if (setting === "no driver") return [];
  if (setting === "everyone") return [ok("ncu-counters", "The driver lets every user read GPU counters.")];
  const help =
    "ncu fails with ERR_NVGPUCTRPERM. Start the container with --cap-add=SYS_ADMIN, or set the driver option " +
    "NVreg_RestrictProfilingToAdminUsers=0 on the host (/etc/modprobe.d, then reload the driver).";
  if (setting === "unknown") return [warning("ncu-counters", "Can't tell who may read GPU counters.", help)];
  if (!(await hasSysAdmin(context))) {
    return [
      warning(
        "ncu-counters",
        "Only administrators may read GPU counters, and llm-profile doesn't have CAP_SYS_ADMIN.",
        help,
      ),
    ];
  }
  if ((await readIsolationKind(context)) === "unprivileged-user") {
    const message =
      "Only administrators may read GPU counters, but this isolation level runs the profilers as an unprivileged user.";
    return [warning("ncu-counters", message, `${help} Or allow PID namespaces (--security-opt apparmor=unconfined).`)];
  }
  return [
    ok("ncu-counters", "Only administrators may read GPU counters. llm-profile may, because it has CAP_SYS_ADMIN."),
  ];
};

async function adminOnly(context: PreflightContext): Promise<"everyone" | "administrators" | "unknown" | "no driver"> {
  const parameters = await readFile(join(context.proc, "driver/nvidia/params"), "utf8").catch(() => null);
  if (parameters === null) return (await context.gpus()).kind === "gpus" ? "unknown" : "no driver";
  const value = /^RmProfilingAdminOnly:\s*(\d)/m.exec(parameters)?.[1];
  return value === undefined ? "unknown" : value === "0" ? "everyone" : "administrators";
}

async function hasSysAdmin(context: PreflightContext): Promise<boolean> {
  const status = await readFile(join(context.proc, "self/status"), "utf8").catch(() => "");
  const mask = /^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1];
  return mask !== undefined && (BigInt(`0x${mask}`) & sysAdmin) !== 0n;
}

/** The isolation's kind, or null if probing fails. `checkIsolation` reports that failure. */
async function readIsolationKind(context: PreflightContext): Promise<string | null> {
  try {
    return (await context.isolation()).kind;
  } catch (error) {
    asFailure(error);
    return null;
  }
}
