import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { repositoryText, unpackRecording } from "../../__tests__/fixtures/recorded.ts";
import type { Place } from "../measure/benchmark.ts";

const recordings = ["nsys-2023.4.4/graph_node.1", "nsys-2025.3.1/python-backtrace", "nsys-2025.3.1/graph-layers"];
const pageSizes = [512, 1024, 4096, 65_536];

/** Exports to damage: recorded ones and a small synthetic one, each in every page size. */
export function exportsOfAllPageSizes(place: Place): readonly { readonly name: string; readonly bytes: Buffer }[] {
  const sources = [
    ...recordings.map((name) => ({
      name,
      write: (path: string) => {
        using file = unpackRecording(`__tests__/fixtures/recorded/${name}.sqlite.gz`);
        using database = new DatabaseSync(file.path);
        database.prepare("VACUUM INTO ?").run(path);
      },
    })),
    {
      name: "threads-and-ranges",
      write: (path: string) => {
        using database = new DatabaseSync(path);
        database.exec(repositoryText("__tests__/fixtures/synthetic/threads-and-ranges.sql"));
      },
    },
  ];
  return sources.flatMap(({ name, write }) =>
    pageSizes.map((pageSize) => {
      const path = place.made(`${name.replaceAll("/", "-")}-${String(pageSize)}.sqlite`, (made) => {
        write(made);
        using database = new DatabaseSync(made);
        database.exec(`PRAGMA page_size = ${String(pageSize)}; VACUUM`);
      });
      const bytes = readFileSync(path);
      return { name: `${name}, pages of ${String(pageSize)} bytes`, bytes };
    }),
  );
}
