import { describe, expect, test } from "@jest/globals";
import { commandSecrets, isSecretName, redactCommand } from "../../../src/model/secrets.ts";

function found(command: string | readonly string[]): string[] {
  return commandSecrets(command).map(({ name, value }) => `${name}: ${value}`);
}

const token = "hf_QZXq8837261kfjEWoi20";

describe("secrets that stand in a command", () => {
  test.each<[string | readonly string[], string[], string | readonly string[]]>([
    [["serve.py", "--hf-token", "hf_abc123"], ["--hf-token: hf_abc123"], ["serve.py", "--hf-token", "***"]],
    [["serve.py", "--api-key=sk-abc"], ["--api-key: sk-abc"], ["serve.py", "--api-key=***"]],
    ["serve.py --api-key sk-abc --steps 4", ["--api-key: sk-abc"], "serve.py --api-key *** --steps 4"],
    ["serve.py --api_key='sk abc'", ["--api_key: sk abc"], "serve.py --api_key='***'"],
    ['serve.py --token "hf_abc123" | tee log', ["--token: hf_abc123"], 'serve.py --token "***" | tee log'],
    ["HF_TOKEN=hf_abc123 python3 serve.py", ["HF_TOKEN: hf_abc123"], "HF_TOKEN=*** python3 serve.py"],
    [["env", "HF_TOKEN=hf_abc123", "a"], ["HF_TOKEN: hf_abc123"], ["env", "HF_TOKEN=***", "a"]],
    [["b", "+hub.api_key=sk-abc"], ["+hub.api_key: sk-abc"], ["b", "+hub.api_key=***"]],
    [["bash", "-c", "a --password hunter22; b"], ["--password: hunter22"], ["bash", "-c", "a --password ***; b"]],
    ["load postgres://u:Zx81kfj@db/x", ["a URL: Zx81kfj"], "load postgres://u:***@db/x"],
    [["git", "clone", `https://${token}@hub.corp/x`], [`a URL: ${token}`], ["git", "clone", "https://***@hub.corp/x"]],
    [["--password", "abcdef", "it is abcdef"], ["--password: abcdef"], ["--password", "***", "it is ***"]],
  ])("%j", (command, secrets, shown) => {
    expect(found(command)).toEqual(secrets);
    expect(redactCommand(command)).toEqual(shown);
  });

  test.each<[string, string]>([
    ["bash -c 'HF_TOKEN=hf_abcde prog'", "bash -c 'HF_TOKEN=*** prog'"],
    ["bash -c 'prog --hf-token hf_abcde'", "bash -c 'prog --hf-token ***'"],
    ['bash -c "prog --api-key=\\"sk abcde\\" --x"', 'bash -c "prog --api-key=\\"***\\" --x"'],
    ["mpirun -x HF_TOKEN=hf_abcde -n 2 prog", "mpirun -x HF_TOKEN=*** -n 2 prog"],
    ["env -i HF_TOKEN=hf_abcde prog", "env -i HF_TOKEN=*** prog"],
    ["env -S HF_TOKEN=hf_abcde prog", "env -S HF_TOKEN=*** prog"],
    ["docker run -e HF_TOKEN=hf_abcde img", "docker run -e HF_TOKEN=*** img"],
    ["docker run -eHF_TOKEN=hf_abcde img", "docker run -eHF_TOKEN=*** img"],
    ["docker run --env=HF_TOKEN=hf_abcde img", "docker run --env=HF_TOKEN=*** img"],
    ['["prog", "--hf-token", "hf_abcde"]', '["prog", "--hf-token", "***"]'],
    ["[prog, --hf-token, hf_abcde, --x]", "[prog, --hf-token, *** --x]"],
    ["- prog\n- --hf-token\n- hf_abcde\n", "- prog\n- --hf-token\n- ***\n"],
    ["ARGS='--hf-token hf_abcde' prog", "ARGS='--hf-token ***' prog"],
    [
      "x --password hunter --name hunters --run the_hunter hunter-2",
      "x --password *** --name hunters --run the_hunter ***-2",
    ],
  ])("within another argument: %s", (line, shown) => {
    expect(redactCommand(line)).toBe(shown);
    expect(redactCommand(["bash", "-e", "-o", "pipefail", "-c", line]).at(-1)).toBe(shown);
  });

  test.each<[string, string[]]>([
    ["serve.py --hf-token \\\n  hf_abcde --x", ["--hf-token: hf_abcde"]],
    ["serve.py --hf-token \\\r\n  hf_abcde --x", ["--hf-token: hf_abcde"]],
    ["HF_TOKEN=${HF_TOKEN:-hf_abcde} prog", ["HF_TOKEN: hf_abcde"]],
    ['HF_TOKEN="${HF_TOKEN-hf_abcde}" prog', ["HF_TOKEN: hf_abcde"]],
    ['HF_TOKEN=${HF_TOKEN:-"hf abcde"} prog', ["HF_TOKEN: hf abcde"]],
    ["HF_TOKEN=$HF_TOKEN-hf_abcde prog", ["HF_TOKEN: $HF_TOKEN-hf_abcde"]],
    ["serve.py --password pass\\ word22", ["--password: pass\\ word22", "--password: pass word22"]],
  ])("where the value stands in %j", (line, secrets) => {
    expect(found(line)).toEqual(secrets);
    expect(redactCommand(line)).not.toMatch(/hf_abcde|hf abcde|word22/);
  });

  test.each<[string[], string]>([
    [["--password=pass word 22"], "--password: pass word 22"],
    [["--password=pass;word&22"], "--password: pass;word&22"],
    [["--password=$ecretpass1"], "--password: $ecretpass1"],
    [["--password", "$ecretpass1"], "--password: $ecretpass1"],
    [["--password", "pa\"ss' word"], "--password: pa\"ss' word"],
    [["DB_PASSWORD=pass word 22"], "DB_PASSWORD: pass word 22"],
  ])("in a list each sign stands for itself: %j", (list, secret) => {
    expect(found(list)).toEqual([secret]);
    expect(redactCommand(list).at(-1)).toMatch(/^(?:\S+=)?\*{3}$/);
  });

  test.each([
    ...["--token", "--hf-token", "--hf_hub_token", "--hfToken", "--huggingface-token", "--auth-token"],
    ...["--neptune-token", "--mlflow-token", "--replicate-token", "--user-token", "--session-token"],
    ...["--api-key", "--apiKey", "--hf-api-keys", "--aws-secret-access-key", "--private-key", "--wandb-key"],
    ...["--openai-key", "--anthropic-key", "--comet-key", "--ngc-key"],
    ...["--pat", "--jwt", "--bearer", "--secret", "--client-secret", "--password", "--passphrase", "--credentials"],
  ])("the option %s", (option) => {
    expect(found(`prog ${option} abcdefgh`)).toEqual([`${option}: abcdefgh`]);
    expect(found(["prog", `${option}=abcdefgh`])).toEqual([`${option}: abcdefgh`]);
  });

  test.each([
    ...["HF_TOKEN", "GITHUB_TOKEN", "MYTOKEN", "OPENAI_API_KEY", "NVIDIA_API_KEY", "AWS_SECRET_ACCESS_KEY"],
    ...["DB_PASSWORD", "PGPASSWORD", "MYSQL_PWD", "DB_PASS", "CLIENT_SECRET", "GITHUB_PAT"],
  ])("the variable %s", (variable) => {
    expect(isSecretName(variable)).toBe(true);
    expect(found(`${variable}=abcdefgh prog`)).toEqual([`${variable}: abcdefgh`]);
  });

  test.each([
    ["dbPassword DBPASSWD SSH_PRIVATE_KEY BASIC_AUTH DATABASE_DSN apikey Authorization", true],
    ["SESSION_COOKIE PASS GOOGLE_APPLICATION_CREDENTIALS", true],
    ["STEPS CUDA_VISIBLE_DEVICES PATH HF_HOME TOKENIZERS_PARALLELISM MAX_TOKENS AUTHOR", false],
    ["MONKEY PATTERN COMPASS KEYBOARD", false],
  ])("names that look secret: %s: %j", (names, isSecret) => {
    for (const name of names.split(" ")) expect([name, isSecretName(name)]).toEqual([name, isSecret]);
  });

  test.each<[string, string]>([
    ["curl -H 'Authorization: Bearer abcdefgh' http://x", "curl -H 'Authorization: Bearer ***' http://x"],
    ["curl --header 'x-api-key: abcdefgh' http://x", "curl --header 'x-api-key: ***' http://x"],
    ['x \'{"Authorization": "Basic abcdefgh"}\'', 'x \'{"Authorization": "Basic ***"}\''],
    ["get 'https://a.net/c?sig=abc%2Fdefgh&sv=2020'", "get 'https://a.net/c?sig=***&sv=2020'"],
    ["get 'https://b.com/k?a=1&X-Amz-Signature=abcdef01&b=2'", "get 'https://b.com/k?a=1&X-Amz-Signature=***&b=2'"],
    ["get 'https://b.com/k?token=abcdef01'", "get 'https://b.com/k?token=***'"],
  ])("headers and signed URLs: %s", (line, shown) => {
    expect(redactCommand(line)).toBe(shown);
    expect(redactCommand(["bash", "-c", line]).at(-1)).toBe(shown);
  });

  test.each([
    ...[token, "sk-abcdefgh12345678", "sk-proj-abcd_fgh-12345678", "sk-ant-api03-abcd_fgh12345678"],
    ...["sk-or-v1-0123456789abcdef"],
    ...["ghp_abcdefgh12345678", "ghs_abcdefgh12345678", "gho_abcdefgh12345678", "github_pat_11ABCDEFG_abcdefgh12"],
    ...["glpat-abcdefgh_1234567", "nvapi-abcdefgh-12345678", "r8_abcdefgh12345678", "AKIAABCDEFGHIJKLMNOP"],
  ])("told by its form: %s", (value) => {
    expect(found(`python3 -c "login('${value}')" x/${value}`)).toEqual([`a token: ${value}`]);
    expect(redactCommand(["a", `x:${value},y`])).toEqual(["a", "x:***,y"]);
  });

  test.each<string | readonly string[]>([
    "serve.py --tokenizer meta-llama/Llama-3.1-8B --max-tokens 4096 --num-tokens 128",
    "serve.py --pad-token '<|end_of_text|>' --token-budget unlimited --key-cache fp8_e5m2",
    "serve.py --image-token '<image>' --stop-token endoftext --first-token latency --next-token greedy",
    "serve.py --use-auth-token True --token 128000 --password --steps 16",
    "serve.py --hf-token $HF_TOKEN --api-key ${API_KEY}",
    'serve.py --hf-token "$(cat /run/secrets/hf)" --api-key `get key` --token <(cat file)',
    "HF_TOKEN=$(cat /run/secrets/hf) API_KEY=${OTHER_KEY:-$LAST_KEY} PASSWORD=${PASSWORD:?is not set} prog",
    'bash -c "serve.py --hf-token \\$HF_TOKEN"',
    "curl -H \"Authorization: Bearer $HF_TOKEN\" -H 'Authorization: Bearer '$HF_TOKEN http://x",
    "git clone https://ci:${HF_TOKEN}@hub.corp/x https://ci:$HF_TOKEN@hub.corp/x",
    ["serve.py", "--api-key", "--verbose"],
    '["serve.py", "--api-key", "--verbose"]',
    ["python3", "-m", "b", "+hub.token=${oc.env:HF_TOKEN}"],
    ["TOKENIZERS_PARALLELISM=false", "MAX_TOKENS=131072", "python3"],
    "TOKENIZER=meta-llama/Llama-3 TOKENIZER_PATH=models/tokenizer.model TOKENIZER_MODE=mistral prog",
    "EOS_TOKEN=endoftext STOP_TOKENS=endoftext SORT_KEY=total_time CACHE_KEY=default-cache KEY=abcdefgh prog",
    "HF_TOKEN_PATH=cache/token API_KEY_FILE=run/key SECRET_DIR=run/secrets HF_TOKEN=/run/secrets/hf prog",
    "serve.py --token-file run/hf --private-key /root/.ssh/id_rsa --password ~/password",
    "curl https://someone@git.corp/x http://localhost:8000/v1",
    "curl http://localhost:8080?q=a@b.c http://localhost:8080#a@b.c",
    "the token hf_abc123 of the password hunter22",
    "pytest --models hf_internal_testing_tiny,sk-learn-2024-benchmark,hf_transformersmodels",
  ])("none in %j", (command) => {
    expect(found(command)).toEqual([]);
    expect(redactCommand(command)).toEqual(command);
  });
});
