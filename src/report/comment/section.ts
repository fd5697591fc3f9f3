import { reportInput } from "../document/input.ts";
import { reportDocument } from "../document/report.ts";
import type { Block } from "../markdown/blocks.ts";
import { renderedBlocks } from "../markdown/render.ts";
import type { Room } from "../markdown/room.ts";
import { link } from "../markdown/safe-text.ts";
import { markdown } from "../markdown/text.ts";
import type { CommentInput, CommentSection } from "./comment-input.ts";

/** One job, in the order that people read: what it means, the figures that decide, why, and folded all that supports it. */
export function sectionBlocks(
  section: CommentSection,
  room: Room,
  places: readonly Block[] = linksText({ ...section, run: null }),
): Block[] {
  const { lead, effect, opening, sections } = reportDocument(reportInput(section));
  const first = [bold(markdown(lead.what)), markdown(lead.confidence), section.fails ? bold(effect) : effect];
  return [
    first.filter((part) => part !== "").join(" "),
    ...places,
    ...renderedBlocks(opening, room),
    ...renderedBlocks(
      sections.flatMap(({ blocks }) => blocks),
      room,
    ),
  ];
}

function bold(text: string): string {
  return text === "" ? "" : `**${text}**`;
}

/** Where there is more, the page that opens with one click first. */
export function linksText({ report, artifact, run }: CommentInput["links"]): string[] {
  const links = [
    ...(report === null ? [] : [link("**Report**", report)]),
    ...(artifact === null ? [] : [link("All files", artifact)]),
    ...(run === null ? [] : [link("Run", run)]),
  ];
  return links.length === 0 ? [] : [links.join(" · ")];
}
