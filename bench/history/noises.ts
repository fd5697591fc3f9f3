import type { Random } from "../statistics/random.ts";
import { asMeasured, peculiar, type NoiseSetting } from "../statistics/settings.ts";

/** How a range varies from night to night without any change. */
export interface HistoryNoise {
  readonly name: string;
  /** Each night's log ratio to the range's level. */
  readonly draw: (nights: number, random: Random) => number[];
  /**
   * The highest allowed share of series that show a sign of a change within the month, before any check of the sign. Null (no limit) for
   * noise that looks like a change until both commits are measured.
   */
  readonly mostSigns: number | null;
  /** The runner on which we check signs of a change. */
  readonly runner: NoiseSetting;
  /** False for a GPU that the history doesn't know. Such results are shown but not judged. */
  readonly isKnownGpu: boolean;
}

/** The spread between nights. It's larger than most spreads that we recorded: 0.01% to 0.4% between rounds and 0.2% between builds. */
export const nightSpread = 0.003;

const near = 0.0045;
const far = 0.028;
const chanceToSwitch = 0.1;

export const historyNoises: readonly HistoryNoise[] = [
  {
    name: "normal",
    draw: (nights, random) => every(nights, () => random.normal(nightSpread)),
    mostSigns: 0.01,
    runner: asMeasured,
    isKnownGpu: true,
  },
  {
    name: "heavy tails (Student's t with 3 degrees)",
    draw: (nights, random) => every(nights, () => heavyTailed(random)),
    mostSigns: 0.04,
    runner: asMeasured,
    isKnownGpu: true,
  },
  {
    name: "two speeds, 0.45% apart, another each night",
    draw: (nights, random) => every(nights, () => speed(near, random) + random.normal(nightSpread / 5)),
    mostSigns: 0.01,
    runner: peculiar.twoValues,
    isKnownGpu: true,
  },
  {
    name: "two speeds, 2.8% apart, another each night",
    draw: (nights, random) => every(nights, () => speed(far, random) + random.normal(nightSpread)),
    mostSigns: 0.01,
    runner: peculiar.farValues,
    isKnownGpu: true,
  },
  {
    name: "two speeds, 0.45% apart, ten nights each",
    draw: (nights, random) => sticky(nights, near, random).map((level) => level + random.normal(nightSpread / 5)),
    mostSigns: null,
    runner: peculiar.twoValues,
    isKnownGpu: true,
  },
  {
    name: "two speeds, 2.8% apart, ten nights each",
    draw: (nights, random) => sticky(nights, far, random).map((level) => level + random.normal(nightSpread)),
    mostSigns: null,
    runner: peculiar.farValues,
    isKnownGpu: true,
  },
  {
    name: "the same on a GPU without a history",
    draw: (nights, random) => sticky(nights, far, random).map((level) => level + random.normal(nightSpread)),
    mostSigns: null,
    runner: peculiar.farValues,
    isKnownGpu: false,
  },
  {
    name: "correlated from night to night (0.7)",
    draw: correlated,
    mostSigns: null,
    runner: asMeasured,
    isKnownGpu: true,
  },
  {
    name: "the machine drifts by 1% in 130 nights",
    draw: drifting,
    mostSigns: null,
    runner: asMeasured,
    isKnownGpu: true,
  },
];

function every(nights: number, draw: (night: number) => number): number[] {
  return Array.from({ length: nights }, (_, night) => draw(night));
}

/**
 * Has heavy tails, but the same standard deviation as the other kinds of noise. With plain Student's t, the standard deviation would be
 * √3 times as large.
 */
function heavyTailed(random: Random): number {
  const squares = random.normal(1) ** 2 + random.normal(1) ** 2 + random.normal(1) ** 2;
  return random.normal(nightSpread) / Math.sqrt(squares);
}

function speed(apart: number, random: Random): number {
  return random.next() < 0.5 ? 0 : apart;
}

function sticky(nights: number, apart: number, random: Random): number[] {
  let level = speed(apart, random);
  return every(nights, () => {
    if (random.next() < chanceToSwitch) level = apart - level;
    return level;
  });
}

function correlated(nights: number, random: Random): number[] {
  const share = 0.7;
  let value = random.normal(nightSpread);
  return every(nights, () => {
    value = share * value + random.normal(nightSpread * Math.sqrt(1 - share ** 2));
    return value;
  });
}

function drifting(nights: number, random: Random): number[] {
  const way = random.next() < 0.5 ? 0.01 : -0.01;
  return every(nights, (night) => (way * night) / nights + random.normal(nightSpread));
}
