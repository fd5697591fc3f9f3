import { shortestSecret } from "../../model/secrets/secret-value.ts";

/** What our reports and messages put where they cut a text. */
const mark = Buffer.from("…");

export const markLength = mark.length;

/** All runs of three bytes in the secrets' forms: one of them stands beside each mark that matters, since six bytes are left. */
export function threesOf(forms: readonly Buffer[]): Set<number> {
  return new Set(forms.flatMap((form) => Array.from({ length: form.length - 2 }, (_, at) => threeAt(form, at))));
}

/** Where texts were cut beside one of these runs: the offsets of the marks. A file may hold millions of others. */
export function cutPlaces(bytes: Buffer, threes: ReadonlySet<number>): number[] {
  const places: number[] = [];
  for (let place = bytes.indexOf(mark); place !== -1; place = bytes.indexOf(mark, place + markLength))
    if (threes.has(threeAt(bytes, place - 3)) || threes.has(threeAt(bytes, place + markLength))) places.push(place);
  return places;
}

function threeAt(bytes: Buffer, at: number): number {
  return at < 0 || at + 3 > bytes.length ? -1 : bytes.readUIntBE(at, 3);
}

/**
 * Whether so much of a secret stands around a mark that it must not be shown: a quarter of it, and six bytes. Its beginning
 * is left before the mark, its end after it, or both.
 */
export function isLeftAround(place: number, bytes: Buffer, secret: Buffer): boolean {
  const left = longest(secret, (length) => same(secret, 0, bytes, place - length, length));
  const right = longest(secret, (length) => same(secret, secret.length - length, bytes, place + markLength, length));
  return left + right >= Math.max(shortestSecret, secret.length / 4);
}

function longest(secret: Buffer, stands: (length: number) => boolean): number {
  for (let length = secret.length; length > 0; length -= 1) if (stands(length)) return length;
  return 0;
}

function same(one: Buffer, from: number, other: Buffer, otherFrom: number, length: number): boolean {
  for (let index = 0; index < length; index += 1) if (one[from + index] !== other[otherFrom + index]) return false;
  return true;
}
