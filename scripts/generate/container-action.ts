/**
 * container/action.yml: action.yml as a Docker container action. Inputs, defaults and outputs are the same text. Only `runs:` differs:
 * image, entrypoint, post-entrypoint and post-if replace main and post. `npm run generate` writes it.
 */

const note = `# Generated from action.yml by npm run generate: the same action in a container (docs/runners.md#the-image).
`;

const runs = `runs:
  using: docker
  image: ../Dockerfile
  entrypoint: /usr/local/bin/llm-profile-action
  post-entrypoint: /usr/local/bin/llm-profile-action-post
  post-if: always()
`;

/** Throws if action.yml doesn't end with its only `runs:`. */
export function containerAction(actionYml: string): string {
  const [before, after, ...others] = actionYml.split(/^runs:\n/m);
  if (before === undefined || after === undefined || others.length > 0 || /^\S/m.test(after))
    throw new Error("action.yml has to end with its only `runs:`.");
  return `${note}${before}${runs}`;
}
