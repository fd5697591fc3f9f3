import { dirname, join } from "node:path";
import { StoppedError } from "../../errors.ts";
import type { ProfileEnvironment } from "../../model/profile/environment.ts";
import { mayBeSecret } from "../../model/secrets.ts";
import { interpreterByPath } from "../../plan/sides.ts";
import { knownSecrets } from "../../publish/secrets/known-secrets.ts";
import { exists } from "../../run/directory/file-system.ts";
import { readPythonPackages } from "../../run/machine/python-packages.ts";
import { readCudaLibraries, readSystemPackages, shownVersions } from "../../run/machine/software.ts";
import { describeVariables } from "../../run/machine/variables.ts";
import { resolveProgram } from "../../run/preflight/tool-facts.ts";
import { environmentRules } from "../conf.generated.ts";
import type { Side } from "../session.ts";

/** The side with what it runs with, as it is when all is set up and nothing is captured yet. What cannot be read fails no run. */
export async function withEnvironment(side: Side): Promise<Side> {
  try {
    return { ...side, environment: await readEnvironment(side) };
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    return side;
  }
}

async function readEnvironment(side: Side): Promise<ProfileEnvironment> {
  const { session, config, workloadEnvironment, sideEnvironment } = side;
  const { workload } = config;
  const known = knownSecrets({ environment: session.environment, workload, token: null }).map(({ value }) => value);
  const passed = workload["pass-env"].map((name) => session.environment[name] ?? "").filter(mayBeSecret);
  const secrets = [...known, ...passed];
  const shown = (versions: ReadonlyMap<string, string> | null) =>
    versions === null ? null : shownVersions(versions, secrets);
  const { ask: runTool, toolFolder, toolEnvironment, isolation } = session;
  const digest = session.environment["LLM_PROFILE_IMAGE_DIGEST"] ?? "";
  return {
    run: session.digestKey.run,
    operatingSystem: session.operatingSystem,
    imageDigest: /^sha256:[0-9a-f]{64}$/.test(digest) ? digest : null,
    pythonPackages: shown(
      await readPythonPackages({ interpreters: await interpretersOf(side), environment: workloadEnvironment }),
    ),
    systemPackages: shown(
      await readSystemPackages({ runTool, cwd: toolFolder.path, environment: { ...toolEnvironment, LC_ALL: "C" } }),
    ),
    cudaLibraries: shown(await readCudaLibraries(workloadEnvironment["LD_LIBRARY_PATH"] ?? "")),
    variables: describeVariables({
      environment: workloadEnvironment,
      given: workload.environment,
      own: new Set([...Object.keys(sideEnvironment), "TMPDIR", ...(isolation.user === null ? [] : ["HOME"])]),
      passed: new Set([...workload["pass-env"], ...Object.keys(workload["secret-files"])]),
      prefixes: environmentRules.prefixes,
      secrets,
      key: session.digestKey,
    }),
  };
}

/** Absolute paths; none where no interpreter is named or found. A virtual environment sees what it stands on, too. */
async function interpretersOf({ config, workingDirectory, workloadEnvironment, venv }: Side): Promise<string[]> {
  const { workload } = config;
  const find = async (name: string) => resolveProgram(name, workloadEnvironment["PATH"] ?? "", workingDirectory);
  const [program] = workload.module === null ? [workload.command].flat() : [];
  const word = program?.trim().split(/\s/, 1)[0] ?? "";
  // Programs of a virtual environment, such as .venv/bin/vllm, start its interpreter.
  const path = word.includes("/") ? await find(word) : null;
  const ofVenv =
    path !== null && (await exists(join(dirname(path), "..", "pyvenv.cfg"))) ? join(dirname(path), "python3") : null;
  const found = ofVenv ?? (await find(interpreterByPath(workload.command) ?? workload.python ?? "python3"));
  return [...(found === null ? [] : [found]), ...(venv === null ? [] : [join(venv.parent, "bin", "python3")])];
}
