import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../model/errors.ts";
import type { Config } from "../../model/config.ts";
import type { Isolation } from "../../model/run/plan.ts";
import { commandSecrets, hasUrlPassword, isSecretName, redactVariableName } from "../../model/secrets.ts";
import { markerVariable } from "../process/process-tree.ts";
import type { TemporaryDirectory } from "./temporary-directory.ts";

type Folders = Pick<TemporaryDirectory, "tmp" | "home" | "secrets">;

export interface EnvironmentRequest {
  readonly rules: EnvironmentRules;
  /** Our own environment. */
  readonly own: OwnEnvironment;
  readonly workload: Pick<Config["workload"], "environment" | "pass-env" | "secret-files" | "gpu">;
  readonly isolation: Pick<Isolation, "user">;
  readonly folders: Folders;
}

export interface WorkloadEnvironment {
  /** The complete environment for the profiler and the workload. */
  readonly environment: Readonly<Record<string, string>>;
  /** Variables in `environment` that may be secret. A report contains their values, so the report must not leave the machine. */
  readonly secrets: readonly string[];
  /** Variables on the allow-list that we left out because they look secret. */
  readonly leftOut: readonly string[];
}

/** The variable with the path of the file that a program may write its metrics to. Set only in runs that read metrics. */
export const metricsVariable = "LLM_PROFILE_METRICS";

/**
 * The variable with the path of a folder. If we capture a program several times, it waits for its rounds in this folder
 * (python/llm_profile_action/_rounds.py).
 */
export const roundsVariable = "LLM_PROFILE_ROUNDS";

/** The variable with a random seed. If the goal is to improve, each pair gets its own seed, and both sides of a pair share it. */
export const seedVariable = "LLM_PROFILE_SEED";

/** The variable with the path of the file that `compare.verify` writes its results to. */
export const verifyVariable = "LLM_PROFILE_VERIFY";

/** Variables that the run sets itself. Users can't set them, because the run would overwrite their values. */
const ownVariables = ["TMPDIR", markerVariable, metricsVariable, roundsVariable, seedVariable, verifyVariable];

/** The standard folders for programs on Linux, in case our own environment has no PATH. */
export const defaultPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/**
 * The environment for tools that don't need the workload's variables: exports, statistics, nvidia-smi. It has only PATH, TMPDIR, and the
 * variables on the allow-list.
 */
export function buildToolEnvironment(
  own: OwnEnvironment,
  rules: EnvironmentRules,
  folders: Pick<Folders, "tmp">,
): Record<string, string> {
  return { PATH: defaultPath, ...selectAllowed(own, rules).environment, TMPDIR: folders.tmp };
}

/**
 * The workload's environment: the allow-list, then the GPU, `workload.environment`, `workload.pass-env`, and
 * `workload.secret-files`, whose files this function writes. Throws UserError if a requested variable isn't set, or if it's one
 * that no program may get.
 */
export async function buildWorkloadEnvironment(request: EnvironmentRequest): Promise<WorkloadEnvironment> {
  const { rules, own, workload, isolation, folders } = request;
  refuseOwnVariables(workload);
  const allowed = selectAllowed(own, rules);
  const passed = Object.fromEntries(
    workload["pass-env"].map((name) => [name, requireVariable(request, name, "workload.pass-env")]),
  );
  const environment: Record<string, string> = {
    PATH: defaultPath,
    ...allowed.environment,
    ...homeOf(isolation, folders),
    ...gpuVariables(workload.gpu),
    ...workload.environment,
    ...passed,
    ...(await writeSecretFiles(request)),
    TMPDIR: folders.tmp,
  };
  const secrets = [
    ...Object.keys(passed).filter((name) => !(name in allowed.environment)),
    ...Object.entries(workload.environment).flatMap(([name, value]) =>
      isSecretName(name) || hasUrlPassword(value) || commandSecrets(value).length > 0 ? [name] : [],
    ),
  ];
  const leftOut = allowed.leftOut.filter((name) => !(name in environment));
  return { environment, secrets: [...new Set(secrets)].sort(), leftOut };
}

/** The unprivileged user has no account, so Python's getpass and expanduser need these variables. */
function homeOf({ user }: Pick<Isolation, "user">, { home }: Folders): Record<string, string> {
  return user === null ? {} : { HOME: home, USER: "llm-profile", LOGNAME: "llm-profile" };
}

/** Makes this GPU device 0 for the program. `gpu` is nvidia-smi's index. */
function gpuVariables(gpu: number | null): Record<string, string> {
  return gpu === null ? {} : { CUDA_VISIBLE_DEVICES: String(gpu), CUDA_DEVICE_ORDER: "PCI_BUS_ID" };
}

