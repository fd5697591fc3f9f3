import { dateText, ncuText } from "../measured-facts.ts";
import type { Comparison, ComparedSide } from "../../model/comparison/comparison.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { clipMiddle, formatCount } from "../format.ts";
import type { EnvironmentChange } from "../../model/comparison/environment-change.ts";
import { changeText, unknownText } from "../environment-text.ts";
import { misfitText } from "../limitation-text.ts";
import { disturbanceText, roundsText } from "../sentences.ts";
import { html, nameCode, prose, sentence, type Html, type Part } from "./html.ts";
import type { ReportInput } from "./input.ts";
import { table } from "./table.ts";

const [mostChecks, mostOpen, mostListed] = [50, 12, 200];
const commandWidth = 1000;
const unknown = "unknown";

/** How it was measured, and the commands that repeat it. */
export function measuredPart({ head, base, comparison, commands }: ReportInput): Html {
  const sides: Side[] = [
    ...[comparison?.base ?? base].flatMap((side) => (side === null ? [] : [sideOf("base", side, base)])),
    sideOf("head", comparison?.head ?? head, head),
  ];
  return html`${factsTable(sides)}${comparison === null ? null : comparedText(comparison)}
    ${disturbed(comparison)}${environmentText(comparison)}
    <h3>Commands that repeat it</h3>
    ${commands.length === 0 ? html`<p>Not known.</p>` : html`<pre tabindex="0" role="region" aria-label="Commands that repeat it">${commands.map((argv) => `${clipMiddle(shellText(argv), commandWidth)}\n`).join("")}</pre>`}
    ${checks(head)}${warnings([...(base === null ? [] : [{ name: "base", profile: base }]), { name: "head", profile: head }])}`;
}

