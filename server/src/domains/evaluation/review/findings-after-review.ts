import type { Act } from "../../../platform/act.ts";
import { insertEvents } from "../findings/store/events.ts";
import {
  BY_REVIEWER,
  deleteFailures,
  type FailureOf,
  insertReviewed,
  markOverruled,
  type ProbeSeverity,
  selectFailuresOf,
  selectNotOverruled,
} from "../findings/store/failures.ts";
import { countFailuresAgain } from "../findings/store/finding-runs.ts";
import { lockFindingsOf, updateFindings } from "../findings/store/findings.ts";
import { type AnswerDecision, selectDecisions } from "../labels/store.ts";
import { probes } from "../probes/list.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { severities } from "../shapes/severity.ts";
import type { FindingRow } from "../tables/rows.ts";
import { selectCommented } from "./store.ts";

const rankOf = (severity: (typeof severities)[number]): number => severities.indexOf(severity) + 1;

const known: readonly ProbeSeverity[] = probes.map(({ id, subdimension, severity }) => ({
  probe: id,
  scenario: subdimension,
  severity,
  rank: rankOf(severity),
}));

/**
 * Findings follow the labels: what people say is a failure is one, and what they say is none does not count. A finding is a
 * false positive once all its failures are.
 */
export async function updateFindingsAfterReview(act: Act, run: RunRow, seqs: readonly number[]): Promise<void> {
  const before = await lockFindingsOf(act, [run.agent_id]);
  await insertReviewed(act, run, { probes: known, seqs });
  const decided = new Map((await selectDecisions(act, run.id, seqs)).map((row) => [row.seq, row]));
  const failures = await selectFailuresOf(act, run.id, seqs);
  const withdrawn = failures.filter((failure) => isWithdrawn(failure, decided.get(failure.seq)));
  const deletable = await selectUntouched(act, before, withdrawn);
  await deleteFailures(act, run.id, deletable);
  const kept = failures.filter(({ seq }) => !deletable.includes(seq));
  const isWrong = (failure: FailureOf): boolean =>
    decided.get(failure.seq)?.decision === "passed" || withdrawn.includes(failure);
  for (const overruled of [true, false]) {
    const changed = kept.filter((failure) => isWrong(failure) === overruled && failure.overruled !== overruled);
    await markOverruled(act, run.id, { seqs: changed.map(({ seq }) => seq), overruled });
  }
  const ids = [...new Set(kept.map(({ finding_id: id }) => id))];
  await countFailuresAgain(act, run, ids);
  const reasons = new Map(kept.map(({ finding_id: id, seq }) => [id, decided.get(seq)?.reason ?? null]));
  await updateStates(act, { agentId: run.agent_id, ids, reasons });
}

/** Only a label had made it a failure, and no one says so any more. */
const isWithdrawn = ({ detector }: FailureOf, decision: AnswerDecision | undefined): boolean =>
  detector === BY_REVIEWER && decision?.decision !== "failed" && decision?.decision !== "passed";

/** The prompts whose finding no one has worked on: they go with their label. */
async function selectUntouched(
  act: Act,
  findings: readonly FindingRow[],
  withdrawn: readonly FailureOf[],
): Promise<readonly number[]> {
  if (withdrawn.length === 0) return [];
  const commented = await selectCommented(
    act,
    withdrawn.map(({ finding_id: id }) => id),
  );
  const touched = new Set(findings.filter(({ revision }) => revision > 1).map(({ id }) => id));
  return withdrawn.filter(({ finding_id: id }) => !commented.has(id) && !touched.has(id)).map(({ seq }) => seq);
}

interface Labeled {
  readonly agentId: string;
  readonly ids: readonly string[];
  /** Why people say so, by finding. */
  readonly reasons: ReadonlyMap<string, string | null>;
}

async function updateStates(act: Act, { agentId, ids, reasons }: Labeled): Promise<void> {
  const findings = (await lockFindingsOf(act, [agentId])).filter(({ id }) => ids.includes(id));
  const counting = await selectNotOverruled(act, ids);
  for (const finding of findings) {
    const isWrong = finding.state === "false_positive";
    if (isWrong !== counting.has(finding.id)) continue;
    const state = isWrong ? "open" : "false_positive";
    const reason = isWrong ? null : (reasons.get(finding.id) ?? "Labeled as passed in the review queue.");
    const by = act.who.userId;
    await updateFindings(act, [finding.id], { triage: { state, reason, acceptedUntil: null, by } });
    await insertEvents(act, [
      { finding_id: finding.id, kind: "state", state, former_state: finding.state, reason, by_person: by },
    ]);
  }
}
