/**
 * Draws the top of a rendered comment from docs/comments/ for README.md: `node scripts/comment-picture.ts [COMMENT]` writes
 * docs/images/comment.png. Needs Chromium (`chromium` on the PATH, or CHROMIUM). Not part of `generate`, because fonts differ by machine.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commentPage } from "./comments/comment-page.ts";

const [comment = "docs/comments/measured-in-turn.md"] = process.argv.slice(2);
const root = fileURLToPath(new URL("../", import.meta.url));
const picture = join(root, "docs/images/comment.png");
const [width, height] = [920, 480];

const folder = mkdtempSync(join(tmpdir(), "llm-profile-picture-"));
try {
  const page = join(folder, "page.html");
  writeFileSync(page, commentPage(readFileSync(join(root, comment), "utf8")));
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
