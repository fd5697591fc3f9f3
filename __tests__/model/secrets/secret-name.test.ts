import { expect, test } from "@jest/globals";
import { looksSecret } from "../../../src/model/secrets.ts";

test.each([
  ..."HF_TOKEN OPENAI_API_KEY AWS_SECRET_ACCESS_KEY dbPassword DBPASSWD MYTOKEN GH_PAT SSH_PRIVATE_KEY BASIC_AUTH".split(
    " ",
  ),
  ..."DATABASE_DSN apikey Authorization SESSION_COOKIE PASS GOOGLE_APPLICATION_CREDENTIALS".split(" "),
])("%s looks secret", (name) => {
  expect(looksSecret(name)).toBe(true);
});

test.each([
  ..."STEPS CUDA_VISIBLE_DEVICES PATH HF_HOME TOKENIZERS_PARALLELISM MAX_TOKENS AUTHOR MONKEY PATTERN COMPASS KEYBOARD".split(
    " ",
  ),
])("%s does not look secret", (name) => {
  expect(looksSecret(name)).toBe(false);
});
