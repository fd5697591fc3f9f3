import { existsSync } from "node:fs";
import { writeReplicated } from "../captures/replicated.ts";
import type { Benchmark, Place, Work } from "../measure/benchmark.ts";
import { runCommand } from "../measure/command.ts";
import { analyze, analyzeWithPages, command, ofRepository } from "./commands.ts";

/** The cost of every start, against a Node that does nothing. */
export const startUp: readonly Benchmark[] = [
  started("help", "`--help`", () => command("--help")),
  started(
    "post",
    "the post step of a job with nothing to do",
    () => async () => runCommand([process.execPath, ofRepository("dist/post.js")]),
  ),
  started("compare", "`compare` of two profile.json", (place) => {
    const path = recorded(place);
    return async () => {
      if (!existsSync(place.file("profile"))) await analyze(place, "profile", path)();
      const profile = place.file("profile/profile.json");
      return command("compare", "--base", profile, "--head", profile)();
    };
  }),
  started("analyze", "`analyze`, 5,744 kernels", (place) => analyze(place, "recorded", recorded(place)), 7),
  started("analyze-out", "`analyze --out`, the same with page, trace and tables", (place) =>
    analyzeWithPages(place, "pages", recorded(place)),
  ),
];

function started(name: string, ours: string, work: (place: Place) => Work, goal: number | null = null): Benchmark {
  return {
    id: `start-up/${name}`,
    ours,
    against: "bare `node`",
    small: true,
    pairs: 7,
    goal,
    prepare: (place) => [work(place), async () => runCommand([process.execPath, "--eval", "0"])],
  };
}

function recorded(place: Place): string {
  return place.made("recorded.sqlite", (path) => writeReplicated(path, 1, "as recorded"));
}
