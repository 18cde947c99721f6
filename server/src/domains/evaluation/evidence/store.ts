import type { Act } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { raw, sql } from "../../../platform/db/sql.ts";
import type { EvidenceKeyRow } from "../tables/rows.ts";

const CREATION_LOCK = 7_140_009;

/** Held until the transaction ends: two consoles that start together create one key. */
export async function lockKeyCreation(tx: Sql): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${CREATION_LOCK})`);
}

/** Newest first. */
export function selectKeys(tx: Sql): Promise<EvidenceKeyRow[]> {
  return tx.query(sql<EvidenceKeyRow>`
    select fingerprint, public_key, private_sealed, created_at
    from evidence_keys
    order by created_at desc, fingerprint`);
}

export async function insertKey(
  tx: Sql,
  { fingerprint, public_key, private_sealed, created_at }: EvidenceKeyRow,
): Promise<void> {
  await tx.run(sql`
    insert into evidence_keys (fingerprint, public_key, private_sealed, created_at)
    values (${fingerprint}, ${public_key}, ${private_sealed}, ${created_at})`);
}

export const FINDINGS_PAGE = 500;

/** A page of a run's failures, each with its finding and the comments on that. */
export function selectFindingsAndComments(act: Act, runId: string, afterSeq: number): Promise<{ seq: number }[]> {
  return act.tx.query(sql<{ seq: number }>`
    select m.evaluation_id, m.seq, m.summary, m.overruled, m.former_id, f.*, (
      select coalesce(
        json_agg(json_build_object('author', c.author, 'body', c.body, 'created_at', c.created_at) order by c.id),
        '[]')
      from finding_comments c
      where c.finding_id = f.id and c.team_id = f.team_id) as comments
    from finding_failures m
    join findings f on f.id = m.finding_id and f.team_id = m.team_id
    where m.evaluation_id = ${runId} and m.team_id = ${act.who.teamId} and m.seq > ${afterSeq}
    order by m.seq
    limit ${raw(String(FINDINGS_PAGE))}`);
}

/** A line holds up to 256 KiB. */
export const ATTACKS_PAGE = 20;

export interface AttackPlace {
  readonly campaign: string;
  readonly place: number;
}

export interface CampaignFindingLine {
  readonly campaign_id: string;
  readonly place: number;
}

/** A page of the goals that campaigns broke, each with its finding. The key of `findings` is the line's `finding_id`. */
export function selectCampaignFindings(
  act: Act,
  agentId: string,
  after: AttackPlace | null,
): Promise<CampaignFindingLine[]> {
  return act.tx.query(sql<CampaignFindingLine>`
    select a.campaign_id, a.place, a.finding_id, a.at, a.result, a.severity, a.summary, a.evidence::json as attack,
      f.title, f.scenario as category, f.probe as family, f.severity as finding_severity, f.state, f.state_reason,
      f.state_changed_at, f.state_changed_by, f.occurrences, f.found_at, f.seen_at
    from finding_attacks a
    join findings f on f.id = a.finding_id and f.team_id = a.team_id
    where f.agent_id = ${agentId} and f.team_id = ${act.who.teamId}
      ${after ? sql`and (a.campaign_id, a.place) > (${after.campaign}, ${after.place})` : sql``}
    order by a.campaign_id, a.place
    limit ${raw(String(ATTACKS_PAGE))}`);
}
