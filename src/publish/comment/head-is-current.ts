import { z } from "zod";
import { fullName, type Repository } from "../../model/publish/github.ts";
import type { PublishTrouble } from "../../model/publish/publish.ts";
import type { Api } from "../api/api.ts";
import { troubleOf } from "../api/failure.ts";

const pullSchema = z.object({ head: z.object({ sha: z.string() }) });

/** Whether the commit that was measured is still the pull request's head: a run that ends late must not write over a newer one. */
export async function headIsCurrent(
  api: Api,
  { repository, number, headSha }: { repository: Repository; number: number; headSha: string },
): Promise<boolean | PublishTrouble> {
  try {
    const what = `read pull request #${String(number)} of ${fullName(repository)}`;
    const { head } = await api.call(what, "pull-requests: read", async (github) => {
      const { data } = await github.rest.pulls.get({
        owner: repository.owner,
        repo: repository.name,
        pull_number: number,
      });
      return pullSchema.parse(data);
    });
    return head.sha === headSha;
  } catch (error) {
    return troubleOf(error);
  }
}
