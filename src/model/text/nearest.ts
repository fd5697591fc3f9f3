/**
 * Null if none is close. `maxDistance` limits the edits (insert, delete, replace, swap of neighbors); by default, a third of the word's
 * length. By default, a candidate that contains the word, or is part of it, also counts (`decode` for `decode-step`).
 */
export function nearest(word: string, candidates: Iterable<string>, maxDistance?: number): string | null {
  const wanted = fold(word);
  const limit = maxDistance ?? Math.max(1, Math.round(wanted.length / 3));
  let best: string | null = null;
  let bestDistance = Infinity;
  let container: string | null = null;
  let containerGap = Infinity;
  for (const candidate of candidates) {
    const folded = fold(candidate);
    const distance = editDistance(wanted, folded);
    if (distance <= limit && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
    const gap = Math.abs(folded.length - wanted.length);
    if (maxDistance === undefined && gap < containerGap && oneContainsOther(wanted, folded)) {
      container = candidate;
      containerGap = gap;
    }
  }
  return best ?? container;
}

/** Levenshtein's distance, but a swap of neighbors counts as one edit. */
export function editDistance(word: string, other: string): number {
  const a = [...word];
  const b = [...other];
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      }
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

const shortestPart = 3;

function oneContainsOther(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= shortestPart && (a.includes(b) || b.includes(a));
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll("_", "-");
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
