import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../errors.ts";
import type { Config } from "../../model/config.ts";
import type { Isolation } from "../../model/run/plan.ts";
import { commandSecrets, holdsPassword, looksSecret, shownVariable } from "../../model/secrets.ts";
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
  /** The whole environment of profiler and workload. */
  readonly environment: Readonly<Record<string, string>>;
  /** Variables in it that may be secret: a report holds their values, so it may not leave the machine. */
  readonly secrets: readonly string[];
  /** Allowed by the list, but left out as they look secret. */
  readonly leftOut: readonly string[];
}

/** Names the file that a program may write its metrics to, in runs that read them. */
export const metricsVariable = "LLM_PROFILE_METRICS";

/** Names the folder in which a program that's captured several times finds when its rounds begin (python/llm_profile_action/_rounds.py). */
export const roundsVariable = "LLM_PROFILE_ROUNDS";

/** A number that differs from pair to pair and is the same for both sides of a pair, where the goal is to improve. */
export const seedVariable = "LLM_PROFILE_SEED";

/** Names the file that `compare.verify` writes what it computed to. */
export const verifyVariable = "LLM_PROFILE_VERIFY";

/** Given by the run itself; a user's value for one of these would be lost. */
const ours = ["TMPDIR", markerVariable, metricsVariable, roundsVariable, seedVariable, verifyVariable];

/** Without a PATH of our own, where programs are on every Linux. */
export const usualPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** The allow-list alone, for tools that need nothing of the workload's: exports, statistics, nvidia-smi. */
export function toolEnvironment(
  own: OwnEnvironment,
  rules: EnvironmentRules,
  folders: Pick<Folders, "tmp">,
): Record<string, string> {
  return { PATH: usualPath, ...allowedEnvironment(own, rules).environment, TMPDIR: folders.tmp };
}

/**
 * The workload's environment: the allow-list, then the GPU, `workload.environment`, `workload.pass-env` and
 * `workload.secret-files`, whose files are written here. Throws UserError for a variable that is asked for and is not set, or is
 * not to be given to any program.
 */
export async function workloadEnvironment(request: EnvironmentRequest): Promise<WorkloadEnvironment> {
  const { rules, own, workload, isolation, folders } = request;
  refuseOurs(workload);
  const allowed = allowedEnvironment(own, rules);
  const passed = Object.fromEntries(
    workload["pass-env"].map((name) => [name, required(request, name, "workload.pass-env")]),
  );
  const environment: Record<string, string> = {
    PATH: usualPath,
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
      looksSecret(name) || holdsPassword(value) || commandSecrets(value).length > 0 ? [name] : [],
    ),
  ];
  const leftOut = allowed.leftOut.filter((name) => !(name in environment));
  return { environment, secrets: [...new Set(secrets)].sort(), leftOut };
}

/** The unprivileged user has no account: Python's getpass and expanduser go by these. */
function homeOf({ user }: Pick<Isolation, "user">, { home }: Folders): Record<string, string> {
  return user === null ? {} : { HOME: home, USER: "llm-profile", LOGNAME: "llm-profile" };
}

/** The program then sees this GPU as device 0; indices are those of nvidia-smi. */
function gpuVariables(gpu: number | null): Record<string, string> {
  return gpu === null ? {} : { CUDA_VISIBLE_DEVICES: String(gpu), CUDA_DEVICE_ORDER: "PCI_BUS_ID" };
}

async function writeSecretFiles(request: EnvironmentRequest): Promise<Record<string, string>> {
  const { workload, isolation, folders } = request;
  const variables: Record<string, string> = {};
  for (const [variable, secret] of Object.entries(workload["secret-files"])) {
    const path = join(folders.secrets, variable);
    await writeFile(path, required(request, secret, "workload.secret-files"), { mode: 0o600, flag: "wx" });
    if (isolation.user !== null) await chown(path, isolation.user.uid, isolation.user.gid);
    variables[variable] = path;
  }
  return variables;
}

