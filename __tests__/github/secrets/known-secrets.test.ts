import { expect, test } from "@jest/globals";
import { findKnownSecrets, type SecretSources } from "../../../src/github/secrets/known-secrets.ts";

interface Sources extends Partial<Omit<SecretSources, "workload">> {
  /** Names of variables for secret-files. */
  readonly passed?: readonly string[];
  readonly given?: Readonly<Record<string, string>>;
  readonly command?: string | string[];
  readonly setup?: string;
  readonly overrides?: string[];
}

function known({ passed = [], given = {}, command, setup, overrides = [], ...sources }: Sources): string[] {
  const exists = (path: string): boolean => ["/usr/bin", "/tmp/ssh-1/agent.7", "/__w/llm"].includes(path);
  const workload = {
    "secret-files": Object.fromEntries(passed.map((name) => [`${name}_FILE`, name])),
    environment: given,
    command: command ?? null,
    setup: setup ?? null,
    "hydra-overrides": overrides,
  };
  return findKnownSecrets({ environment: {}, workload, token: null, ...sources }, exists).map(
    ({ name, value }) => `${name}=${value}`,
  );
}

test("collects our environment's secrets without a configuration", () => {
  const environment = { HF_TOKEN: "hf_abcdef" };
  expect(findKnownSecrets({ environment, workload: null, token: null })).toEqual([
    { name: "HF_TOKEN", value: "hf_abcdef" },
  ]);
});

test.each<[string, Sources, string[]]>([
  [
    "variables whose names say secret",
    { environment: { HF_TOKEN: "hf_abcdef", DB_PASSWORD: "hunter22", LANG: "en_US.UTF-8" } },
    ["HF_TOKEN=hf_abcdef", "DB_PASSWORD=hunter22"],
  ],
  [
    "the runner's own tokens",
    { environment: { ACTIONS_RUNTIME_TOKEN: "eyJ0eXAi", ACTIONS_ID_TOKEN_REQUEST_TOKEN: "eyJ0eXAj" } },
    ["ACTIONS_RUNTIME_TOKEN=eyJ0eXAi", "ACTIONS_ID_TOKEN_REQUEST_TOKEN=eyJ0eXAj"],
  ],
  [
    "passed variables, whatever their names",
    { environment: { WEIGHTS: "s3cr3t-path" }, passed: ["WEIGHTS"] },
    ["WEIGHTS=s3cr3t-path"],
  ],
  ["the configuration's variables", { given: { API_KEY: "abc-def-1", MODE: "decode-fast" } }, ["API_KEY=abc-def-1"]],
  ["our own token", { token: "ghs_0123456789" }, ["token=ghs_0123456789"]],
  [
    "each value once, under its first name",
    { token: "ghs_0123456789", environment: { GITHUB_TOKEN: "ghs_0123456789" } },
    ["token=ghs_0123456789"],
  ],
  [
    "only the token among the action's inputs",
    {
      environment: { "INPUT_PASS-ENV": "HF_TOKEN", INPUT_KEY: "h100-decode", INPUT_TOKEN: "ghs_0123456789" },
    },
    ["INPUT_TOKEN=ghs_0123456789"],
  ],
  ["no short values", { environment: { A_TOKEN: "12ab5", B_KEY: "" }, token: "x" }, []],
  [
    "no words and numbers",
    { environment: { USE_TOKEN: "always", X_KEY: "1234567", Y_KEY: "1.25.3", AUTH: "10.0.0.1:80" } },
    [],
  ],
  [
    "paths only if they don't exist",
    {
      environment: {
        SSH_AUTH_SOCK: "/tmp/ssh-1/agent.7",
        PWD: "/gone/away",
        SSL_CERT_FILE: "/usr/bin",
        MY_SECRET: "/abcdefgh",
      },
    },
    ["MY_SECRET=/abcdefgh"],
  ],
  [
    "a URL with a password, whatever its name, and the password",
    { environment: { DATABASE_URL: "postgres://bench:Zx81kfj@db.corp:5432/x" } },
    ["DATABASE_URL=postgres://bench:Zx81kfj@db.corp:5432/x", "DATABASE_URL=Zx81kfj"],
  ],
  [
    "a password both encoded and decoded",
    { given: { INDEX: "https://ci:p%40ss%2Fword@pypi.corp/simple" } },
    ["INDEX=https://ci:p%40ss%2Fword@pypi.corp/simple", "INDEX=p%40ss%2Fword", "INDEX=p@ss/word"],
  ],
  [
    "a password with special characters",
    { environment: { DATABASE_URL: "postgres://u:pa:ss100%word@9Qzz@db/x" } },
    [
      "DATABASE_URL=postgres://u:pa:ss100%word@9Qzz@db/x",
      "DATABASE_URL=pa:ss100%word",
      "DATABASE_URL=pa:ss100%word@9Qzz",
    ],
  ],
  [
    "only a text's URLs with a password",
    { environment: { PIP_EXTRA_INDEX_URL: "https://pypi.org/simple https://ci:Qy77kfj@pypi.corp/simple" } },
    ["PIP_EXTRA_INDEX_URL=https://ci:Qy77kfj@pypi.corp/simple", "PIP_EXTRA_INDEX_URL=Qy77kfj"],
  ],
  [
    "only the URL if its password is short or missing",
    { environment: { A: "https://ci:ci@pypi.corp/simple", B: "https://someone@git.corp/x" } },
    ["A=https://ci:ci@pypi.corp/simple", "B=https://someone@git.corp/x"],
  ],
  [
    "a URL's user that's a token",
    { environment: { A: "https://hf_QZXq8837261kfjEWoi20@git.corp/x" } },
    ["A=https://hf_QZXq8837261kfjEWoi20@git.corp/x", "A=hf_QZXq8837261kfjEWoi20"],
  ],
  [
    "no URLs without a password, and none from the action's inputs",
    {
      environment: { HF_ENDPOINT: "https://mirror.corp/x", INPUT_COMMAND: "run --db postgres://u:Zx81kfj@db/x" },
      given: { MODE: "decode" },
    },
    [],
  ],
  [
    "a command's secret options and URLs' passwords",
    {
      command: "serve.py --hf-token hf_abcdef --tokenizer meta/llama",
      setup: "login https://ci:Qy77kfj@hub.corp",
      overrides: ["+hub.api_key=sk-abc", "steps=16"],
    },
    ["--hf-token=hf_abcdef", "a URL=Qy77kfj", "+hub.api_key=sk-abc"],
  ],
  ["secret options in a variable's value", { given: { ARGS: "-v --api-key=sk-abc" } }, ["ARGS=sk-abc"]],
  [
    "secret options in other texts",
    { texts: ["rounds=--hf-token hf_abcdef", ["--env-var=API_KEY=sk-abc"]] },
    ["--hf-token=hf_abcdef", "API_KEY=sk-abc"],
  ],
  [
    "no tokenizer names and other common settings",
    { command: "TOKENIZER=meta/llama EOS_TOKEN=endoftext x --url http://localhost:8080?q=a@b.c" },
    [],
  ],
  ["options in a command's list", { command: ["serve.py", "--hf-token", "hf_abcdef"] }, ["--hf-token=hf_abcdef"]],
  ["no unset variables", { passed: ["NOT_SET"], environment: { SOME_TOKEN: undefined } }, []],
])("collects secrets worth searching for: %s", (_, sources, expected) => {
  expect(known(sources)).toEqual(expected);
});
