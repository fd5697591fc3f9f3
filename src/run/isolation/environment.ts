import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../errors.ts";
import { commandSecrets } from "../../model/secrets/command-secrets.ts";
import type { Config } from "../../model/config.ts";
import type { Isolation } from "../../model/run/plan.ts";
import { looksSecret } from "../../model/secrets/secret-name.ts";
import { shownVariable } from "../../model/secrets/secret-value.ts";
import { holdsPassword } from "../../model/secrets/url-password.ts";
import { allowedEnvironment, belongsToStep, type EnvironmentRules, type OwnEnvironment } from "./environment-rules.ts";
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

/** Given by the run itself; a user's value for one of these would be lost. */
const ours = ["TMPDIR", markerVariable];

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
      hint: `Take ${shown} out of ${key}. A value of your own needs another name: set it in \`env:\` of the step.`,
    });
  }
  const value = own[name];
  if (value !== undefined) return value;
  if (shown !== name) {
    throw new UserError({
      what: `${key} names the variable ${shown}, which is not set.`,
      where: key,
      why: "It is not shown, since it may be a secret's value.",
      hint: `${key} takes names of variables, not their values. If it was a value, it stands in the workflow or in a file: replace the secret.`,
    });
  }
  throw new UserError({
    what: `${key} names the variable ${name}, which is not set.`,
    where: key,
    hint: `Set ${name} in the environment of llm-profile (in a workflow: \`env:\` of the step), or take it out of ${key}.`,
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
    hint: `Take ${name} out.${name === "TMPDIR" ? " To choose the disk, set TMPDIR for llm-profile itself." : ""}`,
  });
}
