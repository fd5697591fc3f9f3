/**
 * Draws the top of a rendered comment from docs/comments/ for README.md: `node scripts/comment-picture.ts [COMMENT]` writes
 * docs/images/comment.png. Needs Chromium (`chromium` on the PATH, or CHROMIUM). Not part of `generate`, because fonts differ by machine.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

const [comment = "docs/comments/measured-in-turn.md"] = process.argv.slice(2);
const root = fileURLToPath(new URL("../", import.meta.url));
const picture = join(root, "docs/images/comment.png");
const [width, height] = [920, 828];

const style = `
  body { margin: 0; padding: 16px; font: 14px/1.5 "Noto Sans", "DejaVu Sans", "Liberation Sans", sans-serif; color: #1f2328; background: #fff }
  main { border: 1px solid #d1d9e0; border-radius: 6px; padding: 4px 16px; height: ${String(height - 60)}px; overflow: hidden }
  h3 { font-size: 1.25em; margin: 12px 0 }
  table { border-collapse: collapse; margin: 0 0 16px }
  th, td { padding: 5px 12px; border: 1px solid #d1d9e0 }
  tr:nth-child(2n) { background: #f6f8fa }
  code { background: #eff1f3; border-radius: 6px; padding: .15em .4em; font: 85% ui-monospace, "DejaVu Sans Mono", monospace }
`;

const folder = mkdtempSync(join(tmpdir(), "llm-profile-picture-"));
try {
  const page = join(folder, "page.html");
  // The HTML is ours (<details>, <br>, <sub>), and our renderer has already escaped anything hostile.
  const body = micromark(readFileSync(join(root, comment), "utf8"), {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>${style}</style><main>${body}</main>`);
  const { status, stderr, error } = spawnSync(
    process.env["CHROMIUM"] ?? "chromium",
    [
      ...["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1"],
      ...[`--user-data-dir=${folder}`, `--window-size=${String(width)},${String(height)}`],
      ...[`--screenshot=${picture}`, `file://${page}`],
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`Chromium wrote no picture: ${error?.message ?? stderr}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
