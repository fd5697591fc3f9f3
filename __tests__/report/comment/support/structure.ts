import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

/** Markdown as GitHub reads it. */
export function parsed(markdown: string) {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

type Root = ReturnType<typeof parsed>;
type Content = Root["children"][number];
type Node = Root | Content;

/** Every node of a kind, in order. */
export function nodes<K extends Content["type"]>(root: Node, kind: K): Extract<Content, { type: K }>[] {
  const found: Extract<Content, { type: K }>[] = [];
  const isKind = (node: Node): node is Extract<Content, { type: K }> => node.type === kind;
  const visit = (node: Node): void => {
    if (isKind(node)) found.push(node);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
}

/** Text as it is shown, codes in it. */
export function shownText(node: Node): string {
  if (node.type === "inlineCode" || node.type === "text" || node.type === "code") return node.value;
  if (!("children" in node)) return "";
  return node.children.map(shownText).join("");
}

const summary = /^<details><summary>((?:[^<>]|<code>[^<>]*<\/code>)*)<\/summary>$/;
/** What GitHub makes links, mentions and references of, in text that is not code. */
const alive = /@[\w-]|#\d|GH-\d|https?:\/\/|www\.|[\w.]@[\w.]/i;

/** A section of our own documents, or a line of the measured commit, which a comment may link to. */
const ofDocs =
  /^https:\/\/github\.com\/(?:org\/llm-profile-action\/blob\/v1\/docs\/(?:red|failures)\.md#[a-z0-9-]+|example\/llm\/blob\/[0-9a-f]{40}\/[\w./-]+#L\d+)$/;

/** What in a comment was not meant: an empty list where all is well. */
export function faults(markdown: string, ours: readonly string[]): string[] {
  const root = parsed(markdown);
  const open: string[] = [];
  const found: string[] = [];
  const html = (value: string): void => {
    const title = summary.exec(value)?.[1];
    if (title !== undefined) {
      open.push("details");
      const decoded = title.replaceAll(/<code>[^<>]*<\/code>/g, "").replaceAll(/&#\d+;/g, "?");
      if (alive.test(decoded)) found.push(`summary: ${title}`);
    } else if (value === "</details>") {
      if (open.pop() !== "details") found.push("a </details> that closes nothing");
    } else if (/^<(code|sub)>$/.test(value)) open.push(value.slice(1, -1));
    else if (/^<\/(code|sub)>$/.test(value)) {
      if (open.pop() !== value.slice(2, -1)) found.push(`a ${value} that closes nothing`);
    } else if (value !== "<br>" && value !== "<wbr>") found.push(`html: ${value}`);
  };
  const visit = (node: Node): void => {
    if (node.type === "html") html(node.value);
    if (node.type === "text" && !open.includes("code") && alive.test(node.value)) found.push(`text: ${node.value}`);
    if (node.type === "link") {
      if (!ours.includes(node.url) && !ofDocs.test(node.url)) found.push(`link: ${node.url}`);
      return;
    }
    if (/^(image|imageReference|linkReference|definition|footnote.*|blockquote|thematicBreak|delete)$/.test(node.type))
      found.push(node.type);
    if (node.type === "heading" && node.depth !== 3) found.push(`heading: ${shownText(node)}`);
    if (node.type === "table") {
      const widths = node.children.map((row) => row.children.length);
      if (new Set(widths).size !== 1 || Math.max(...widths) > 5) found.push(`table: ${widths.join(" ")}`);
    }
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(root);
  if (open.length > 0) found.push(`left open: ${open.join(" ")}`);
  if (nodes(root, "heading").length !== 1) found.push("not one heading");
  return found;
}
