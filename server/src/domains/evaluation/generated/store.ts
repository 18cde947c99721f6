import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { type Refined, raw, sql } from "../../../platform/db/sql.ts";
import type { JobRef } from "../../../platform/work/job.ts";
import { isUnclaimed } from "../../../platform/work/worker-locks.ts";
import type { Question } from "../harness/harness.ts";
import type { CustomPromptRow, CustomHarnessRow as StoredRow } from "../tables/rows.ts";
import type { Material } from "./cells/material.ts";
import type { FairnessWish } from "./fairness/wish.ts";
import type { Generator } from "./rewording/generator.ts";
import type { Lineage, WrittenPrompt } from "./writing/write-prompts.ts";

export const GENERATION_LOCKS = 7_140_068;

export type HarnessRow = Refined<
  StoredRow,
  {
    readonly material: Material | null;
    readonly fairness: FairnessWish | null;
    readonly generator: Generator | null;
  }
>;
export type Phase = StoredRow["phase"];

export type NewHarness = Pick<
  HarnessRow,
  | "id"
  | "name"
  | "description"
  | "agent_id"
  | "persona_ids"
  | "policy_ids"
  | "system_prompt"
  | "seed"
  | "max_prompts"
  | "workflow_id"
  | "fairness"
  | "generator"
>;

/** False if the id or the name is taken. */
export async function insertHarness(act: Act, harness: NewHarness): Promise<boolean> {
  const inserted = await act.tx.run(sql`
    insert into custom_harnesses (id, team_id, name, description, agent_id, persona_ids, policy_ids, system_prompt, seed,
      max_prompts, workflow_id, fairness, generator, created_by, created_at, updated_at)
    values (${harness.id}, ${act.who.teamId}, ${harness.name}, ${harness.description}, ${harness.agent_id},
      ${harness.persona_ids}::uuid[], ${harness.policy_ids}::uuid[], ${harness.system_prompt}, ${harness.seed},
      ${harness.max_prompts}, ${harness.workflow_id},
      ${harness.fairness && JSON.stringify(harness.fairness)},
      ${harness.generator && JSON.stringify(harness.generator)}, ${act.who.userId}, ${actSeconds(act)}, ${actSeconds(act)})
    on conflict do nothing`);
  return inserted > 0;
}

