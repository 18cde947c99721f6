import type { Act } from "../../../../platform/act.ts";
import { type Refined, raw, sql } from "../../../../platform/db/sql.ts";
import { storableJson } from "../../../../platform/db/storable-json.ts";
import type { PlannedPrompt, Question } from "../../harness/harness.ts";
import type { EvaluationPlanRow } from "../../tables/rows.ts";
import type { RunRow } from "./run-row.ts";

/** What a run asks, in its order. Every function is called with the run's row locked in the act's transaction. */

export interface Claim {
  readonly seq: number;
  /** Milliseconds. */
  readonly sentAt: number;
  readonly prompt: PlannedPrompt;
}

/** Writes part of the plan. Prompts that are there already stay as they are. */
export async function writePlan(act: Act, run: RunRow, prompts: ReadonlyMap<number, PlannedPrompt>): Promise<void> {
  const rows = [...prompts].map(([seq, prompt]) => ({ seq, ...prompt }));
  await act.tx.run(
    sql`
      insert into evaluation_plan (evaluation_id, team_id, seq, harness, probe, family, template, stratum, question)
      select ${run.id}, ${act.who.teamId}, p.seq, p.harness, p.probe, p.family, p.template, p.stratum, p.question
      from json_to_recordset(${storableJson(rows)}::json)
        as p (seq int, harness text, probe text, family text, template text, stratum text, question json)
      on conflict do nothing`.named("plan prompts"),
  );
}

type PromptRow = Refined<
  Pick<EvaluationPlanRow, "seq" | "harness" | "probe" | "family" | "stratum" | "question">,
  { readonly question: string }
>;

const PROMPT = raw("seq, harness, probe, family, stratum, question::text as question");

/** A prompt that dead workers held this often is sent with no other such prompt in flight. */
export const SUSPECT_AFTER = 2;

/**
 * The next prompts to send, not yet claimed: first those that came back. Those that workers died with twice are sent one
 * at a time, so that a third death has one suspect. The numbers of a plan have no gaps.
 */
export async function nextPrompts(act: Act, run: RunRow, most: number): Promise<Claim[]> {
  if (run.planned === null) return [];
  const rows = await act.tx.query(
    sql<PromptRow>`
      (select ${PROMPT} from evaluation_plan
        where evaluation_id = ${run.id} and seq in (
          select seq from evaluation_retries
          where evaluation_id = ${run.id} and waits and lost < ${SUSPECT_AFTER}
          order by seq
          limit ${most}))
      union all
      (select ${PROMPT} from evaluation_plan
        where evaluation_id = ${run.id} and seq = (
          select min(seq) from evaluation_retries
          where evaluation_id = ${run.id} and waits and lost >= ${SUSPECT_AFTER}
            and not exists (
              select from evaluation_claims c
              join evaluation_retries r on r.evaluation_id = c.evaluation_id and r.seq = any(c.seqs)
              where c.evaluation_id = ${run.id} and r.lost >= ${SUSPECT_AFTER})))
      union all
      (select ${PROMPT} from evaluation_plan
        where evaluation_id = ${run.id} and seq >= ${run.next_seq} and seq < ${run.next_seq + most})
      order by seq
      limit ${most}`.named("next prompts"),
  );
  return rows.map(({ seq, question, ...prompt }) => ({
    seq,
    sentAt: act.now,
    prompt: { ...prompt, question: JSON.parse(question) as Question },
  }));
}
