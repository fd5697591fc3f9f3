import { dirname, join } from "node:path";
import { StoppedError } from "../../model/errors.ts";
import type { Config } from "../../model/config.ts";
import type { ProfileEnvironment } from "../../model/profile/environment.ts";
import { mayBeSecret } from "../../model/secrets.ts";
import { interpreterByPath } from "../../plan/sides.ts";
import { findKnownSecrets } from "../../github/secrets/known-secrets.ts";
import { seedVariable } from "../../run/isolation/environment.ts";
import { exists } from "../../run/directory/file-system.ts";
import { readPythonPackages } from "../../run/machine/python-packages.ts";
import { readCudaLibraries, readSystemPackages, selectShownVersions } from "../../run/machine/software.ts";
import { describeVariables, type DigestKey } from "../../run/machine/variables.ts";
import { resolveProgram } from "../../run/preflight/tool-facts.ts";
import { environmentRules } from "../conf.generated.ts";
import type { Side } from "../session.ts";

export interface EnvironmentRequest {
  readonly key: DigestKey;
  readonly own: readonly string[];
}

export async function addEnvironment(side: Side, request: EnvironmentRequest): Promise<Side> {
  try {
    return { ...side, environment: await readEnvironment(side, request) };
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    return side;
  }
}

async function readEnvironment(side: Side, { key, own }: EnvironmentRequest): Promise<ProfileEnvironment> {
  const { session } = side;
  const { workload } = side.config;
  const { context, tools, isolation } = session;
  const { environment } = side.program;
  const secretValues = findKnownSecrets({ environment: context.environment, workload, token: null }).map(
    ({ value }) => value,
  );
  const passed = workload["pass-env"].map((name) => context.environment[name] ?? "").filter(mayBeSecret);
  const secrets = [...secretValues, ...passed];
  const shown = (versions: ReadonlyMap<string, string> | null) =>
    versions === null ? null : selectShownVersions(versions, secrets);
  const interpreter = await findInterpreter(workload, environment, side.program.workingDirectory);
  // A virtual environment shows the packages of the interpreter that it's based on, too.
  const based = side.venv === null ? [] : [join(side.venv.parent, "bin", "python3")];
  const interpreters = [...(interpreter === null ? [] : [interpreter]), ...based];
  const digest = context.environment["LLM_PROFILE_IMAGE_DIGEST"] ?? "";
  return {
    run: key.run,
    operatingSystem: session.machine.operatingSystem,
    imageDigest: /^sha256:[0-9a-f]{64}$/.test(digest) ? digest : null,
    pythonPackages: shown(await readPythonPackages({ interpreters, environment })),
    systemPackages: shown(
      await readSystemPackages({
        runTool: tools.ask,
        cwd: tools.folder.path,
        environment: { ...tools.environment, LC_ALL: "C" },
      }),
    ),
    cudaLibraries: shown(await readCudaLibraries(environment["LD_LIBRARY_PATH"] ?? "")),
    variables: describeVariables({
      environment,
      given: workload.environment,
      own: new Set([...own, "TMPDIR", seedVariable, ...(isolation.user === null ? [] : ["HOME"])]),
      passed: new Set([...workload["pass-env"], ...Object.keys(workload["secret-files"])]),
      prefixes: environmentRules.prefixes,
      secrets,
      key,
    }),
  };
}

export async function findInterpreter(
  workload: Config["workload"],
  environment: Readonly<Record<string, string>>,
  workingDirectory: string,
): Promise<string | null> {
  const find = async (name: string) => resolveProgram(name, environment["PATH"] ?? "", workingDirectory);
  const command = workload.server.command ?? workload.command;
  const [first] = workload.module === null ? [command].flat() : [];
  const word = first?.trim().split(/\s/, 1)[0] ?? "";
  // Programs in a virtual environment, such as .venv/bin/vllm, use its interpreter.
  const path = word.includes("/") ? await find(word) : null;
  const ofVenv =
    path !== null && (await exists(join(dirname(path), "..", "pyvenv.cfg"))) ? join(dirname(path), "python3") : null;
  return ofVenv ?? (await find(interpreterByPath(command) ?? workload.python ?? "python3"));
}
