import { createHash } from "node:crypto";
import { html, rawElement, type Part } from "./html.ts";

/** The files in conf/report/: the style sheet, and the script that sorts and filters. */
export interface ReportAssets {
  readonly style: string;
  readonly script: string;
}

interface Content {
  readonly title: string;
  readonly header: Part;
  readonly main: Part;
  readonly footer: Part;
}

/**
 * A page that needs no network, and shows everything even without scripts. Its policy allows no requests, and no style sheet or
 * script except ours.
 */
export function pageHtml({ title, header, main, footer }: Content, { style, script }: ReportAssets): string {
  const policy = `default-src 'none'; style-src '${computeHash(style)}'; script-src '${computeHash(script)}'; base-uri 'none'; form-action 'none'`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${rawElement("style", style)}
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${header}
        </header>
        <main>${main}</main>
        <footer>
          <p>${footer}</p>
        </footer>
        ${rawElement("script", script)}
      </body>
    </html> `;
  return page.text;
}

function computeHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
