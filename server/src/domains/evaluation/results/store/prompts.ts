import type { Act } from "../../../../platform/act.ts";
import { containing } from "../../../../platform/db/like.ts";
import { raw, sql } from "../../../../platform/db/sql.ts";
import type { Outcome, Question } from "../../harness/harness.ts";
import type { Decision } from "../../labels/label.ts";
import type { EvaluationPlanRow, EvaluationResultRow } from "../../tables/rows.ts";

/** One prompt with everything that was sent, returned and found. */
export interface ResultRow
  extends Pick<EvaluationPlanRow, "seq" | "harness" | "probe">,
    Pick<EvaluationResultRow, "is_error" | "reason" | "sent_at" | "observed_at"> {
  readonly state: "planned" | "sent" | "observed";
  readonly outcome: Outcome | null;
  readonly attempts: number;
  readonly question: Question;
  readonly judgement: Readonly<Record<string, unknown>> | null;
  readonly observation: { readonly turns: readonly unknown[] } | null;
}

/** One judge's word on a response. */
export interface Vote {
  readonly agent_id: string;
  readonly outcome: Outcome;
  readonly reason: string;
}

/** Every judge's word on the response of `e`. */
export const judgesSql = (act: Act, evaluationId: string) => sql`coalesce((
        select json_agg(json_build_object('agent_id', j.agent_id, 'outcome', j.outcome, 'reason', j.reason) order by j.judge)
        from judge_votes j
        where j.evaluation_id = ${evaluationId} and j.seq = e.seq and j.team_id = ${act.who.teamId}), '[]') as judges`;

/** With what people decided about the response, and what judges said. */
export interface ReviewedResultRow
  extends ResultRow,
    Pick<EvaluationResultRow, "requests" | "retries" | "cost_micros"> {
  readonly judges: readonly Vote[];
  readonly review: Decision | null;
}

/** By number, up or down, or by when the result came in. */
export type ResultsOrder = "asc" | "desc" | "newest";

/** The last prompt of the page before. */
export interface ResultsPlace {
  readonly seq: number;
  /** When its result came in, where that is the order. */
  readonly at: number | null;
}

export interface PromptFilter {
  readonly outcome: Outcome | null;
  /** Only prompts of these probes; null takes all. */
  readonly probes: readonly string[] | null;
  readonly seq: number | null;
  readonly afterSeq: number | null;
  readonly beforeSeq: number | null;
  readonly search: PromptSearch | null;
  readonly order: ResultsOrder;
  readonly from: ResultsPlace | null;
  readonly limit: number;
}

export interface PromptSearch {
  readonly text: string;
  /** The probes whose titles match: readers know a probe by its title. */
  readonly probes: readonly string[];
}

const orders: Readonly<Record<ResultsOrder, string>> = {
  asc: "seq",
  desc: "seq desc",
  newest: "observed_at desc, seq desc",
};

/** Conditions that choose the index are in the statement only where they hold: it is planned without its values. */
export function selectPrompts(act: Act, evaluationId: string, filter: PromptFilter): Promise<ReviewedResultRow[]> {
  const { outcome, probes, seq, afterSeq, beforeSeq, search, order, from, limit } = filter;
  return act.tx.query(sql<ReviewedResultRow>`
    select seq, harness, probe, state, outcome, is_error, reason, attempts, sent_at, observed_at, question, judgement,
      observation, requests, retries, cost_micros,
      (select decision from answer_reviews v where v.team_id = e.team_id and v.evaluation_id = ${evaluationId} and v.seq = e.seq) as review,
      ${judgesSql(act, evaluationId)}
    from evaluation_prompts e
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId}
      ${outcome ? sql`and outcome = ${outcome}` : sql``}
      ${from ? isAfter(from, order) : sql``}
      ${probes ? sql`and probe = any (${probes}::text[])` : sql``}
      ${seq === null ? sql`` : sql`and seq = ${seq}`}
      ${search ? contains(search) : sql``}
      ${order === "newest" ? sql`and observed_at is not null` : sql``}
      ${afterSeq === null ? sql`` : sql`and seq > ${afterSeq}`}
      ${beforeSeq === null ? sql`` : sql`and seq < ${beforeSeq}`}
    order by ${raw(orders[order])}
    limit ${limit}`);
}

function isAfter({ seq, at }: ResultsPlace, order: ResultsOrder) {
  if (order === "asc") return sql`and seq > ${seq}`;
  if (order === "desc") return sql`and seq < ${seq}`;
  return sql`and (observed_at, seq) < (${at}, ${seq})`;
}

/** Looks at texts one by one, not at the JSON around them: a search for "text" must not match every prompt. */
function contains({ text, probes }: PromptSearch) {
  const pattern = containing(text);
  return sql`and (
        probe || ' ' || coalesce(reason, '') ilike ${pattern}
        or probe = any (${probes}::text[])
        or exists (
          select from json_array_elements_text(question -> 'turns') as t (message)
          where message ilike ${pattern})
        or exists (
          select from json_array_elements(observation -> 'turns') as t (turn)
          where turn ->> 'text' ilike ${pattern}))`;
}

/** One prompt of a run; null when it is gone. */
export async function findPrompt(act: Act, evaluationId: string, seq: number): Promise<ResultRow | null> {
  const [row] = await act.tx.query(sql<ResultRow>`
    select * from evaluation_prompts
    where evaluation_id = ${evaluationId} and seq = ${seq} and team_id = ${act.who.teamId}`);
  return row ?? null;
}
