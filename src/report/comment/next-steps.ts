import { docsAddress, packageAddress } from "../../model/addresses.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Cause } from "../../model/comparison/comparison-rows.ts";
import { comparesGpu } from "../../model/gpu-use.ts";
import { decisiveChanges } from "../verdict/decisive.ts";
import { isWorseThenFailed } from "../document/lead.ts";
import { fold, type Block } from "../markdown/blocks.ts";
import { acceptedYaml, acceptEntries } from "./accept.ts";
import type { CommentSection, Measured } from "./comment-input.ts";

/** What a reader can do about a job that isn't green, in one fold: commands that reproduce the result, and entries that accept it. */
export function nextSteps(section: CommentSection, { measured, run }: Surroundings): Block[] {
  const commands = measured === null ? [] : reproduceBlocks(section, measured, run);
  const entries = acceptBlocks(section);
  const title = commands.length === 0 ? "Accept" : entries.length === 0 ? "Reproduce" : "Reproduce or accept";
  return fold(title, [...commands, ...entries]);
}

interface Surroundings {
  readonly measured: Measured | null;
  /** The run's page, whose address we made ourselves. */
  readonly run: string | null;
}

/** The page that explains a job's result and what to do about it, or null for a pass. */
export function meaningAddress(section: CommentSection): string | null {
  const { failure } = section;
  if (failure !== null && !isWorseThenFailed(section)) {
    // An id from an artifact may be anything.
    const name = /^[a-z0-9-]{1,60}$/.exec(failure.id ?? "")?.[0];
    return name === undefined ? docsAddress("red", "the-run-failed") : docsAddress("failures", name);
  }
  const { comparison } = section;
  if (comparison === null) return docsAddress("red", verdictAnchors["no-baseline"]);
  const { verdict } = comparison;
  if (verdict === "pass") return null;
  return docsAddress("red", verdict === "regressed" ? regressedAnchor(comparison) : verdictAnchors[verdict]);
}

/** Headings of docs/red.md. */
const verdictAnchors = {
  "over-budget": "budget-exceeded",
  incomparable: "not-comparable",
  inconclusive: "inconclusive",
  "no-baseline": "no-baseline",
  "not-improved": "not-improved",
} as const;

const causeAnchors: Readonly<Record<Cause["kind"], string>> = {
  "overlap-lost": "kernels-overlap-less",
  "overlap-gained": "kernels-overlap-less",
  "graph-lost": "more-launches-copies-or-synchronizations",
  replaced: "other-kernels-run",
  work: "more-launches-copies-or-synchronizations",
  kernel: "a-kernel-is-slower",
  family: "a-kernel-is-slower",
  operator: "a-kernel-is-slower",
  rank: "one-gpu-is-slower",
  "exposed-transfer": "one-gpu-is-slower",
  machine: "inconclusive",
};

/** Finds the deciding change in the first slower range, in the headline's order. */
function regressedAnchor(comparison: Comparison): string {
  if (comparison.metrics.some(({ change }) => change.state === "regressed")) return "a-metric-is-worse";
  const range = comparison.ranges.find(({ verdict }) => verdict === "regressed");
  if (range === undefined) return "a-kernel-is-slower";
  const { gpuTime, wallTime, kernels, family } = decisiveChanges(range, comparison);
  if (gpuTime) return range.cause === null ? "a-kernel-is-slower" : causeAnchors[range.cause.kind];
  if (wallTime) return "wall-time-is-longer";
  return kernels.length > 0 || family !== null ? "a-kernel-is-slower" : "more-launches-copies-or-synchronizations";
}

const hash = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** A path inside the repository that a shell can't mistake for syntax, and that a program can't mistake for an option. */
const safePath = /^(?!.*\.\.)\w[\w./-]{0,199}$|^\.[\w-][\w./-]{0,198}$/;

/** What npm and Git accept as a repository and a version, and a shell as a word. */
const safeTool = /^(?!.*\.\.)[\w.-]+\/[\w.-]+#\w[\w./-]{0,99}$/;
const safeArtifact = /^\w[\w.+-]{0,199}$/;

/** The commands contain only our own words, validated hashes, and checked names, because the pull request's author controls everything else. */
function reproduceBlocks(
  { comparison, failure, artifactName }: CommentSection,
  { commit, config, tool }: Measured,
  run: string | null,
): Block[] {
  if (failure === null && (comparison === null || comparison.base === null || comparison.verdict === "pass")) return [];
  const [head, base] = [comparison?.head.source.commit ?? commit, comparison?.base?.source.commit ?? null].map((sha) =>
    sha !== null && hash.test(sha) ? sha : null,
  );
  if (head == null || (comparison?.base != null && base == null)) return [];
  const isNamed = config !== null && safePath.test(config);
  const id = /\/actions\/runs\/(\d+)$/.exec(run ?? "")?.[1];
  const isFetched = !isNamed && id !== undefined && artifactName != null && safeArtifact.test(artifactName);
  const settings = isNamed ? config : isFetched ? "profile-run/config.yaml" : "config.yaml";
  const source = tool != null && safeTool.test(tool) ? tool : packageAddress;
  const command = [
    `git fetch origin ${head}${base == null ? "" : ` ${base}`}`,
    `git checkout --detach ${head}`,
    ...(isFetched ? [`gh run download ${id} -n ${artifactName} -D profile-run`] : []),
    `npx github:${source} run --config ${settings}${base == null ? "" : ` --base ${base}`}`,
  ].join(" && ");
  const machine =
    comparison === null || comparesGpu(comparison)
      ? ", on a machine with the same GPU model, nsys, and Node 20"
      : ", with nsys and Node 20";
  const kept = isNamed || isFetched ? "" : " `config.yaml` is among the run's files and has all of the run's settings.";
  return [`**Reproduce** in a clone of the repository${machine}.${kept}`, ["```sh", command, "```"].join("\n")];
}

/** Nobody would review more entries than this before pasting them. */
const mostEntries = 20;

function acceptBlocks({ comparison }: CommentSection): Block[] {
  const entries = comparison === null ? [] : acceptEntries(comparison);
  if (entries.length === 0) return [];
  const budgets =
    comparison?.budgets.some(({ state }) => state === "broken") === true
      ? " You can't accept an exceeded budget; change its limit in `compare.budgets` instead."
      : "";
  const shown = entries.slice(0, mostEntries);
  const more =
    entries.length > shown.length
      ? ` These are the first ${String(shown.length)} of ${String(entries.length)} entries; the next run lists the rest.`
      : "";
  return [
    `**Accept** by adding this to \`.llm-profile/accepted.yml\`. Each entry allows a slowdown of up to \`change\` percent until it expires. Replace the reason with your own, or the file is refused.${more}${budgets}`,
    ["```yaml", acceptedYaml(shown), "```"].join("\n"),
  ];
}
