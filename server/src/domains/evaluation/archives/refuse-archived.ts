import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
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
 * for here, before anything else, so that none can answer as if there had been no prompts.
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
        if (!isReport) await request.inTeam((act) => refuseArchivedRun(act, id));
        return handle(request);
      },
    };
  });
