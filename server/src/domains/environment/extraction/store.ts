import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { ExtractionRunRow } from "../tables/rows.ts";

/** A price or deadline that stands in the text. */
export interface Fact {
  readonly char_start: number;
  readonly char_end: number;
  readonly text: string;
}

export type RunRow = Refined<ExtractionRunRow, { readonly facts: readonly Fact[] }>;

export interface FinishedRun {
  readonly policyId: string;
  readonly textVersion: number;
  readonly found: number;
  readonly facts: readonly Fact[];
  /** Why nothing was read. */
  readonly problem?: string;
}

/** A reading by the console's own reader, which is over when it is written. */
export async function insertRun(act: Act, run: FinishedRun): Promise<string> {
  const id = newId(act.now);
  const { policyId, textVersion, found, facts, problem = null } = run;
  await act.tx.run(sql`
    insert into extraction_runs (id, team_id, policy_id, text_version, status, found, facts, problem, created_by, created_at,
      ended_at)
    values (${id}, ${act.who.teamId}, ${policyId}, ${textVersion}, ${problem === null ? "completed" : "failed"}, ${found},
      ${JSON.stringify(facts)}, ${problem}, ${act.who.userId}, ${actSeconds(act)}, ${actSeconds(act)})`);
  return id;
}

export interface ModelRun {
  readonly policyId: string;
  readonly textVersion: number;
  readonly agentId: string;
  readonly maxCalls: number;
}

/** A reading by an agent of the team, which a worker does. */
export async function insertModelRun(act: Act, run: ModelRun): Promise<string> {
  // Later than the console's own reading in the same act, so that it is the newest.
  const id = newId(act.now + 1);
  await act.tx.run(sql`
    insert into extraction_runs (id, team_id, policy_id, text_version, extractor_agent_id, max_calls, facts, created_by,
      created_at)
    select ${id}, ${act.who.teamId}, ${run.policyId}, ${run.textVersion}, ${run.agentId}, ${run.maxCalls}, facts,
      ${act.who.userId}, ${actSeconds(act)}
    from extraction_runs
    where policy_id = ${run.policyId} and team_id = ${act.who.teamId}
    order by created_at desc, id desc
    limit 1`);
  return id;
}

export async function getRun({ tx, who }: Act, id: string): Promise<RunRow> {
  const [row] = await tx.query(sql<RunRow>`
    select * from extraction_runs
    where id = ${id} and team_id = ${who.teamId}`);
  if (!row) throw new Error("an extraction was not found again");
  return row;
}

export async function newestRun({ tx, who }: Act, policyId: string): Promise<RunRow | null> {
  const [row] = await tx.query(sql<RunRow>`
    select * from extraction_runs
    where policy_id = ${policyId} and team_id = ${who.teamId}
    order by created_at desc, id desc
    limit 1`);
  return row ?? null;
}
