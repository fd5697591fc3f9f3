import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../model/errors.ts";
import type { Config } from "../../model/config.ts";
import type { Isolation } from "../../model/run/plan.ts";
import { commandSecrets, hasUrlPassword, isSecretName, redactVariableName } from "../../model/secrets.ts";
import { markerVariable } from "../process/process-tree.ts";
import { giveToIsolatedUser } from "./isolation-user.ts";
import type { TemporaryDirectory } from "./temporary-directory.ts";

type Folders = Pick<TemporaryDirectory, "tmp" | "home" | "secrets">;

export interface EnvironmentRequest {
  readonly rules: EnvironmentRules;
  readonly own: OwnEnvironment;
  readonly workload: Pick<Config["workload"], "environment" | "pass-env" | "secret-files" | "gpu">;
  readonly isolation: Pick<Isolation, "user">;
  readonly folders: Folders;
}

export interface WorkloadEnvironment {
  readonly environment: Readonly<Record<string, string>>;
  /** These may be secret. A report contains their values, so it must not leave the machine. */
  readonly secrets: readonly string[];
  readonly leftOut: readonly string[];
}

export const metricsVariable = "LLM_PROFILE_METRICS";

/** If we capture a program several times, it waits for its rounds in this folder (python/llm_profile_action/_rounds.py). */
export const roundsVariable = "LLM_PROFILE_ROUNDS";

export const seedVariable = "LLM_PROFILE_SEED";

export const verifyVariable = "LLM_PROFILE_VERIFY";

const ownVariables = ["TMPDIR", markerVariable, metricsVariable, roundsVariable, seedVariable, verifyVariable];

export const defaultPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** For tools that don't need the workload's variables: exports, statistics, nvidia-smi. */
export function buildToolEnvironment(
  inherited: OwnEnvironment,
  rules: EnvironmentRules,
  folders: Pick<Folders, "tmp">,
): Record<string, string> {
  return { PATH: defaultPath, ...selectAllowed(inherited, rules).environment, TMPDIR: folders.tmp };
}

/**
 * The allow-list, then the GPU, `workload.environment`, `workload.pass-env`, and `workload.secret-files`, whose files this function writes.
 * Throws UserError if a requested variable isn't set, or if no program may get it.
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
    ...(isolation.user === null ? {} : { HOME: folders.home, USER: "llm-profile", LOGNAME: "llm-profile" }),
    ...(workload.gpu === null ? {} : { CUDA_VISIBLE_DEVICES: `${workload.gpu}`, CUDA_DEVICE_ORDER: "PCI_BUS_ID" }),
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

async function writeSecretFiles(request: EnvironmentRequest): Promise<Record<string, string>> {
  const { workload, isolation, folders } = request;
  const variables: Record<string, string> = {};
  for (const [variable, secret] of Object.entries(workload["secret-files"])) {
    const path = join(folders.secrets, variable);
    await writeFile(path, requireVariable(request, secret, "workload.secret-files"), { mode: 0o600, flag: "wx" });
    await giveToIsolatedUser(path, isolation);
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

export interface EnvironmentRules {
  readonly names: readonly string[];
  readonly prefixes: readonly string[];
  readonly never: readonly string[];
  readonly step: { readonly names: readonly string[]; readonly prefixes: readonly string[] };
}

type OwnEnvironment = Readonly<Record<string, string | undefined>>;

/** `leftOut` lists variables whose name or value looks secret, because the program may need them. */
export function selectAllowed(inherited: OwnEnvironment, rules: EnvironmentRules) {
  const environment: Record<string, string> = {};
  const leftOut: string[] = [];
  for (const name of Object.keys(inherited).sort()) {
    const value = inherited[name];
    if (value === undefined || !isListed(name, rules)) continue;
    if (isSecretName(name) || hasUrlPassword(value)) leftOut.push(name);
    else environment[name] = value;
  }
  return { environment, leftOut };
}

export function dropStepVariables(inherited: OwnEnvironment, rules: EnvironmentRules): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inherited).flatMap(([name, value]) =>
      value === undefined || belongsToStep(name, rules) ? [] : [[name, value]],
    ),
  );
}

/** No program may get such a variable, even if the configuration asks for it. */
function belongsToStep(name: string, { step }: EnvironmentRules): boolean {
  return step.names.includes(name) || step.prefixes.some((prefix) => name.startsWith(prefix));
}

function isListed(name: string, rules: EnvironmentRules): boolean {
  const { names, prefixes, never } = rules;
  if (belongsToStep(name, rules) || never.some((prefix) => name.startsWith(prefix))) return false;
  return names.includes(name) || prefixes.some((prefix) => name.startsWith(prefix));
}
