import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { joinStatements, raw, sql } from "../../../platform/db/sql.ts";
import type { EvolutionSettingsRow } from "../tables/rows.ts";
import { asJudgedNow } from "./finding.ts";
import type { Evidence, Mutation, ProposalRow, ProposalStatus } from "./proposal-row.ts";
import type { EvolutionSettings } from "./shapes.ts";

/** After a month the provider has usually changed the model that was measured. */
const LASTS_SECONDS = 30 * 86_400;

const judged = (row: ProposalRow): ProposalRow => ({ ...row, evidence: asJudgedNow(row.evidence) });

/** The proposal, or PROPOSAL_NOT_FOUND; another team's looks like none. */
export async function getProposal(act: Act, id: string, lock: "" | "for update" = ""): Promise<ProposalRow> {
  const [row] = await act.tx.query(sql<ProposalRow>`
    select *
    from proposals
    where id = ${id} and team_id = ${act.who.teamId}
    ${raw(lock)}`);
  if (!row) throw fault("PROPOSAL_NOT_FOUND");
  return judged(row);
}

/** An agent's proposals, newest first. */
export async function proposalsOf(act: Act, agentId: string): Promise<ProposalRow[]> {
  const rows = await act.tx.query(sql<ProposalRow>`
    select *
    from proposals
    where team_id = ${act.who.teamId} and agent_id = ${agentId}
    order by created_at desc, id desc`);
  return rows.map(judged);
}

export interface OpenProposal extends Pick<ProposalRow, "id" | "agent_id" | "created_at"> {
  readonly status: "pending" | "approved" | "alarmed";
  /** As a share. */
  readonly estimate: number | null;
}

/** The team's proposals that someone has to decide on or apply, and those after which the agent got worse; newest first. */
export function openProposals(act: Act): Promise<OpenProposal[]> {
  return act.tx.query(sql<OpenProposal>`
    select id, agent_id, status, created_at, (evidence->>'estimate')::float8 as estimate
    from proposals
    where team_id = ${act.who.teamId}
      and (status = 'alarmed' or (status in ('pending', 'approved') and expires_at >= ${actSeconds(act)}))
    order by created_at desc, id desc`);
}

export interface ProposalCounts {
  readonly proposed: number;
  readonly merged: number;
  readonly approved: number;
  readonly decided: number;
  /** Applied in the latest period. */
  readonly lately: number;
  /** Applied in the period before it. */
  readonly before: number;
}

/** What became of the team's proposals. A period is in seconds. */
export async function countProposals(
  act: Act,
  { now, period }: { now: number; period: number },
): Promise<ProposalCounts | null> {
  const [from, until] = [now - 2 * period, now - period];
  const [row] = await act.tx.query(sql<ProposalCounts>`
    select
      count(*) filter (where status not in ('evaluating', 'inconclusive'))::int as proposed,
      count(applied_at)::int as merged,
      count(reviewed_at) filter (where status <> 'rejected')::int as approved,
      count(reviewed_at)::int as decided,
      count(*) filter (where applied_at >= ${until})::int as lately,
      count(*) filter (where applied_at >= ${from} and applied_at < ${until})::int as before
    from proposals
    where team_id = ${act.who.teamId}`);
  return row ?? null;
}

export interface ProposalOrigin {
  readonly id: string;
  /** The agent came to the version by a rollback of this proposal. */
  readonly taken_back: boolean;
}

/** The proposal that brought an agent to this version, by being applied or rolled back. */
export async function findOrigin(act: Act, genomeId: string, version: number): Promise<ProposalOrigin | null> {
  const [row] = await act.tx.query(sql<ProposalOrigin>`
    select id, candidate_version <> ${version} as taken_back
    from proposals
    where team_id = ${act.who.teamId} and genome_id = ${genomeId} and applied_at is not null
      and (candidate_version = ${version} or resulting_version = ${version})
    order by applied_at desc, id desc
    limit 1`);
  return row ?? null;
}

export interface NewProposal {
  readonly agentId: string;
  readonly jobId: string;
  readonly genomeId: string;
  readonly baseVersion: number;
  readonly candidateVersion: number;
  readonly baseEtag: string;
  readonly candidateEtag: string;
  readonly status: ProposalStatus;
  readonly summary: string;
  readonly engine: string;
  readonly mutations: readonly Mutation[];
  readonly evidence: Evidence | null;
  readonly supersedes?: string;
}

