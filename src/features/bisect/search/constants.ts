import { chance, count, log, ratio, type Constant } from "../../../compare/constant.ts";

/** Every number that decides what a bisect measures or names. */
export const constants = {
  priorOfNone: chance(
    0.2,
    "Before any comparison, the probability that no version made the change.",
    "Chosen by judgment: a search usually starts from a red comparison.",
    "`bench:bisect`, two unequal culprits, 5% wrong answers: 31 in place of 33 right of 40",
  ),
  priorOfTwo: chance(
    0.1,
    "Before any comparison, the probability that two versions made the change.",
    "Chosen by judgment: usually a single version is responsible, but the search must be able to find two.",
    "`bench:bisect`, two unequal culprits, 5% wrong answers: 32 in place of 33 right of 40",
  ),
  certain: chance(
    0.99,
    "The search names a version and ends when the version has this probability.",
    "With it, 0.2% to 0.6% of searches name an innocent version if 2% of comparisons are wrong (docs/evidence/bisect.md).",
    ["search.test.ts", "recovers from a wrong answer at place"],
  ),
  wrongAnswers: chance(
    0.02,
    "How often a comparison shows either no change or the whole change by chance. Half of these comparisons are wrong.",
    "Unchanged code was red in 0.05% to 0.2% of runs, and in 3.5% if a rebuild changes each kernel's time separately (docs/evidence/false-alarms.md). 1% is in between.",
    "`bench:bisect`, one culprit, 5% wrong answers: an innocent version in 1 of 40",
  ),
  strayAnswers: chance(
    0.002,
    "How often a comparison shows some other, arbitrary change, up to `largestChange`.",
    "Chosen by judgment: even two such comparisons can't decide anything.",
    null,
  ),
  buildSpread: ratio(
    0.002,
    "How much a rebuild alone changes a range's time (standard deviation).",
    "Measured: up to 0.2% (docs/evidence/gpu-runs.md).",
    null,
  ),
  changeSpread: ratio(
    0.1,
    "How much a change's size varies from version to version, as a share of the change.",
    "Chosen by judgment: surrounding code and shapes differ.",
    ["search.test.ts", "says several steps where two versions made"],
  ),
  largestChange: log(
    2,
    "The largest change we look for: 7 times as slow.",
    "Chosen by judgment: any larger change is equally clear.",
    null,
  ),
  sizeStep: log(
    0.1,
    "The step between two neighboring sizes of the change.",
    "No more than `changeSpread`, so a size between two steps still fits.",
    "`bench:bisect`, two unequal culprits, 5% wrong answers: 22 in place of 24 right of 30",
  ),
  mostExtra: count(
    20,
    "A search gives up when it needs this many more comparisons than binary search.",
    "In simulations, 99.9% of searches needed fewer.",
    null,
  ),
  mostFailures: count(
    3,
    "If measured versions fail this many times in total, we blame the machine.",
    "Chosen by judgment.",
    ["search.test.ts", "gives up where what could be measured fails again and again"],
  ),
  provenShare: ratio(
    0.5,
    "A named version must show at least this share of its expected change when compared with the version before it.",
    "Halfway between no change and the expected change.",
    "`bench:bisect`, two equal culprits, 5% wrong answers: 27 in place of 28 right of 30",
  ),
  knownErrors: count(
    3,
    "Comparisons of two versions are precise enough if the expected change is at least this many standard errors.",
    "Half the change is then 1.5 standard errors away from both ends.",
    ["search.test.ts", "too noisy to tell how large the change is"],
  ),
  nextFails: chance(
    0.5,
    "The probability that a version next to one that failed fails, too. It halves with each version in between.",
    "Chosen by judgment: a broken build usually lasts for several commits.",
    "`bench:bisect`, two unequal culprits, 5% wrong answers: 25 in place of 24 right of 30",
  ),
  negligible: chance(
    0.001,
    "Pairs of versions less likely than this don't count when we choose the next comparison.",
    "Chosen for speed.",
    null,
  ),
} as const satisfies Readonly<Record<string, Constant>>;
