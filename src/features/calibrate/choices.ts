/**
 * Up to `most` ways to choose `size` of the numbers 0..count-1, spread evenly over all choices in lexicographic order. The same arguments always
 * give the same choices.
 */
export function choices(count: number, size: number, most: number): number[][] {
  const all = binomial(count, size);
  const taken = Math.min(all, most);
  return Array.from({ length: taken }, (_, index) => choiceAt(Math.floor((index * all) / taken), count, size));
}

/** The choice with this rank in lexicographic order. */
function choiceAt(rank: number, count: number, size: number): number[] {
  const chosen: number[] = [];
  let left = rank;
  for (let number = 0; chosen.length < size; number += 1) {
    const withIt = binomial(count - number - 1, size - chosen.length - 1);
    if (left < withIt) chosen.push(number);
    else left -= withIt;
  }
  return chosen;
}

function binomial(count: number, size: number): number {
  let product = 1;
  for (let factor = 1; factor <= size; factor += 1) product = (product * (count - size + factor)) / factor;
  return Math.round(product);
}
