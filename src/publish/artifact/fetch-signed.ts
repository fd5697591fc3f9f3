import { HttpClient } from "@actions/http-client";
import type { Bytes, Milliseconds } from "../../model/units.ts";
import { unlessStopped } from "./unless-stopped.ts";

/** Between two pieces of an answer. */
const silenceMs: Milliseconds = 30_000;

/** More bytes came than were to come. */
export class TooManyBytes extends Error {}

/**
 * What lies at a signed URL, at most so many bytes, through the proxy of the job if it has one. Our token is not sent: the
 * URL is its own permission, and leads to another company's storage. Throws TooManyBytes, or what the network throws; the
 * URL is in no message.
 */
export async function fetchSigned(url: string, limit: Bytes, stop: AbortSignal): Promise<Buffer> {
  const client = new HttpClient("llm-profile-action", [], { allowRedirects: false, socketTimeout: silenceMs });
  const { message } = await unlessStopped(client.get(url), stop);
  const abort = (): void => void message.destroy(new Error("The download was ended."));
  stop.addEventListener("abort", abort, { once: true });
  try {
    if (message.statusCode !== 200) throw new Error(`The storage answered ${String(message.statusCode ?? "nothing")}.`);
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of message) {
      if (!Buffer.isBuffer(piece)) continue;
      bytes += piece.length;
      if (bytes > limit) throw new TooManyBytes(`More than ${String(limit)} bytes came.`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } finally {
    stop.removeEventListener("abort", abort);
    message.destroy();
    client.dispose();
  }
}
