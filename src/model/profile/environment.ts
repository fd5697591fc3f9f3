import * as z from "zod";

const versions = z.record(z.string(), z.string()).nullable();

/** The software that one side's program ran with. A field is null if it's unknown, or if we couldn't read the whole list. */
export const environmentSchema = z.object({
  run: z
    .string()
    .describe(
      "The run's random name. Digests from two profiles are comparable only if both profiles have the same name here.",
    ),
  operatingSystem: z.string().nullable().describe("PRETTY_NAME of /etc/os-release."),
  imageDigest: z
    .string()
    .nullable()
    .describe("The container image's digest, from the variable LLM_PROFILE_IMAGE_DIGEST."),
  pythonPackages: versions.describe("The versions of the packages that the side's interpreter finds, by name."),
  systemPackages: versions.describe("The versions of the packages that dpkg installed, by name."),
  cudaLibraries: versions.describe(
    "Versions by name, from the names of files such as `libcublas.so.13.0.2` in the loader's search path.",
  ),
  variables: z
    .record(
      z.string(),
      z.object({
        value: z.string().nullable().describe("Null if we don't store the value, because it may be private."),
        digest: z
          .string()
          .nullable()
          .describe(
            "A keyed hash of the value. The key is random and discarded after the run. Null if the variable is probably secret.",
          ),
      }),
    )
    .describe("The program's environment variables by name, except those that the run itself sets per side."),
});

export type ProfileEnvironment = z.infer<typeof environmentSchema>;
