import { Readable } from "node:stream";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { Answer } from "../../../platform/http/answer.ts";
import type { Binding } from "../../../platform/http/binding.ts";

/** EVALUATION_ARCHIVED if its journal is in the store. One that is not there is for others to refuse. */
async function refuseArchivedRun(act: Act, id: string): Promise<void> {
  const [run] = await act.tx.query(
    sql<{ archived_at: number | null }>`
      select archived_at from evaluations
      where id = ${id} and team_id = ${act.who.teamId}`.named("is run archived"),
  );
  if (run?.archived_at != null) throw fault("EVALUATION_ARCHIVED", { members: { evaluation_id: id } });
}

/**
 * Operations that declare EVALUATION_ARCHIVED need the journal of the evaluation in their path. For all of them it is looked
 * for here, before anything else, so that none can answer as if there had been no prompts. What only reads looks again when it
 * has read: the evaluation may have been archived meanwhile.
 */
export const refuseArchived = (bindings: readonly Binding[]): Binding[] =>
  bindings.map((binding) => {
    const { operation, handle } = binding;
    if (!operation.errors?.includes("EVALUATION_ARCHIVED")) return binding;
    return {
      operation,
      handle: async (request) => {
        const { evaluation_id: id } = request.params as { readonly evaluation_id: string };
        const { report_only: isReport = false } = request.query as { readonly report_only?: boolean | null };
        if (isReport) return handle(request);
        const refuse = () => request.inTeam((act) => refuseArchivedRun(act, id));
        await refuse();
        const answer = await handle(request);
        return operation.method === "GET" ? refusedAfterReading(answer, refuse) : answer;
      },
    };
  });

async function refusedAfterReading(answer: Answer, refuse: () => Promise<void>): Promise<Answer> {
  const { raw } = answer;
  if (!raw || typeof raw.content === "string" || Buffer.isBuffer(raw.content)) {
    await refuse();
    return answer;
  }
  const content = Readable.from(endedBy(raw.content, refuse), { objectMode: false });
  return { ...answer, raw: { ...raw, content } };
}

/** The last piece waits for the check: a download that lacks pages breaks off and is no whole file. */
async function* endedBy(
  content: AsyncIterable<string | Buffer>,
  check: () => Promise<void>,
): AsyncGenerator<string | Buffer> {
  let last: string | Buffer | undefined;
  for await (const piece of content) {
    if (last !== undefined) yield last;
    last = piece;
  }
  await check();
  if (last !== undefined) yield last;
}
