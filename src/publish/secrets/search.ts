import { cutPlaces, isLeftAround, markLength, threesOf } from "./cut.ts";
import { secretForms, textForms } from "./forms.ts";
import type { Secret } from "./secret.ts";

/** Looks for secrets, also where a text was cut in one, in bytes that come in pieces; a match may lie across pieces. */
export interface SecretSearch {
  add(piece: Buffer): void;
  /** Names of the secrets found so far. */
  readonly found: ReadonlySet<string>;
}

/** A search for all of the secrets at once. */
export function secretSearch(secrets: readonly Secret[]): SecretSearch {
  const found = new Set<string>();
  let open = secrets.map(({ name, value }) => ({ name, forms: secretForms(value), cut: textForms(value) }));
  const longest = Math.max(0, ...open.flatMap(({ forms, cut }) => [...forms, ...cut].map((form) => form.length)));
  const threes = threesOf(open.flatMap(({ cut }) => cut));
  // What was cut has its beginning and its end around the mark.
  const overlap = 2 * longest + markLength;
  let tail: Buffer = Buffer.alloc(0);
  return {
    found,
    add: (piece) => {
      const bytes = tail.length === 0 ? piece : Buffer.concat([tail, piece]);
      const places = cutPlaces(bytes, threes);
      open = open.filter(({ name, forms, cut }) => {
        const holds =
          forms.some((form) => bytes.includes(form)) ||
          places.some((place) => cut.some((form) => isLeftAround(place, bytes, form)));
        if (holds) found.add(name);
        return !holds;
      });
      tail = bytes.subarray(Math.max(0, bytes.length - overlap));
    },
  };
}
