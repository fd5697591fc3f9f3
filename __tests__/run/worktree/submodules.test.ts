import { expect, test } from "@jest/globals";
import { explainUnsafeUrl } from "../../../src/run/worktree/submodules.ts";

test.each([
  ["--upload-pack=program", "starts with a dash"],
  ["-x", "starts with a dash"],
  ["ssh://-oProxyCommand=program/x", "host starts with a dash"],
  ["ssh://user@-oProxyCommand=program/x", "host starts with a dash"],
  ["git@-oProxyCommand=program:x", "host starts with a dash"],
  ["https://127.0.0.1:9/%0ahost=example.org", "control characters"],
  ["https://127.0.0.1:9/%0Dhost=example.org", "control characters"],
  ["https://127.0.0.1:9/\nhost=example.org", "control characters"],
])("refuses a submodule's URL that git or ssh may misread: %j", (url, why) => {
  expect(explainUnsafeUrl(url)).toContain(why);
});

test.each([
  ["https://example.org/a-b/-c.git"],
  ["ssh://git@example.org:22/x"],
  ["git@example-host.org:a/b"],
  ["../-lib"],
])("accepts a submodule's URL that only resembles one: %s", (url) => {
  expect(explainUnsafeUrl(url)).toBeNull();
});
