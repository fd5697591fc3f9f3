import { kernelText, nameText } from "../document/text.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Failure } from "../../model/run/failure.ts";
import type { CommentSection } from "../comment/comment-input.ts";
import { headlineOf } from "../comment/headline.ts";
import { worstOf } from "../comment/worst-verdict.ts";
import { limitationTexts } from "../limitation-text.ts";
import { acceptedText, budgetText } from "../sentences.ts";
import { verdictText } from "../verdict-text.ts";
import { html, prose, sentence, type Html, type Part } from "./html.ts";
import type { ReportInput } from "./input.ts";

const mostItems = 200;

/** The verdict in one sentence, and what it is worth; a failure comes before what was measured until then. */
export function verdictPart(input: ReportInput): Html {
  const { comparison, failure, fails, reference = null } = input;
  const section: CommentSection = {
    title: null,
    comparison,
    head: input.head,
    failure,
    fails,
    reference: reference === null ? null : { comparison: reference, age: null },
    baselineAge: null,
    artifact: null,
    report: null,
  };
  const { word, confidence } = headlineOf(section);
  const measured = measuredText(comparison);
  const worst = worstOf([comparison, reference]);
  const look = fails || failure !== null ? "bad" : worst === "pass" ? "good" : "open";
  return html`<div class="verdict ${look}">
    <h2>${word}</h2>
    ${failure === null ? null : failureText(failure)}
    <p class="what">${failure === null ? null : html`<b>What was measured before:</b> `}${measured}</p>
    ${reference === null ? null : html`<p><b>Against the reference ${sentence(nameText(reference.baseline.name ?? ""))}:</b> ${sentence(verdictText(reference))}</p>`}
    ${confidence === "" ? null : html`<p>${confidence}</p>`}${fails ? html`<p><b>This fails the check.</b></p>` : null}
  </div>`;
}

function measuredText(comparison: Comparison | null): Part {
  return comparison === null ? "No baseline; no verdict." : sentence(verdictText(comparison));
}

function failureText({ what, where, why, help, failures }: Failure): Html {
  const part = (title: string, text: string | null): Part =>
    text === null
      ? null
      : html`<dt>${title}</dt>
          <dd>${text}</dd>`;
  return html`<p class="what">${prose(what)}</p>
    <dl>${part("Where", where)}${part("Why", why)}${part("Help", help)}</dl>
    ${
      failures.length === 0
        ? null
        : html`<ul>
            ${failures.slice(0, 20).map((one) => html`<li>${prose(one.what)}</li>`)}
          </ul>`
    }`;
}

/** Why: what decides, what does not, budgets, accepted regressions, and what is not known. Null where nothing is compared. */
export function reasonsPart({ comparison }: ReportInput): Html | null {
  if (comparison === null) return null;
  const { reasons, budgets, accepted } = comparison;
  const deciding = reasons.filter(({ verdict }) => verdict !== null);
  const others = reasons.filter(({ verdict }) => verdict === null);
  return html`${open("What decides", deciding, reasonItem)}${open(
    "Budgets",
    budgets,
    (budget) => html`${budget.state === "held" ? "✓" : "✗"} ${sentence(budgetText(budget))}`,
  )}${open("Accepted regressions", accepted, (one) => sentence(acceptedText(one)))}${folded(
    "Also seen",
    others,
    reasonItem,
  )}${folded("What this cannot know", limitationTexts(comparison), prose)}`;
}

const signs: Readonly<Record<NonNullable<Reason["verdict"]>, string>> = {
  regressed: "✗",
  "over-budget": "✗",
  incomparable: "?",
  inconclusive: "?",
  "no-baseline": "?",
};

function reasonItem({ verdict, range, kernel, text }: Reason): Html {
  const where = range === null ? null : html`${sentence(nameText(range))}: `;
  const of = kernel === null ? null : html`${sentence(kernelText(kernel))}: `;
  return html`${verdict === null ? null : `${signs[verdict]} `}${where}${of}${prose(text)}`;
}

function open<T>(title: string, items: readonly T[], itemOf: (item: T) => Html): Html {
  return items.length === 0
    ? html``
    : html`<h3>${title}</h3>
        ${list(items, itemOf)}`;
}

function folded<T>(title: string, items: readonly T[], itemOf: (item: T) => Html): Html {
  if (items.length === 0) return html``;
  return html`<details>
    <summary>${title} (${items.length})</summary>
    ${list(items, itemOf)}
  </details>`;
}

function list<T>(items: readonly T[], itemOf: (item: T) => Html): Html {
  const more = items.length - mostItems;
  const rest = more > 0 ? html`<li>… and ${more} more, in <code>comparison.json</code></li>` : null;
  return html`<ul>
    ${items.slice(0, mostItems).map((item) => html`<li>${itemOf(item)}</li>`)}${rest}
  </ul>`;
}
