import { describe, expect, test } from "@jest/globals";
import { expectFailure, runDemo } from "./support/run-demo.ts";

// Which evidence is no capture, and what is said of it: __tests__/gate/.
describe("a capture that is not real fails with exit 3", () => {
  test("wrong ranges: says which exist and which is nearest, by one run of the program that the captures don't need", async () => {
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

  test("a range missing inside the enclosing one: its report says what exists, and the program is not run again", async () => {
    const finished = await runDemo({
      ranges: ["prefill", "encode"],
      set: ["nsys.capture-range=bench"],
      demo: ["--enclosing", "bench"],
    });
    expectFailure(finished, "range-not-seen");
    expect(finished.stderr).toContain("Did you mean decode?");
    expect(finished.run.record.commands.filter(({ tool }) => tool === "nsys profile")).toHaveLength(1);
  });

  test("plain strings, where only registered ones are to gate", async () => {
    expectFailure(await runDemo({ set: ["nsys.registered-strings-only=true"] }), "range-not-registered");
  });
});