async function writeSecretFiles(request: EnvironmentRequest): Promise<Record<string, string>> {
  const { workload, isolation, folders } = request;
  const variables: Record<string, string> = {};
  for (const [variable, secret] of Object.entries(workload["secret-files"])) {
    const path = join(folders.secrets, variable);
    await writeFile(path, requireVariable(request, secret, "workload.secret-files"), { mode: 0o600, flag: "wx" });
    if (isolation.user !== null) await chown(path, isolation.user.uid, isolation.user.gid);
    variables[variable] = path;
  }
  return variables;
}

function requireVariable({ own, rules }: EnvironmentRequest, name: string, key: string): string {
  const shown = redactVariableName(name);
  if (belongsToStep(name, rules)) {
    throw new UserError({
      what: `${key} names the variable ${shown}, which belongs to the action's own step.`,
      where: key,
      why: "The variable contains an action input, a runner token, or the path of a file that sets the step's results. We don't pass such variables to any program.",
      help: `Remove ${shown} from ${key}. To pass your own value, set it under another name in the step's \`env:\`.`,
    });
  }
  const value = own[name];
  if (value !== undefined) return value;
  if (shown !== name) {
    throw new UserError({
      what: `${key} names the variable ${shown}, which isn't set.`,
      where: key,
      why: "We don't show the name, because it may be the value of a secret.",
      help: `${key} takes variable names, not values. If this was a secret's value, it's exposed in the workflow or in a file: replace the secret.`,
    });
  }
  throw new UserError({
    what: `${key} names the variable ${name}, which isn't set.`,
    where: key,
    help: `Set ${name} in llm-profile's environment (in a workflow, in the step's \`env:\`), or remove it from ${key}.`,
  });
}

function refuseOwnVariables(workload: EnvironmentRequest["workload"]): void {
  const wanted = [
    ...Object.keys(workload.environment),
    ...workload["pass-env"],
    ...Object.keys(workload["secret-files"]),
  ];
  const name = wanted.find((wantedName) => ownVariables.includes(wantedName));
  if (name === undefined) return;
  throw new UserError({
    what: `You can't set ${name} for the workload.`,
    where: "workload.environment, workload.pass-env or workload.secret-files",
    why: "Each run sets this variable itself, so nothing is left behind and runs don't collide.",
    help: `Remove ${name}.${name === "TMPDIR" ? " To choose the disk, set TMPDIR for llm-profile itself." : ""}`,
  });
}

/** The content of conf/environment.yml: the variables that we pass from our environment to a profiler and its workload. */
export interface EnvironmentRules {
  readonly names: readonly string[];
  readonly prefixes: readonly string[];
  readonly never: readonly string[];
  readonly step: { readonly names: readonly string[]; readonly prefixes: readonly string[] };
}

/** Node's `process.env`. */
type OwnEnvironment = Readonly<Record<string, string | undefined>>;

/** The result of applying the allow-list. */
interface AllowedEnvironment {
  readonly environment: Record<string, string>;
  /**
   * Variables on the list that we left out because their name or value looks secret. We list them for the user, because the
   * program may need them.
   */
  readonly leftOut: readonly string[];
}

/** The variables of our environment that the rules allow, sorted by name. */
export function selectAllowed(own: OwnEnvironment, rules: EnvironmentRules): AllowedEnvironment {
  const environment: Record<string, string> = {};
  const leftOut: string[] = [];
  for (const name of Object.keys(own).sort()) {
    const value = own[name];
    if (value === undefined || !isListed(name, rules)) continue;
    if (isSecretName(name) || hasUrlPassword(value)) leftOut.push(name);
    else environment[name] = value;
  }
  return { environment, leftOut };
}

/** Our environment without the variables that belong only to our own step. A `run:` step would get the same variables. */
export function dropStepVariables(own: OwnEnvironment, rules: EnvironmentRules): Record<string, string> {
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) =>
      value === undefined || belongsToStep(name, rules) ? [] : [[name, value]],
    ),
  );
}

/** True if no program may get this variable, even if the configuration asks for it. */
function belongsToStep(name: string, { step }: EnvironmentRules): boolean {
  return step.names.includes(name) || step.prefixes.some((prefix) => name.startsWith(prefix));
}

function isListed(name: string, rules: EnvironmentRules): boolean {
  const { names, prefixes, never } = rules;
  if (belongsToStep(name, rules) || never.some((prefix) => name.startsWith(prefix))) return false;
  return names.includes(name) || prefixes.some((prefix) => name.startsWith(prefix));
}
