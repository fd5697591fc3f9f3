import { plainText } from "../../../model/text/plain-text.ts";
import type { Nanoseconds } from "../../../model/units.ts";
import { clipMiddle, formatNs } from "../../format.ts";
import { html, type Html } from "../html.ts";

export interface Segment {
  /** Foreign text is allowed. */
  readonly label: string;
  readonly ns: Nanoseconds;
  /** A CSS class. */
  readonly look: string;
}

export interface Strip {
  readonly title: string;
  readonly segments: readonly Segment[];
}

/** The width of a character as a share of a narrow screen's strip, and the smallest share that readers see. */
const [characterShare, seenShare] = [0.012, 0.002];

/**
 * Strips of parts, on one scale from 0 to at least `leastNs`, in pairs of base and head. What a segment labeled `changed` has more than
 * the same segment of the pair's other strip is underlined: green in base, red in head.
 */
export function stripsHtml(strips: readonly Strip[], changed: ReadonlySet<string>, leastNs: Nanoseconds = 1): Html {
  const mostNs = Math.max(leastNs, ...strips.map(wholeNs));
  return html`<div class="strips">
    ${strips.map(({ title, segments }, index) => {
      const strip = { title, segments: segments.filter(({ ns }) => ns >= leastSegmentNs) };
      const counterpart = changed.size === 0 ? undefined : strips[index % 2 === 0 ? index + 1 : index - 1];
      const moreNs = ({ label, ns }: Segment): Nanoseconds =>
        counterpart === undefined || !changed.has(label)
          ? 0
          : ns - (counterpart.segments.find((segment) => segment.label === label)?.ns ?? 0);
      return html`<div>
        <b>${title}</b>${drawing(strip, mostNs, moreNs, index % 2 === 0 ? "better" : "worse")}<span></span
        ><b>${formatNs(wholeNs(strip))}</b>
      </div>`;
    })}
  </div>`;
}

/** Rounding may leave a few nanoseconds. */
const leastSegmentNs = 1;

function wholeNs({ segments }: Strip): Nanoseconds {
  return segments.reduce((sum, { ns }) => sum + ns, 0);
}

function drawing(
  { title, segments }: Strip,
  mostNs: Nanoseconds,
  moreNs: (segment: Segment) => Nanoseconds,
  markedAs: "better" | "worse",
): Html {
  const formatSegment = ({ label, ns }: Segment): string => `${plainText(label)} ${formatNs(ns)}`;
  let fromNs = 0;
  return html`<svg width="100%" height="28" role="img" aria-label="${title}: ${segments.map(formatSegment).join(", ")}">
    ${segments.map((segment) => {
      const { look, ns } = segment;
      const [from, share, more] = [fromNs / mostNs, ns / mostNs, moreNs(segment) / ns];
      fromNs += ns;
      const text = [formatSegment(segment), plainText(segment.label)].find(
        ({ length }) => (length + 1) * characterShare < share,
      );
      return html`<svg class="${look}" x="${formatWidth(from)}" width="${formatWidth(share)}" height="28">
        <title>${formatSegment(segment)}</title>
        <rect width="100%" height="100%" />
        ${more <= 0 ? null : html`<rect class="${markedAs}" x="${formatWidth(1 - more)}" width="${formatWidth(more)}" y="75%" height="25%" />`}
        ${text === undefined ? null : html`<text x="5" y="16">${text}</text>`}
      </svg>`;
    })}
  </svg>`;
}

export function formatWidth(share: number): string {
  return `${String(Math.round(share * 1e5) / 1e3)}%`;
}

/** The looks of what's wide enough to be seen. */
export function stripsKey(strips: readonly Strip[], isMarked = false): Html {
  const seen = strips.flatMap((strip) => strip.segments.filter(({ ns }) => ns > seenShare * wholeNs(strip)));
  const marks: [string, string][] = isMarked
    ? [
        ["more in head", "worse"],
        ["less in head", "better"],
      ]
    : [];
  return keyHtml(new Map([...seen.map(({ label, look }): [string, string] => [label, look]), ...marks]));
}

/** The looks of a figure's parts. */
export function keyHtml(looks: Iterable<readonly [label: string, look: string]>): Html {
  return html`<p class="key">
    ${[...looks].map(([label, look]) => html`<span class="${look}"><i></i>${plainText(clipMiddle(label, 40))}</span> `)}
  </p>`;
}
