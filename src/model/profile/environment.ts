import * as z from "zod";

const versions = z.record(z.string(), z.string()).nullable();

/** What the program of one side ran with. Null: not known; a list that could not be read whole is not known. */
export const environmentSchema = z.object({
  run: z
    .string()
    .describe(
      "A random name of the run. Digests of two profiles can be compared where it is the same, and say nothing elsewhere.",
    ),
  operatingSystem: z.string().nullable().describe("PRETTY_NAME of /etc/os-release."),
  imageDigest: z
    .string()
    .nullable()
    .describe("Of the container image, where the variable LLM_PROFILE_IMAGE_DIGEST says it."),
  pythonPackages: versions.describe("Version by name, of the packages that the side's interpreter finds."),
  systemPackages: versions.describe("Version by name, of dpkg's installed packages."),
  cudaLibraries: versions.describe(
    "Version by name, from names of files such as `libcublas.so.13.0.2` where the loader looks for them.",
  ),
  variables: z
    .record(
      z.string(),
      z.object({
        value: z.string().nullable().describe("Null: not kept, as it may say what nobody meant to publish."),
        digest: z
          .string()
          .nullable()
          .describe(
            "Keyed hash of the value, by a random key that ends with the run. Null: the variable is thought secret.",
          ),
      }),
    )
    .describe("The program's environment by name, without what the run itself sets for each side."),
});

export type ProfileEnvironment = z.infer<typeof environmentSchema>;
