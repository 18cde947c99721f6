import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { FindingState } from "../findings/progress/finding-state.ts";
import { markOverruled, selectFailuresIn } from "../findings/store/failures.ts";
import { countFailuresAgain } from "../findings/store/finding-runs.ts";
import { endPassed, markPassed } from "../labels/overrule.ts";
import { reconclude } from "../results/reconclude.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { markForRescoring } from "../runs/store/runs.ts";
import type { FindingRow } from "../tables/rows.ts";

interface Overruling {
  readonly findings: readonly FindingRow[];
  /** All in which the findings failed, locked. */
  readonly runs: readonly RunRow[];
  readonly change: { readonly state?: FindingState | undefined; readonly reason?: string | null | undefined };
}

/**
 * A finding that is marked as a false positive labels all its failures as passed, in every run; reopening it ends these
 * labels. The newest run of each agent is scored again right here, the older ones within seconds.
 */
export async function overrule(agents: AgentsPort, act: Act, { findings, runs, change }: Overruling): Promise<void> {
  const ids = findings.map(({ id }) => id);
  const isWrong = change.state === "false_positive";
  const failures = (await selectFailuresIn(act, ids)).filter(({ overruled }) => overruled !== isWrong);
  // Without its responses, an archived run stays as it was scored.
  const present = runs.filter(({ archived_at: at }) => at === null);
  const touched = present.flatMap((run) => {
    const seqs = failures.filter(({ evaluation_id: of }) => of === run.id).map(({ seq }) => seq);
    return seqs.length > 0 ? [{ run, seqs }] : [];
  });
  for (const { run, seqs } of touched) {
    if (isWrong) await markPassed(act, run.id, { seqs, reason: change.reason ?? null });
    else await endPassed(act, run.id, seqs);
    await markOverruled(act, run.id, { seqs, overruled: isWrong });
    await countFailuresAgain(act, run, ids);
  }
  const ofAgent = Map.groupBy(
    touched.map(({ run }) => run),
    ({ agent_id: id }) => id,
  );
  for (const own of ofAgent.values()) {
    const [newest, ...older] = own.toSorted(
      (a, b) => (b.completed_at ?? 0) - (a.completed_at ?? 0) || b.id.localeCompare(a.id),
    );
    for (const run of older) await markForRescoring(act, run);
    if (newest) await reconclude(agents, act, newest);
  }
}
