import { expect, test } from "@jest/globals";
import { parseRepositoryName } from "../../../src/run/machine/git.ts";

test.each([
  ["https://github.com/owner/name.git", "owner/name"],
  ["https://github.com/owner/name", "owner/name"],
  ["https://github.com/owner/name/", "owner/name"],
  ["https://user:hunter2@github.com/owner/name.git", "owner/name"],
  ["https://x-access-token:ghs_abcdef@github.com/owner/name.git", "owner/name"],
  ["https://ghp_abcdef@github.com/owner/name", "owner/name"],
  ["https://host/owner/name.git?token=hunter2#hunter2", "owner/name"],
  ["git@github.com:owner/name.git", "owner/name"],
  ["host:owner/name.git", "owner/name"],
  ["ssh://git@host:2222/owner/name.git", "owner/name"],
  ["https://gitlab.com/group/sub/name.git", "group/sub/name"],
  ["https://proxy/ghp_abcdef/owner/name", null],
  ["https://proxy/owner/name%40hunter2", null],
  ["/srv/git/owner/name.git", null],
  ["../name.git", null],
  ["file:///srv/git/name.git", null],
  ["https://github.com/", null],
  ["nonsense", null],
  ["", null],
])("%s is %s", (url, name) => {
  expect(parseRepositoryName(url)).toBe(name);
});
