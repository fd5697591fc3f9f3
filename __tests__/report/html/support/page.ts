import type { CommentInput } from "../../../../src/report/comment/comment-input.ts";
import type { PageInput } from "../../../../src/report/html/page-input.ts";
import { reportHtml } from "../../../../src/report/html/report.ts";
import { repositoryText } from "../../../fixtures/recorded.ts";
import { madeProfile } from "../../../fixtures/profiles.ts";

export const assets = {
  style: repositoryText("conf/report/report.css"),
  script: repositoryText("conf/report/report.js"),
};

export function page(input: Partial<PageInput>): string {
  const whole = {
    base: null,
    comparison: null,
    failure: null,
    fails: false,
    cost: null,
    commands: [],
    head: madeProfile([]),
    timelines: { base: [], head: [] },
    trace: null,
  };
  return reportHtml({ ...whole, ...input }, assets);
}

/** The pages of a comment's sections that have a profile. */
export function pagesOf({ sections }: CommentInput): string[] {
  return sections.flatMap(({ comparison, head, failure, fails }) =>
    head === null ? [] : [page({ head, base: head, comparison, failure, fails, commands: [head.workload.command] })],
  );
}

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly closes: boolean;
  readonly empty: boolean;
}

const voids = new Set(["meta", "br", "wbr"]);
const known = new Set(
  [
    "html head meta title style body header main footer nav section article h1 h2 h3 h4 p b small code pre ul ol li dl dt dd a",
    "div span i g details summary figure figcaption table thead tbody tr th td svg path rect circle text script wbr",
  ].flatMap((names) => names.split(" ")),
);
const knownAttributes =
  /^(?:lang|charset|title|http-equiv|content|name|class|id|href|scope|role|tabindex|aria-(?:label|hidden)|data-(?:v|family|state|minor|tools|fixed)|viewBox|x|y|dy|cx|cy|r|d|width|height|text-anchor)$/;

/** The tags of a page and the text between them, in order. Throws for what is no HTML of ours. */
export function* tokens(text: string): Generator<Tag | string> {
  const raw = text.replace(/<(style|script)(?: type="application\/[a-z-]+" id="trace")?>[^]*?<\/\1>/g, "<$1></$1>");
  const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*(\/?)>/y;
  let at = raw.startsWith("<!doctype html>") ? "<!doctype html>".length : 0;
  while (at < raw.length) {
    const next = raw.indexOf("<", at);
    const end = next === -1 ? raw.length : next;
    if (end > at) yield raw.slice(at, end);
    if (next === -1) return;
    tag.lastIndex = next;
    const found = tag.exec(raw);
    if (found === null) throw new Error(`No tag: ${raw.slice(next, next + 120)}`);
    const [all, slash = "", name = "", attributes = "", self = ""] = found;
    const pairs = [...attributes.matchAll(/([a-zA-Z-]+)(?:="([^"]*)")?/g)].map(
      ([, key = "", value = ""]) => [key, value] as const,
    );
    yield { name, attributes: new Map(pairs), closes: slash === "/", empty: self === "/" || voids.has(name) };
    at = next + all.length;
  }
}

/** What of a page is not as it was meant: an empty list where all is well. `links`: which addresses it may lead to beside its sections. */
export function faults(text: string, links: readonly string[] = []): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const token of tokens(text)) {
    if (typeof token === "string") {
      if (token.includes(">")) found.push(`text: ${token}`);
      continue;
    }
    const { name, attributes, closes, empty } = token;
    if (!known.has(name)) found.push(`tag: ${name}`);
    for (const [key, value] of attributes) {
      if (!knownAttributes.test(key)) found.push(`attribute: ${key}`);
      if (key === "href" && !/^#[a-z]+\d*$/.test(value) && !links.some((link) => value.startsWith(link)))
        found.push(`link: ${value}`);
      if (/NaN|Infinity|undefined/.test(value)) found.push(`${name} ${key}: ${value}`);
    }
    if (closes) {
      if (open.pop() !== name) found.push(`</${name}> that closes nothing`);
    } else if (!empty) open.push(name);
  }
  return [...found, ...open.map((name) => `<${name}> that is not closed`)];
}

/** The text with its numeric entities and no-break spaces read. */
export function decoded(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

const lines = new Set(["h1", "h2", "h3", "h4", "p", "li", "dt", "dd", "pre", "tr", "figcaption", "summary", "a"]);

/** A page as a reader without eyes has it: a line for each heading, paragraph, item, row and picture. */
export function dump(text: string): string {
  const found: string[] = [];
  let line = "";
  const end = (): void => {
    if (line.trim() !== "") found.push(line.replaceAll(/\s+/g, " ").trim());
    line = "";
  };
  const hidden: string[] = [];
  for (const token of tokens(text.slice(text.indexOf("<body>")))) {
    if (typeof token === "string") {
      if (hidden.length === 0) line += decoded(token);
      continue;
    }
    const { name, attributes, closes, empty } = token;
    if (name === "svg" || hidden.length > 0) {
      if (closes) hidden.pop();
      else if (!empty) hidden.push(name);
      const label = attributes.get("aria-label");
      if (label !== undefined) found.push(`[picture: ${label}]`);
      continue;
    }
    if (name === "td" || name === "th") line += closes ? " | " : "";
    else if (name === "a") line += " ";
    else if (lines.has(name)) {
      end();
      if (!closes) line = /^h\d$/.test(name) ? `${"#".repeat(Number(name.slice(1)))} ` : name === "li" ? "- " : "";
    }
  }
  end();
  return found.join("\n");
}
