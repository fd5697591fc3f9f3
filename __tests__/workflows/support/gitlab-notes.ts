import { startServer, type Incoming, type Outgoing } from "../../fixtures/github/http-server.ts";

export interface Note {
  readonly id: number;
  readonly author: { readonly id: number };
  readonly system: boolean;
  body: string | null;
}

/** The part of GitLab's API that writes notes of one merge request, on loopback, in memory. */
export interface GitlabNotes extends AsyncDisposable {
  readonly apiUrl: string;
  readonly token: string;
  /** The user of the token. */
  readonly me: number;
  readonly notes: Note[];
  /** `METHOD path?query`, in order. */
  readonly requests: string[];
  /** Answers all requests that write with this status from now on; null: as they should be. */
  refuseWrites(status: number | null): void;
}

const path = "/api/v4/projects/42/merge_requests/7/notes";

export async function gitlabNotes(): Promise<GitlabNotes> {
  const token = "glpat-0123456789abcdefghij";
  const me = 99;
  const notes: Note[] = [];
  const requests: string[] = [];
  let refused: number | null = null;
  const answer = async ({ method, url, headers, body }: Incoming): Promise<Outgoing> => {
    requests.push(`${method} ${url.pathname}${url.search}`);
    if (headers["private-token"] !== token) return json(401, { message: "401 Unauthorized" });
    if (method === "GET" && url.pathname === "/api/v4/user") return json(200, { id: me, bot: true });
    if (method === "GET" && url.pathname === path) {
      const perPage = Number(url.searchParams.get("per_page") ?? "20");
      const first = (Number(url.searchParams.get("page") ?? "1") - 1) * perPage;
      return json(200, notes.slice(first, first + perPage));
    }
    if (refused !== null) return json(refused, { message: "refused" });
    const text = new URLSearchParams(body.toString("utf8")).get("body");
    if (text === null || text === "") return json(400, { message: "400 (Bad request) body is missing" });
    if (method === "POST" && url.pathname === path) {
      notes.push({ id: notes.length + 1, author: { id: me }, system: false, body: text });
      return json(201, notes.at(-1));
    }
    const note = notes.find(({ id }) => `${path}/${String(id)}` === url.pathname);
    if (method !== "PUT" || note === undefined) return json(404, { message: "404 Not found" });
    if (note.author.id !== me) return json(403, { message: "403 Forbidden" });
    note.body = text;
    return json(200, note);
  };
  const server = await startServer(answer, (error) => {
    throw error;
  });
  return {
    ...{ apiUrl: `${server.origin}/api/v4`, token, me, notes, requests },
    refuseWrites: (status) => {
      refused = status;
    },
    [Symbol.asyncDispose]: async () => server.close(),
  };
}

function json(status: number, value: unknown): Outgoing {
  return { status, headers: { "content-type": "application/json" }, body: Buffer.from(JSON.stringify(value)) };
}
