import { describe, expect, test } from "@jest/globals";
import { expectFailure, runDemo } from "./support/run-demo.ts";

// Which evidence is no capture, and what is said of it: __tests__/gate/.
describe("a capture of a missing range", () => {
  test("suggests the nearest existing ranges after one extra run of the program", async () => {
    const finished = await runDemo({ ranges: ["decode", "decdoe", "prefil"], set: ["nsys.captures=range"] });
    expectFailure(finished, "range-not-seen");
    const { stdout, stderr, run } = finished;
    expect(stdout).toBe("");
    expect(run.record).toMatchObject({ state: "failed", exitCode: 3 });
    expect(stderr).toContain("The program emitted only these ranges: prefill, decode.");
    for (const nearest of ["decode", "prefill"]) expect(stderr).toContain(`Did you mean ${nearest}?`);
    const profiled = run.record.commands.filter(({ tool }) => tool === "nsys profile").map(({ label }) => label);
    expect(profiled).toEqual(["round 1, decode", "round 1, decdoe", "discovery of ranges", "round 1, prefil"]);
    expect(run.files).not.toContain("profile.json");
    // The right one's capture stays, and the wrong one's log.
    for (const file of ["decode/nsys/report.sqlite", "decdoe/nsys/stdout.txt"])
      expect(run.files).toContain(`head/round-1/${file}`);
  });

  test("suggests ranges from the enclosing range's report without another run", async () => {
    const finished = await runDemo({
      ranges: ["prefill", "encode"],
      set: ["nsys.capture-range=bench"],
      demo: ["--enclosing", "bench"],
    });
    expectFailure(finished, "range-not-seen");
    expect(finished.stderr).toContain("Did you mean decode?");
    expect(finished.run.record.commands.filter(({ tool }) => tool === "nsys profile")).toHaveLength(1);
  });

  test("fails if the range's name isn't a registered string but has to be", async () => {
    expectFailure(await runDemo({ set: ["nsys.registered-strings-only=true"] }), "range-not-registered");
  });
});
