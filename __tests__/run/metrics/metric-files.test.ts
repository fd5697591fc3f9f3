import {
  appendFileSync,
  linkSync,
  mkdirSync,
  renameSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "@jest/globals";
import { CaptureError } from "../../../src/errors.ts";
import { watchMetrics } from "../../../src/run/metrics/metric-files.ts";
import { testDirectory } from "../support/directory.ts";

/** What is read after `run`, where `before` was made in the folder first. */
async function readAfter(pattern: string, run: (folder: string) => void, before?: (folder: string) => void) {
  const place = testDirectory();
  const folder = join(place, "work");
  mkdirSync(folder);
  before?.(folder);
  const watched = await watchMetrics(folder, pattern);
  // The clock of a file system has ticks.
  await sleep(20);
  run(folder);
  return watched.written();
}

const write = (name: string, text: string) => (folder: string) => {
  writeFileSync(join(folder, name), text);
};

describe("what a run wrote", () => {
  test("a new file, also in a folder that the run made", async () => {
    expect(await readAfter("m.json", write("m.json", "[]"))).toEqual([{ name: "m.json", text: "[]", added: null }]);
    const made = await readAfter("out/m.json", (folder) => {
      mkdirSync(join(folder, "out"));
      write("out/m.json", "[]")(folder);
    });
    expect(made).toEqual([{ name: "out/m.json", text: "[]", added: null }]);
  });

  test("a file written anew, also with the same text", async () => {
    expect(await readAfter("m.json", write("m.json", "[2]"), write("m.json", "[1]"))).toMatchObject([{ text: "[2]" }]);
    expect(await readAfter("m.json", write("m.json", "[1]"), write("m.json", "[1]"))).toMatchObject([{ text: "[1]" }]);
    const replaced = await readAfter(
      "m.json",
      (folder) => {
        write("new", "[1]")(folder);
        renameSync(join(folder, "new"), join(folder, "m.json"));
      },
      write("m.json", "[1]"),
    );
    expect(replaced).toMatchObject([{ text: "[1]", added: null }]);
  });

  test("of a file that grows by lines, the lines of this run", async () => {
    const grown = (old: string, more: string) =>
      readAfter(
        "m",
        (folder) => {
          appendFileSync(join(folder, "m"), more);
        },
        write("m", old),
      );
    expect(await grown('{"a": 1}\n', '{"a": 2}\n')).toMatchObject([{ added: '{"a": 2}\n' }]);
    // As vLLM does with --append-result.
    expect(await grown('{"a": 1}', '\n{"a": 2}')).toMatchObject([{ added: '\n{"a": 2}' }]);
    expect(await grown('{"a": 1}', ', {"a": 2}')).toMatchObject([{ added: null }]);
    expect(await readAfter("m", write("m", "x\ny\nz\n"), write("m", "a\nb\n"))).toMatchObject([{ added: null }]);
  });

  test("of a glob, only what this run wrote", async () => {
    const found = await readAfter(
      "out/vllm-*.json",
      (folder) => {
        write("out/vllm-2.json", "2")(folder);
        write("out/other.json", "3")(folder);
      },
      (folder) => {
        mkdirSync(join(folder, "out"));
        write("out/vllm-1.json", "1")(folder);
      },
    );
    expect(found).toEqual([{ name: "out/vllm-2.json", text: "2", added: null }]);
  });
});

describe("what a run did not write", () => {
  test("no file, and which name is near", async () => {
    const missing = readAfter("metrics.json", write("metric.json", "[]"));
    await expect(missing).rejects.toMatchObject({
      id: "metrics-missing",
      exitCode: 3,
      why: expect.stringContaining("metric.json?"),
    });
    await expect(readAfter("none/m.json", () => undefined)).rejects.toMatchObject({ id: "metrics-missing" });
  });

  test("a file of before, also where its time was set anew by hand", async () => {
    const stale = { id: "metrics-stale", exitCode: 3 };
    await expect(readAfter("m.json", () => undefined, write("m.json", "[]"))).rejects.toMatchObject(stale);
    await expect(readAfter("*.json", () => undefined, write("m.json", "[]"))).rejects.toMatchObject(stale);
  });

  test("a file that was written and then given an old time is of this run", async () => {
    const backdated = await readAfter(
      "m.json",
      (folder) => {
        write("m.json", "[2]")(folder);
        utimesSync(join(folder, "m.json"), 1, 1);
      },
      (folder) => {
        write("m.json", "[1]")(folder);
        utimesSync(join(folder, "m.json"), 1, 1);
      },
    );
    expect(backdated).toMatchObject([{ text: "[2]" }]);
  });
});

describe("what cannot be trusted", () => {
  test.each([
    [
      "a symbolic link",
      (path: string, place: string) => {
        symlinkSync(join(place, "precious"), path);
      },
    ],
    [
      "a symbolic link",
      (path: string) => {
        symlinkSync("/nowhere/at/all", path);
      },
    ],
    [
      "another hard link",
      (path: string, place: string) => {
        linkSync(join(place, "precious"), path);
      },
    ],
    [
      "a folder",
      (path: string) => {
        mkdirSync(path);
      },
    ],
    [
      "1.00 TiB; the limit is 64 MiB|1 TiB; the limit is 64 MiB",
      (path: string) => {
        writeFileSync(path, "");
        truncateSync(path, 2 ** 40);
      },
    ],
  ])("%s", async (why, make) => {
    for (const early of [true, false]) {
      const place = testDirectory();
      const folder = join(place, "work");
      mkdirSync(folder);
      writeFileSync(join(place, "precious"), "kept");
      if (early) make(join(folder, "m.json"), place);
      const watched = await watchMetrics(folder, "m.json");
      if (!early) make(join(folder, "m.json"), place);
      const taken = watched.written();
      await expect(taken).rejects.toThrow(CaptureError);
      if (early && why.includes("TiB")) await expect(taken).rejects.toMatchObject({ id: "metrics-stale" });
      else await expect(taken).rejects.toMatchObject({ id: "metrics-refused", why: expect.stringMatching(why) });
    }
  });

  test("a folder that a link leads to, outside of the working directory", async () => {
    const out = (folder: string) => {
      mkdirSync(join(folder, "../secret"));
      writeFileSync(join(folder, "../secret/m.json"), "[1]");
      symlinkSync("../secret", join(folder, "out"));
    };
    const refused = { id: "metrics-refused", why: expect.stringContaining("is outside the working directory") };
    await expect(readAfter("out/m.json", () => undefined, out)).rejects.toMatchObject(refused);
    await expect(readAfter("out/m.json", out)).rejects.toMatchObject(refused);
    await expect(readAfter("../m.json", () => undefined)).rejects.toMatchObject(refused);
    await expect(readAfter("/etc/passwd", () => undefined)).rejects.toMatchObject(refused);
  });

  test.each([
    [3, /^m-3\.json: Together, the files exceed the limit of 128 MiB\.$/],
    [100, /^m-100\.json: Together, [^]*\nm-19\.json/],
  ])("%i sparse files of 64 MiB", async (count, why) => {
    const sparse = (folder: string) => {
      for (let number = 1; number <= count; number++) {
        write(`m-${String(number)}.json`, "")(folder);
        truncateSync(join(folder, `m-${String(number)}.json`), 64 * 2 ** 20);
      }
    };
    const refused = { id: "metrics-refused", why: expect.stringMatching(why) };
    await expect(readAfter("*.json", sparse)).rejects.toMatchObject(refused);
    await expect(readAfter("*.json", sparse, sparse)).rejects.toMatchObject(refused);
  });

  test("more files than a run can mean", async () => {
    const many = readAfter("*.json", (folder) => {
      for (let number = 0; number < 101; number++) write(`${String(number)}.json`, "[]")(folder);
    });
    await expect(many).rejects.toMatchObject({
      id: "metrics-refused",
      why: expect.stringContaining("more than 100 files"),
    });
  });
});