function required({ own, rules }: EnvironmentRequest, name: string, key: string): string {
  const shown = shownVariable(name);
  if (belongsToStep(name, rules)) {
    throw new UserError({
      what: `${key} names the variable ${shown}, which belongs to the action's own step.`,
      where: key,
      why: "It holds an input of the action, a token of the runner, or a file by which the step sets its results: no program gets them.",
      help: `Take ${shown} out of ${key}. A value of your own needs another name: set it in \`env:\` of the step.`,
    });
  }
  const value = own[name];
  if (value !== undefined) return value;
  if (shown !== name) {
    throw new UserError({
      what: `${key} names the variable ${shown}, which is not set.`,
      where: key,
      why: "It is not shown, since it may be a secret's value.",
      help: `${key} takes names of variables, not their values. If it was a value, it stands in the workflow or in a file: replace the secret.`,
    });
  }
  throw new UserError({
    what: `${key} names the variable ${name}, which is not set.`,
    where: key,
    help: `Set ${name} in the environment of llm-profile (in a workflow: \`env:\` of the step), or take it out of ${key}.`,
  });
}

function refuseOurs(workload: EnvironmentRequest["workload"]): void {
  const wanted = [
    ...Object.keys(workload.environment),
    ...workload["pass-env"],
    ...Object.keys(workload["secret-files"]),
  ];
  const name = wanted.find((wantedName) => ours.includes(wantedName));
  if (name === undefined) return;
  throw new UserError({
    what: `The workload cannot be given its own ${name}.`,
    where: "workload.environment, workload.pass-env or workload.secret-files",
    why: "Each run gives it a private one, so that nothing is left behind and runs do not meet.",
    help: `Take ${name} out.${name === "TMPDIR" ? " To choose the disk, set TMPDIR for llm-profile itself." : ""}`,
  });
}

/** conf/environment.yml: which variables of our environment a profiler and its workload may see. */
export interface EnvironmentRules {
  readonly names: readonly string[];
  readonly prefixes: readonly string[];
  readonly never: readonly string[];
  readonly step: { readonly names: readonly string[]; readonly prefixes: readonly string[] };
}

/** The environment of a process, as Node has it. */
type OwnEnvironment = Readonly<Record<string, string | undefined>>;

/** What the allow-list passes on. */
interface AllowedEnvironment {
  readonly environment: Record<string, string>;
  /** On the list, but left out as their name or value looks secret: named to the user, who may wonder. */
  readonly leftOut: readonly string[];
}

/** The part of our environment that the rules let through, in the order of names. */
export function allowedEnvironment(own: OwnEnvironment, rules: EnvironmentRules): AllowedEnvironment {
  const environment: Record<string, string> = {};
  const leftOut: string[] = [];
  for (const name of Object.keys(own).sort()) {
    const value = own[name];
    if (value === undefined || !isListed(name, rules)) continue;
    if (looksSecret(name) || holdsPassword(value)) leftOut.push(name);
    else environment[name] = value;
  }
  return { environment, leftOut };
}

/** Our environment as a `run:` step would have it: without what belongs to our own step alone. */
export function shareableEnvironment(own: OwnEnvironment, rules: EnvironmentRules): Record<string, string> {
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) =>
      value === undefined || belongsToStep(name, rules) ? [] : [[name, value]],
    ),
  );
}

/** Whether no program that we start may get it, whatever asks for it. */
function belongsToStep(name: string, { step }: EnvironmentRules): boolean {
  return step.names.includes(name) || step.prefixes.some((prefix) => name.startsWith(prefix));
}

function isListed(name: string, rules: EnvironmentRules): boolean {
  const { names, prefixes, never } = rules;
  if (belongsToStep(name, rules) || never.some((prefix) => name.startsWith(prefix))) return false;
  return names.includes(name) || prefixes.some((prefix) => name.startsWith(prefix));
}
