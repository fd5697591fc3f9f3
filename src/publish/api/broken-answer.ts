/**
 * Octokit gives a JSON body that broke off, or that is none, as text, and its pagination takes an empty one for an empty
 * page: comments would be missed. Here it is a failure of the network: an error without a response.
 */
export function refuseBrokenAnswer<
  T extends { readonly headers: { readonly "content-type"?: string | undefined }; readonly data: unknown },
>(response: T): T {
  const json = response.headers["content-type"]?.includes("json") ?? false;
  if (json && typeof response.data === "string") {
    throw Object.assign(new Error("the answer broke off"), { status: 500 });
  }
  return response;
}
