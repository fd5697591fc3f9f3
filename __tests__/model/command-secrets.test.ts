import { describe, expect, test } from "@jest/globals";
import { commandSecrets, redactCommand } from "../../src/model/command-secrets.ts";

function found(command: string | readonly string[]): string[] {
  return commandSecrets(command).map(({ name, value }) => `${name}: ${value}`);
}

describe("secrets that stand in a command", () => {
  test.each<[string | readonly string[], string[], string | readonly string[]]>([
    [["serve.py", "--hf-token", "hf_abc123"], ["--hf-token: hf_abc123"], ["serve.py", "--hf-token", "***"]],
    [["serve.py", "--api-key=sk-abc"], ["--api-key: sk-abc"], ["serve.py", "--api-key=***"]],
    ["serve.py --api-key sk-abc --steps 4", ["--api-key: sk-abc"], "serve.py --api-key *** --steps 4"],
    ["serve.py --api_key='sk abc'", ["--api_key: sk abc"], "serve.py --api_key='***'"],
    ['serve.py --token "hf_abc123" | tee log', ["--token: hf_abc123"], 'serve.py --token "***" | tee log'],
    ["HF_TOKEN=hf_abc123 python3 serve.py", ["HF_TOKEN: hf_abc123"], "HF_TOKEN=*** python3 serve.py"],
    [["env", "HF_TOKEN=hf_abc123", "a"], ["HF_TOKEN: hf_abc123"], ["env", "HF_TOKEN=***", "a"]],
    [
      ["python3", "-m", "b", "+hub.api_key=sk-abc"],
      ["+hub.api_key: sk-abc"],
      ["python3", "-m", "b", "+hub.api_key=***"],
    ],
    [["bash", "-c", "a --password hunter22; b"], ["--password: hunter22"], ["bash", "-c", "a --password ***; b"]],
    ["load postgres://u:Zx81kfj@db/x", ["a URL: Zx81kfj"], "load postgres://u:***@db/x"],
    [
      ["git", "clone", "https://hf_QZXq8837261kfjEWoi20@hub.corp/x"],
      ["a URL: hf_QZXq8837261kfjEWoi20"],
      ["git", "clone", "https://***@hub.corp/x"],
    ],
    [
      ["a", "--password", "abcdef", "--echo", "it is abcdef"],
      ["--password: abcdef"],
      ["a", "--password", "***", "--echo", "it is ***"],
    ],
  ])("%j", (command, secrets, shown) => {
    expect(found(command)).toEqual(secrets);
    expect(redactCommand(command)).toEqual(shown);
  });

  test.each<string | readonly string[]>([
    "serve.py --tokenizer meta-llama/Llama-3.1-8B --max-tokens 4096 --num-tokens 128",
    "serve.py --pad-token '<|end_of_text|>' --token-budget unlimited --key-cache fp8_e5m2",
    "serve.py --use-auth-token True --token 128000 --password --steps 16",
    "serve.py --hf-token $HF_TOKEN --api-key ${API_KEY}",
    ["serve.py", "--api-key", "--verbose"],
    ["TOKENIZERS_PARALLELISM=false", "MAX_TOKENS=131072", "python3"],
    "curl https://someone@git.corp/x http://localhost:8000/v1",
    "the token hf_abc123 of the password hunter22",
  ])("none in %j", (command) => {
    expect(found(command)).toEqual([]);
    expect(redactCommand(command)).toEqual(command);
  });
});