/** As it is typed into a shell. */
function shellText(argv: readonly string[]): string {
  return argv
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`))
    .join(" ");
}

interface Side {
  readonly name: string;
  readonly profile: Profile | null;
  readonly of: Pick<ComparedSide, "measuredAt" | "tool" | "source" | "machine"> & {
    readonly rounds: number;
    readonly command: readonly string[];
    readonly meanSmClockMhz: number | null;
  };
}

function sideOf(name: string, side: ComparedSide | Profile, profile: Profile | null): Side {
  if (!("workload" in side)) return { name, profile, of: side };
  const { measuredAt, tool, source, machine, workload, rounds } = side;
  return {
    name,
    profile,
    of: { measuredAt, tool, source, machine, rounds: rounds.length, command: workload.command, meanSmClockMhz: null },
  };
}

function factsTable(sides: readonly Side[]): Html {
  const fact = (
    title: string,
    text: (side: Side["of"], profile: Profile | null) => Part,
  ): { cells: { content: Part }[] } => ({
    cells: [{ content: title }, ...sides.map(({ of, profile }) => ({ content: text(of, profile) }))],
  });
  const named = (text: string | null): Part => (text === null || text === "" ? unknown : nameCode(text));
  return table(
    "How it was measured",
    [{ title: "" }, ...sides.map(({ name }) => ({ title: name, unsorted: true }) as const)],
    [
      fact("commit", ({ source: { commit, dirty } }) =>
        commit === null ? unknown : html`${nameCode(commit.slice(0, 12))}${dirty === true ? " with changes" : null}`,
      ),
      fact("ref", ({ source }) => named(source.ref)),
      fact("command", ({ command }) => named(clipMiddle(command.join(" "), 300))),
      fact("measured", ({ measuredAt }) => dateText(measuredAt)),
      fact("rounds", ({ rounds }) => roundsText(rounds)),
      fact("mean SM clock", ({ meanSmClockMhz }) =>
        meanSmClockMhz === null ? unknown : `${meanSmClockMhz.toFixed(0)} MHz`,
      ),
      fact("GPU", ({ machine }) => named([...new Set(machine.gpus.map(({ name }) => name))].slice(0, 4).join(", "))),
      fact("driver", ({ machine }) => named(machine.driver)),
      fact("CUDA of the driver", ({ machine }) => named(machine.cuda)),
      fact("nsys", ({ machine }) => named(machine.nsys)),
      fact("ncu", ({ machine }, profile) => ncuText(machine.ncu, profile)),
      fact("made by", ({ tool }) => named(`${tool.name} ${tool.version}`)),
    ],
  );
}

function comparedText({ base, interleaved, machineDifferences, calibration }: Comparison): Html {
  if (base === null) return html``;
  const order = interleaved
    ? "Base and head were measured in turns, so that heat and clocks affect both alike."
    : "Base and head were not measured in turns: any change of the machine between them is in every number.";
  const { used, misfit, pairs, falseAlarms } = calibration;
  const calibrated = used
    ? `Thresholds come from a calibration of ${formatCount(pairs ?? 0)} pairs of this runner${falseAlarms === null ? "" : `, with ${formatCount(falseAlarms.alarms)} false alarms in ${formatCount(falseAlarms.comparisons)} comparisons of equal sides`}.`
    : misfit === null
      ? "There is no calibration of this runner: the default thresholds apply."
      : misfitText(misfit);
  return html`<p>${order} ${prose(calibrated)}</p>
    ${
      machineDifferences.length === 0
        ? null
        : html`<ul>
            ${machineDifferences.slice(0, 20).map(({ what, base: before, head: after, consequence }) => html`<li>The ${prose(what)} differs: ${nameCode(before ?? unknown)} for base, ${nameCode(after ?? unknown)} for head (${{ incomparable: "cannot be compared", cautious: "thresholds are larger for it", none: "noted only" }[consequence]})</li>`)}
          </ul>`
    }`;
}

function disturbed(comparison: Comparison | null): Html {
  const rounds = [
    ...(comparison?.base?.disturbedRounds ?? []).map((round) => ({ side: "base", round })),
    ...(comparison?.head.disturbedRounds ?? []).map((round) => ({ side: "head", round })),
  ];
  if (rounds.length === 0) return html``;
  return html`<ul>
    ${rounds.slice(0, 40).map(({ side, round }) => html`<li>Round ${round.round} of ${side}: ${sentence(disturbanceText(round))}</li>`)}
  </ul>`;
}

/** What differs between what the sides ran with; what work of the GPU depends on comes first. */
function environmentText(comparison: Comparison | null): Html {
  const environment = comparison?.environment ?? null;
  if (environment === null) return html``;
  const { changes, total } = environment;
  const unknownParts = unknownText(environment);
  const item = (change: EnvironmentChange): Html =>
    html`<li>
      ${sentence(changeText(change))}${change.isOfGpu ? html` <small>work of the GPU depends on it</small>` : null}
    </li>`;
  const open = changes.filter(({ isOfGpu }) => isOfGpu).slice(0, mostOpen);
  const rest = changes.filter((change) => !open.includes(change));
  return html`<h3>Environment</h3>
    ${total === 0 ? html`<p>No difference is known.</p>` : null}${
      open.length === 0
        ? null
        : html`<ul>
            ${open.map(item)}
          </ul>`
    }${
      rest.length === 0
        ? null
        : html`<details>
            <summary>${open.length === 0 ? "Differences" : "More differences"} (${total - open.length})</summary>
            <ul>
              ${rest.slice(0, mostListed).map(item)}${rest.length > mostListed || total > changes.length ? html`<li>… and more, in <code>comparison.json</code> and <code>profile.json</code></li>` : null}
            </ul>
          </details>`
    }${unknownParts === null ? null : html`<p>${unknownParts}</p>`}`;
}

function checks({ checks: all }: Profile): Html {
  if (all.length === 0) return html``;
  return html`<details>
    <summary>What was held against the tools' own figures (${all.length})</summary>
    <ul>
      ${all.slice(0, mostChecks).map(({ check, state, detail }) => html`<li>${state === "held" ? "✓" : "not possible:"} ${plainText(check)}: ${prose(detail)}</li>`)}
    </ul>
  </details>`;
}

function warnings(sides: readonly { readonly name: string; readonly profile: Profile }[]): Html {
  const all = sides.flatMap(({ name, profile }) => profile.warnings.map((text) => ({ name, text })));
  if (all.length === 0) return html``;
  return html`<details>
    <summary>Warnings (${all.length})</summary>
    <ul>
      ${all.slice(0, mostChecks).map(({ name, text }) => html`<li>${name}: ${prose(text)}</li>`)}
    </ul>
  </details>`;
}