export async function insertProposal(act: Act, proposal: NewProposal): Promise<string> {
  const id = newId(act.now);
  const now = actSeconds(act);
  await act.tx.run(sql`
    insert into proposals (id, team_id, agent_id, job_id, genome_id, base_version, candidate_version, base_etag,
      candidate_etag, status, trigger_summary, engine_name, mutations, evidence, supersedes, triggered_by, created_at,
      expires_at)
    values (
      ${id},
      ${act.who.teamId},
      ${proposal.agentId},
      ${proposal.jobId},
      ${proposal.genomeId},
      ${proposal.baseVersion},
      ${proposal.candidateVersion},
      ${proposal.baseEtag},
      ${proposal.candidateEtag},
      ${proposal.status},
      ${proposal.summary},
      ${proposal.engine},
      ${JSON.stringify(proposal.mutations)},
      ${proposal.evidence && JSON.stringify(proposal.evidence)},
      ${proposal.supersedes ?? null},
      ${act.who.userId},
      ${now},
      ${now + LASTS_SECONDS})`);
  return id;
}

export type ProposalChange = Partial<
  Pick<
    ProposalRow,
    | "status"
    | "job_id"
    | "resulting_version"
    | "reviewed_by"
    | "reviewed_at"
    | "reviewer_notes"
    | "reason_code"
    | "applied_by"
    | "applied_at"
    | "evaluation_id"
    | "monitor_id"
    | "rolled_back_by"
    | "rolled_back_at"
  >
>;

const COLUMNS = [
  "status",
  "job_id",
  "resulting_version",
  "reviewed_by",
  "reviewed_at",
  "reviewer_notes",
  "reason_code",
  "applied_by",
  "applied_at",
  "evaluation_id",
  "monitor_id",
  "rolled_back_by",
  "rolled_back_at",
] as const satisfies readonly (keyof ProposalChange)[];

export async function writeProposal(act: Act, id: string, change: ProposalChange): Promise<ProposalRow> {
  const given = COLUMNS.filter((column) => change[column] !== undefined);
  const sets = given.map((column) => sql`${raw(column)} = ${change[column]}`);
  const [row] = await act.tx.query(sql<ProposalRow>`
    update proposals
    set ${joinStatements(sets)}
    where id = ${id} and team_id = ${act.who.teamId}
    returning *`);
  if (!row) throw fault("PROPOSAL_NOT_FOUND");
  return judged(row);
}

/** What a recheck found, beside the new state. */
export async function writeEvidence(
  act: Act,
  id: string,
  found: { status: ProposalStatus; mutations: readonly Mutation[]; evidence: Evidence },
): Promise<void> {
  await act.tx.run(sql`
    update proposals
    set
      status = ${found.status},
      mutations = ${JSON.stringify(found.mutations)},
      evidence = ${JSON.stringify(found.evidence)}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

export async function readSettings(act: Act): Promise<Required<EvolutionSettings>> {
  const [row] = await act.tx.query(sql<Pick<EvolutionSettingsRow, "four_eyes" | "reattack_after_apply">>`
    select four_eyes, reattack_after_apply
    from evolution_settings
    where team_id = ${act.who.teamId}`);
  return { four_eyes: row?.four_eyes ?? false, reattack_after_apply: row?.reattack_after_apply ?? false };
}

export async function writeSettings(act: Act, settings: Required<EvolutionSettings>): Promise<void> {
  const { four_eyes, reattack_after_apply } = settings;
  await act.tx.run(sql`
    insert into evolution_settings (team_id, four_eyes, reattack_after_apply, changed_by, changed_at)
    values (${act.who.teamId}, ${four_eyes}, ${reattack_after_apply}, ${act.who.userId}, ${actSeconds(act)})
    on conflict (team_id) do update
      set
        four_eyes = excluded.four_eyes,
        reattack_after_apply = excluded.reattack_after_apply,
        changed_by = excluded.changed_by,
        changed_at = excluded.changed_at`);
}

/** The runs among these that show how an applied proposal does. */
export async function watchedRuns(act: Act, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await act.tx.query(sql<{ evaluation_id: string }>`
    select evaluation_id from proposals
    where team_id = ${act.who.teamId} and evaluation_id = any (${ids}::uuid[]) and status = 'monitoring'`);
  return rows.map((row) => row.evaluation_id);
}