export async function findHarness(act: Act, id: string): Promise<HarnessRow | null> {
  const [row] = await act.tx.query(sql<HarnessRow>`
    select * from custom_harnesses
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row ?? null;
}

export const sorts = ["-created_at", "created_at", "name", "-name"] as const;
export type Sort = (typeof sorts)[number];

export interface HarnessPage {
  readonly status: string | null;
  readonly agent: string | null;
  /** For `ilike`. */
  readonly pattern: string | null;
  readonly sort: Sort;
  readonly position: { readonly at: number | string; readonly id: string } | null;
  readonly limit: number;
  readonly offset: number;
}

/** What lists show: without the material, which may be long. */
export type ListedHarness = Omit<HarnessRow, "material" | "system_prompt" | "fairness" | "generator">;

export async function selectHarnesses(
  act: Act,
  { status, agent, pattern, sort, position, limit, offset }: HarnessPage,
): Promise<{ readonly rows: ListedHarness[]; readonly total: number }> {
  const wanted = sql`
    team_id = ${act.who.teamId}
      and (${status}::text is null or status = ${status})
      and (${agent}::uuid is null or agent_id = ${agent})
      and (${pattern}::text is null or name ilike ${pattern} or description ilike ${pattern})`;
  const [direction, further] = sort.startsWith("-") ? [raw("desc"), raw("<")] : [raw("asc"), raw(">")];
  const isByName = sort.endsWith("name");
  const at = isByName ? sql`name collate "C"` : sql`created_at`;
  const after = position
    ? sql`and (${at}, id) ${further} (${isByName ? sql`${position.at}::text` : sql`${position.at}::bigint`}, ${position.id}::uuid)`
    : sql``;
  const rows = await act.tx.query(sql<ListedHarness>`
    select id, team_id, name, description, agent_id, persona_ids, policy_ids, status, seed, max_prompts, workflow_id,
      workflow_status, phase, planned, written, worker, generated_at, creation_error, created_by, created_at, updated_at
    from custom_harnesses
    where ${wanted} ${after}
    order by ${at} ${direction}, id ${direction}
    limit ${limit}
    offset ${position ? 0 : offset}`);
  const [counted] = await act.tx.query(sql<{ total: number }>`
    select count(*) as total from custom_harnesses
    where ${wanted}`);
  return { rows, total: counted?.total ?? 0 };
}

export type StoredPrompt = Refined<
  Pick<CustomPromptRow, "seq" | "dimension" | "question" | "pass_criteria" | "lineage">,
  { readonly question: Question; readonly lineage: Lineage }
>;

/** In their order, from behind a place. */
export function selectPrompts(
  act: Act,
  harnessId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<StoredPrompt[]> {
  return act.tx.query(sql<StoredPrompt>`
    select seq, dimension, question, pass_criteria, lineage
    from custom_prompts
    where harness_id = ${harnessId} and team_id = ${act.who.teamId} and seq > ${after}
    order by seq
    limit ${limit}`);
}

export async function deleteHarness(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`delete from custom_harnesses where id = ${id} and team_id = ${act.who.teamId}`);
}

/** The worker notices with its next write at the latest. False if it is not being generated. */
export async function cancelGeneration(act: Act, id: string): Promise<boolean> {
  const canceled = await act.tx.run(sql`
    update custom_harnesses
    set status = 'failed', workflow_status = 'cancelled', creation_error = 'cancelled', worker = null, written = 0,
      updated_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId} and status = 'draft'`);
  if (canceled > 0) await act.tx.run(sql`delete from custom_prompts where harness_id = ${id}`);
  return canceled > 0;
}

export function selectInProgress(tx: Sql): Promise<JobRef[]> {
  return tx.query(
    sql<JobRef>`
    select id, team_id as "teamId", created_by as "userId" from custom_harnesses_in_progress()`.named(
      "harnesses in progress",
    ),
  );
}

export interface Claimed {
  readonly id: string;
  readonly worker: number;
}

export async function claimHarness({ tx }: Act, { id, worker }: Claimed): Promise<HarnessRow | null> {
  const [row] = await tx.query(sql<HarnessRow>`
    update custom_harnesses
    set worker = ${worker}, workflow_status = 'running'
    where id = ${id} and status = 'draft' and ${isUnclaimed("worker", GENERATION_LOCKS)}
    returning *`);
  return row ?? null;
}

export async function releaseHarness({ tx }: Act, { id, worker }: Claimed): Promise<void> {
  await tx.run(sql`
    update custom_harnesses
    set worker = null
    where id = ${id} and worker = ${worker}`);
}

/** False if another worker has the harness now, or it was canceled: then nothing is written. */
export async function writeMaterial(
  { tx }: Act,
  { id, worker }: Claimed,
  { material, planned }: { readonly material: Material; readonly planned: number },
): Promise<boolean> {
  const written = await tx.run(sql`
    update custom_harnesses
    set material = ${JSON.stringify(material)}, planned = ${planned}, phase = 'planning'
    where id = ${id} and worker = ${worker} and status = 'draft'`);
  return written > 0;
}

/** False if another worker has the harness now, or it was canceled. */
export async function writeGenerator({ tx }: Act, { id, worker }: Claimed, generator: Generator): Promise<boolean> {
  const written = await tx.run(sql`
    update custom_harnesses
    set generator = ${JSON.stringify(generator)}
    where id = ${id} and worker = ${worker} and status = 'draft'`);
  return written > 0;
}

/** A batch with the cursor behind it, or neither. */
export async function writeBatch(
  act: Act,
  { id, worker }: Claimed,
  { from, prompts }: { readonly from: number; readonly prompts: readonly WrittenPrompt[] },
): Promise<boolean> {
  const moved = await act.tx.run(sql`
    update custom_harnesses
    set written = ${from + prompts.length}, planned = greatest(planned, ${from + prompts.length}), phase = 'writing'
    where id = ${id} and worker = ${worker} and status = 'draft' and written = ${from}`);
  if (moved === 0) return false;
  const rows = prompts.map((prompt, at) => ({ seq: from + at, ...prompt }));
  await act.tx.run(sql`
    insert into custom_prompts (harness_id, team_id, seq, key, dimension, question, pass_criteria, lineage)
    select ${id}, ${act.who.teamId}, p.seq, p.key, p.dimension, p.question, p.pass_criteria, p.lineage
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as p (seq int, key text, dimension text, question json, pass_criteria text, lineage json)`);
  return true;
}

export async function movePhase({ tx }: Act, { id, worker }: Claimed, phase: "checking"): Promise<boolean> {
  const moved = await tx.run(sql`
    update custom_harnesses
    set phase = ${phase}
    where id = ${id} and worker = ${worker} and status = 'draft'`);
  return moved > 0;
}

export async function finishHarness(act: Act, { id, worker }: Claimed): Promise<boolean> {
  const finished = await act.tx.run(sql`
    update custom_harnesses
    set status = 'active', workflow_status = 'succeeded', phase = 'done', generated_at = ${actSeconds(act)},
      updated_at = ${actSeconds(act)}
    where id = ${id} and worker = ${worker} and status = 'draft'`);
  return finished > 0;
}

export async function failHarness(act: Act, { id, worker }: Claimed, message: string): Promise<void> {
  await act.tx.run(sql`
    update custom_harnesses
    set status = 'failed', workflow_status = 'failed', creation_error = ${message}, updated_at = ${actSeconds(act)}
    where id = ${id} and worker = ${worker} and status = 'draft'`);
}

/** Those that a run can ask with, by id or name. */
export function selectReady(act: Act): Promise<Pick<HarnessRow, "id" | "name" | "status" | "written">[]> {
  return act.tx.query(sql<Pick<HarnessRow, "id" | "name" | "status" | "written">>`
    select id, name, status, written from custom_harnesses
    where team_id = ${act.who.teamId}`);
}
