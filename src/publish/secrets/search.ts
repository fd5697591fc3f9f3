import { secretForms } from "./forms.ts";
import type { Secret } from "./secret.ts";

/** Looks for secrets in bytes that come in pieces; a match may lie across pieces. */
export interface SecretSearch {
  add(piece: Buffer): void;
  /** Names of the secrets found so far. */
  readonly found: ReadonlySet<string>;
}

/** A search for all of the secrets at once. */
export function secretSearch(secrets: readonly Secret[]): SecretSearch {
  const found = new Set<string>();
  let open = secrets.map(({ name, value }) => ({ name, forms: secretForms(value) }));
  const overlap = Math.max(0, ...open.flatMap(({ forms }) => forms.map((form) => form.length - 1)));
  let tail: Buffer = Buffer.alloc(0);
  return {
    found,
    add: (piece) => {
      const bytes = tail.length === 0 ? piece : Buffer.concat([tail, piece]);
      open = open.filter(({ name, forms }) => {
        if (!forms.some((form) => bytes.includes(form))) return true;
        found.add(name);
        return false;
      });
      tail = bytes.subarray(Math.max(0, bytes.length - overlap));
    },
  };
}
