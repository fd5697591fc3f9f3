import { expect, test } from "@jest/globals";
import { UserError } from "../../src/model/errors.ts";
import { checkWorkingDirectory } from "../../src/pipeline/start/machine.ts";
import { configOf } from "../support/config.ts";
import { testContext } from "./support/context.ts";

const check = (folder: string) => () => {
  checkWorkingDirectory(testContext().context, configOf(`workload.working-directory=${folder}`));
};

test.each([".", "docs", "/"])("accepts the working directory %s", (folder) => {
  expect(check(folder)).not.toThrow();
});

test.each(["no/such/folder", "/nowhere", "README.md", "README.md/below"])(
  "rejects the working directory %s before anything starts",
  (folder) => {
    expect(check(folder)).toThrow(UserError);
    expect(check(folder)).toThrow(expect.objectContaining({ where: "workload.working-directory", exitCode: 2 }));
  },
);
