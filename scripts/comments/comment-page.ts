import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** The widths of a comment on a large screen, on a laptop, and on a phone, and how high it may be there. */
export const commentLimits = { 1012: 450, 888: 450, 400: 800 } as const;
export const mostCommentLines = 16;

const colors = {
  light: { text: "#1f2328", back: "#ffffff", border: "#d1d9e0", stripe: "#f6f8fa", code: "#818b981f", link: "#0969da" },
  dark: { text: "#f0f6fc", back: "#0d1117", border: "#3d444d", stripe: "#151b23", code: "#656c7633", link: "#4493f8" },
} as const;
export type Theme = keyof typeof colors;

/** GitHub's rules for comments (sindresorhus/github-markdown-css 5.9.0, with the 14 px of a comment), as far as our Markdown needs them. */
function styleOf(theme: Theme): string {
  const { text, back, border, stripe, code, link } = colors[theme];
  return `
  body { margin: 8px; background: ${back}; color: ${text}; font: 14px/1.5 "Noto Sans", "Liberation Sans", "DejaVu Sans", sans-serif; word-wrap: break-word }
  header { padding: 8px 16px; border: 1px solid ${border}; border-radius: 6px 6px 0 0; background: ${stripe} }
  main { border: 1px solid ${border}; border-top: 0; border-radius: 0 0 6px 6px; padding: 16px }
  main > :first-child { margin-top: 0 } main > :last-child { margin-bottom: 0 }
  h3 { margin: 24px 0 16px; font-size: 1.25em; font-weight: 600; line-height: 1.25 }
  p, ul, table, details, pre { margin: 0 0 16px } ul { padding-left: 2em }
  a { color: ${link}; text-decoration: underline; text-underline-offset: .2rem } sub { font-size: 75%; line-height: 0; position: relative; bottom: -.25em }
  table { border-spacing: 0; border-collapse: collapse; display: block; width: max-content; max-width: 100%; overflow: auto; font-variant: tabular-nums }
  th { font-weight: 600 } th, td { padding: 6px 13px; border: 1px solid ${border} } tr:nth-child(2n) { background: ${stripe} }
  code { padding: .2em .4em; font: 85% "DejaVu Sans Mono", "Liberation Mono", monospace; white-space: break-spaces; background: ${code}; border-radius: 6px }
  pre { padding: 16px; overflow: auto; line-height: 1.45; background: ${stripe}; border-radius: 6px } pre code { padding: 0; background: none; white-space: pre }`;
}

/** A comment as GitHub shows it, as an HTML page. The HTML in our Markdown (details, br, sub, code, wbr) is ours. */
export function commentPage(markdown: string, theme: Theme = "light"): string {
  const body = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return `<!doctype html><meta charset="utf-8"><style>${styleOf(theme)}</style><header><b>github-actions</b> commented</header><main>${body}</main>`;
}

/** How many lines of a comment's source a reader sees without unfolding anything. */
export function openLines(markdown: string): number {
  const inner = markdown.replaceAll(/<details>(?:(?!<details>)[^])*?<\/details>/g, "");
  if (inner !== markdown) return openLines(inner);
  return markdown.split("\n").filter((line) => line.trim() !== "").length;
}

/** Measures a page: the height of the comment, and how much of it is cut off at the right. Runs in the browser. */
export const measureScript = `(() => {
  const main = document.querySelector("main");
  const over = [main, ...main.querySelectorAll("table, p, h3")].map((one) => one.scrollWidth - one.clientWidth);
  return { height: Math.round(main.getBoundingClientRect().height), cutOff: Math.max(0, ...over) };
})()`;
