import * as z from "zod";
import { text, textOrNull } from "../schema.ts";

const versions = z.record(text, text).nullable();

export const environmentSchema = z.object({
  run: text.describe(
    "The run's random name. Digests from two profiles are comparable only if both profiles have the same name here.",
  ),
  operatingSystem: textOrNull.describe("PRETTY_NAME of /etc/os-release."),
  imageDigest: textOrNull.describe("The container image's digest, from the variable LLM_PROFILE_IMAGE_DIGEST."),
  pythonPackages: versions.describe("The versions of the packages that the side's interpreter finds, by name."),
  systemPackages: versions.describe("The versions of the packages that dpkg installed, by name."),
  cudaLibraries: versions.describe(
    "Versions by name, from the names of files such as `libcublas.so.13.0.2` in the loader's search path.",
  ),
  variables: z
    .record(
      text,
      z.object({
        value: textOrNull.describe("Null if we don't store the value, because it may be private."),
        digest: textOrNull.describe(
          "A keyed hash of the value. The key is random and discarded after the run. Null if the variable is probably secret.",
        ),
      }),
    )
    .describe("The program's environment variables by name, except those that the run itself sets per side."),
});

export type ProfileEnvironment = z.infer<typeof environmentSchema>;
