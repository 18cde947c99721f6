import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { severities } from "../../shapes/severity.ts";
import type { FindingAttackRow, FindingRow } from "../../tables/rows.ts";
import type { Change } from "../progress/progress.ts";
import type { CampaignFinding } from "./campaign-finding.ts";

/** The harness that findings of campaigns are listed under. */
export const REDTEAM = "redteam";

const rankOf = (severity: CampaignFinding["severity"]): number => severities.indexOf(severity) + 1;

export async function insertFinding(act: Act, id: string, found: CampaignFinding): Promise<void> {
  const { agentId, category, family, title, severity, detector, campaignId, dedupKey } = found;
  const now = actSeconds(act);
  await act.tx.run(sql`
    insert into findings (id, team_id, agent_id, source, harness, scenario, probe, title, severity, rank, detector,
      campaign_id, dedup_key, found_at, seen_at)
    values (${id}, ${act.who.teamId}, ${agentId}, 'campaign', ${REDTEAM}, ${category}, ${family}, ${title}, ${severity},
      ${rankOf(severity)}, ${detector}, ${campaignId}, ${dedupKey}, ${now}, ${now})`);
}

/** The attack of one goal. False if it is there already. The first of a campaign keeps the transcript. */
export async function insertAttack(
  act: Act,
  findingId: string,
  found: CampaignFinding,
  evidence: string,
): Promise<boolean> {
  const { campaignId, place, result, severity, attackText, summary } = found;
  const rows = await act.tx.query(sql<Pick<FindingAttackRow, "place">>`
    insert into finding_attacks (campaign_id, place, team_id, finding_id, at, result, severity, attack_text, summary, evidence)
    select ${campaignId}, ${place}, ${act.who.teamId}, ${findingId}, ${actSeconds(act)}, ${result}, ${severity},
      ${attackText}, ${summary},
      case when not exists (
        select from finding_attacks
        where finding_id = ${findingId} and campaign_id = ${campaignId}) then ${evidence} end
    on conflict on constraint finding_attacks_pkey do nothing
    returning place`);
  return rows.length > 0;
}

/** A finding is as severe as the worst attack of the newest campaign that found it. */
export async function countOccurrence(act: Act, { id, change, found, isReopened }: Occurrence): Promise<void> {
  const { campaignId, severity } = found;
  await act.tx.run(sql`
    update findings
    set
      occurrences = occurrences + 1,
      rank = case when campaign_id = ${campaignId} then greatest(rank, ${rankOf(severity)}) else ${rankOf(severity)} end,
      severity = (${severities}::text[])[
        case when campaign_id = ${campaignId} then greatest(rank, ${rankOf(severity)}) else ${rankOf(severity)} end],
      campaign_id = ${campaignId},
      change = ${change},
      seen_at = ${actSeconds(act)},
      reopened_at = case when ${isReopened} then ${actSeconds(act)} else reopened_at end
    where id = ${id} and team_id = ${act.who.teamId}`);
}

interface Occurrence {
  readonly id: string;
  readonly change: Change;
  readonly found: CampaignFinding;
  readonly isReopened: boolean;
}

/** The newest attack of each finding of a family, to compare texts with. */
export function selectAttackTexts(act: Act, findings: readonly Pick<FindingRow, "id">[]) {
  return act.tx.query(sql<Pick<FindingAttackRow, "finding_id" | "attack_text">>`
    select distinct on (finding_id) finding_id, attack_text
    from finding_attacks
    where finding_id = any(${findings.map(({ id }) => id)}::uuid[]) and team_id = ${act.who.teamId}
    order by finding_id, at desc, place`);
}

export type KeptAttack = Pick<FindingAttackRow, "campaign_id" | "place" | "at" | "result" | "severity" | "summary">;

const MOST_ATTACKS = 50;

/** The newest first. */
export function selectAttacks(act: Act, findingId: string): Promise<KeptAttack[]> {
  return act.tx.query(sql<KeptAttack>`
    select campaign_id, place, at, result, severity, summary
    from finding_attacks
    where finding_id = ${findingId} and team_id = ${act.who.teamId}
    order by at desc, campaign_id, place
    limit ${MOST_ATTACKS}`);
}

/** Of the newest campaign that found it. */
export async function findEvidence(act: Act, findingId: string): Promise<string | null> {
  const [row] = await act.tx.query(sql<Pick<FindingAttackRow, "evidence">>`
    select evidence
    from finding_attacks
    where finding_id = ${findingId} and team_id = ${act.who.teamId} and evidence is not null
    order by at desc, campaign_id, place
    limit 1`);
  return row?.evidence ?? null;
}

/** Open findings of campaigns by what the attacks were after, of each of these agents. */
export function countOpenByCategory(act: Act): Promise<OpenCount[]> {
  return act.tx.query(sql<OpenCount>`
    select agent_id, scenario as category, count(*)::int as count
    from findings
    where team_id = ${act.who.teamId} and source = 'campaign'
      and (state = 'open' or (state = 'accepted' and accepted_until <= ${actSeconds(act)}))
    group by agent_id, scenario
    order by agent_id, scenario`);
}

export interface OpenCount {
  readonly agent_id: string;
  readonly category: string;
  readonly count: number;
}
