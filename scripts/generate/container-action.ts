/**
 * container/action.yml: action.yml as a Docker container action. Inputs, defaults and outputs are the same text; only how it
 * runs differs: image, entrypoint, post-entrypoint and post-if in place of main and post. `npm run generate` writes it.
 */

const note = `# Made from action.yml by npm run generate: the same in a container of its own (docs/container.md).
`;

const runs = `runs:
  using: docker
  image: ../Dockerfile
  entrypoint: /usr/local/bin/llm-profile-action
  post-entrypoint: /usr/local/bin/llm-profile-action-post
  post-if: always()
`;

/** Throws when action.yml does not end with a `runs:` of its own, or has none. */
export function containerAction(actionYml: string): string {
  const [before, after, ...others] = actionYml.split(/^runs:\n/m);
  if (before === undefined || after === undefined || others.length > 0 || /^\S/m.test(after))
    throw new Error("action.yml should end with its only `runs:`.");
  return `${note}${before}${runs}`;
}
