/** Last words of names whose value is a secret, whatever stands before them. */
const secretWord = /(?:apikeys?|credentials?|passphrase|passwd|passwords?|secrets?)$|(?:^|-)(?:bearer|jwt|pat|pwd)$/;

const token = /(?<![a-z0-9])(?<kind>[a-z0-9]*)-?token$/;
/** The tokens of language models and their settings. */
const modelTokens = new Set(
  (
    "bos cls eod eoi boi eom eos eot fim img mtp pad sep unk audio class context decoder delimiter draft " +
    "dummy encoder forced generated image input mask newline output patch placeholder prefix prompt query " +
    "reasoning separator special speech stop sub suffix suppress target text think thinking tool video vision " +
    "visual word additional begin blank by each end extra first ignore last max min new next num per random " +
    "single start total trigger"
  ).split(" "),
);

const key = /(?<![a-z0-9])(?<kind>[a-z0-9]*)-?(?:keys?|pass)$/;
/** What a key, or a `pass`, opens; others sort, or are kept in a cache. */
const lockedThings = new Set(
  (
    "access account admin api auth database db deploy encryption hub master private secret service session " +
    "signing ssh storage user anthropic aws azure clearml cohere comet deepseek gcp gemini gh github gitlab " +
    "google groq hf huggingface langsmith mistral mlflow neptune ngc nvidia openai replicate together wandb"
  ).split(" "),
);

/**
 * True when what a command gives under this name, of an option, variable or setting, is thought a secret. Narrower than
 * for variables of the environment: `--tokenizer`, `EOS_TOKEN`, `--max-tokens` and `SORT_KEY` are daily words of commands.
 */
export function namesSecret(name: string): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  const tokenKind = token.exec(words)?.groups?.["kind"];
  const keyKind = key.exec(words)?.groups?.["kind"];
  return (
    secretWord.test(words) ||
    (tokenKind !== undefined && !modelTokens.has(tokenKind)) ||
    (keyKind !== undefined && lockedThings.has(keyKind))
  );
}
