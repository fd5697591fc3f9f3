import { failure, ok, warning, type Check } from "./context.ts";
import { call, wordsOf } from "./tool-facts.ts";
import { compareCuda, newestCudaKnown, parseCudaVersion } from "./nsys-cuda-versions.ts";

const install =
  "Install Nsight Systems (package nsight-systems-cli of NVIDIA's repository, or scripts/install-nsys.sh on Debian), " +
  "or set nsys.path to the program.";

/** Is nsys there, and which. */
export const checkNsys: Check = async (context) => {
  const { presence } = await context.nsys();
  if (presence.state === "absent") return [failure("nsys", `There is no ${context.nsysPath} here.`, install)];
  if (presence.state === "broken") {
    return [failure("nsys", `${context.nsysPath} does not work. ${presence.why}`, install)];
  }
  if (presence.version === null) {
    const said = presence.versionOutput.trim().slice(0, 200);
    return [warning("nsys", `${context.nsysPath} does not say its version: ${said}`, "Check that nsys.path is nsys.")];
  }
  return [ok("nsys", `Nsight Systems ${presence.version}.`)];
};

/** Can nsys make a report of what it records. */
export const checkImporter: Check = async (context) => {
  const { presence, importer } = await context.nsys();
  if (presence.state !== "present") return [];
  if (importer !== null) return [ok("nsys-importer", `Importer: ${importer}.`)];
  return [
    warning(
      "nsys-importer",
      "No QdstrmImporter was found beside nsys. Captures may end with `The importer binary and its dependencies were not found`.",
      "Install the whole package: the folder host-linux-x64 belongs beside target-linux-x64. It needs libdw1, libpfm4 and libssh.",
    ),
  ];
};

/** Can nsys sample CPUs and read its clock: `nsys status --environment`. We ask for no sampling unless told to. */
export const checkEnvironment: Check = async (context) => {
  if ((await context.nsys()).presence.state !== "present") return [];
  const result = await call(context, "nsys status", [context.nsysPath, "status", "--environment"]);
  const lines = result.stdout.split("\n").map((line) => line.trim());
  const bad = lines.filter((line) => /:\s*(Fail|No)\b/i.test(line));
  const hint =
    "Kernels and NVTX ranges do not need it. For nsys.sample or nsys.cpuctxsw: " +
    "kernel.perf_event_paranoid of 2 or less, and perf_event_open permitted in the container.";
  if (bad.length > 0) return [warning("nsys-environment", `nsys status --environment: ${bad.join("; ")}.`, hint)];
  // With CPU sampling not possible it may also end with another code than 0.
  if (result.exitCode !== 0) return [warning("nsys-environment", `nsys status: ${wordsOf(result)}`, hint)];
  return [ok("nsys-environment", "nsys status --environment reports no failure.")];
};

/** Is nsys older than the CUDA of the driver: then it can lose the kernels of programs built with that CUDA. */
export const checkCudaVersion: Check = async (context) => {
  const [{ presence, newestCuda }, gpus] = await Promise.all([context.nsys(), context.gpus()]);
  if (presence.state !== "present" || presence.version === null || gpus.kind !== "gpus" || gpus.cuda === null)
    return [];
  const driver = parseCudaVersion(gpus.cuda);
  const known = newestCuda ?? newestCudaKnown(presence.version);
  if (driver === null || known === null) return [];
  const limit = `nsys ${presence.version} knows CUDA up to ${known.major}.${known.minor}`;
  if (compareCuda(driver, known) <= 0) return [ok("nsys-cuda", `${limit}; the driver supports up to ${gpus.cuda}.`)];
  return [
    warning(
      "nsys-cuda",
      `${limit}, the driver supports up to ${gpus.cuda}. A program built with a CUDA newer than nsys can lose kernels: ` +
        "its report then says `Unknown runtime API function index`, and the capture fails.",
      `Programs built with CUDA ${known.major}.${known.minor} or older are not affected; for newer ones install a newer nsys.`,
    ),
  ];
};
