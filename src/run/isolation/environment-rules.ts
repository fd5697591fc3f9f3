import { parse } from "yaml";
import { z } from "zod";
import { errorMessage, ParseError } from "../../errors.ts";
import { looksSecret } from "../../model/secrets/secret-name.ts";
import { holdsPassword } from "../../model/secrets/url-password.ts";

const rulesSchema = z.strictObject({
  names: z.array(z.string().min(1)),
  prefixes: z.array(z.string().min(1)),
  never: z.array(z.string().min(1)),
  step: z.strictObject({ names: z.array(z.string().min(1)), prefixes: z.array(z.string().min(1)) }),
});

/** conf/environment.yml: which variables of our environment a profiler and its workload may see. */
export type EnvironmentRules = z.infer<typeof rulesSchema>;

/** The environment of a process, as Node has it. */
export type OwnEnvironment = Readonly<Record<string, string | undefined>>;

/** Reads the text of conf/environment.yml; `file` is for messages. */
export function parseEnvironmentRules(text: string, file: string): EnvironmentRules {
  try {
    return rulesSchema.parse(parse(text));
  } catch (error) {
    throw new ParseError({
      what: "The list of allowed environment variables is damaged.",
      where: file,
      why: errorMessage(error),
      cause: error,
    });
  }
}

/** What the allow-list passes on. */
export interface AllowedEnvironment {
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
export function belongsToStep(name: string, { step }: EnvironmentRules): boolean {
  return step.names.includes(name) || step.prefixes.some((prefix) => name.startsWith(prefix));
}

function isListed(name: string, rules: EnvironmentRules): boolean {
  const { names, prefixes, never } = rules;
  if (belongsToStep(name, rules) || never.some((prefix) => name.startsWith(prefix))) return false;
  return names.includes(name) || prefixes.some((prefix) => name.startsWith(prefix));
}
