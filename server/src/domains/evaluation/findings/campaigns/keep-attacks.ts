import { newId } from "../../../../kernel/ids.ts";
import type { Act } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import type { FindingRow } from "../../tables/rows.ts";
import { insertEvents } from "../store/events.ts";
import { lockFindingsOf, updateFindings } from "../store/findings.ts";
import { type Announcer, tellFindings } from "../tell/tell-findings.ts";
import { afterAttack } from "./after-attack.ts";
import type { CampaignFinding } from "./campaign-finding.ts";
import { cutEvidence } from "./cut-evidence.ts";
import { areNear } from "./near-texts.ts";
import { countOccurrence, insertAttack, insertFinding, selectAttackTexts } from "./store.ts";

/**
 * Files broken goals of a campaign: each in the finding of its weakness, which may be there already. Returns the findings' IDs,
 * in the order of the goals. A goal that was filed before changes nothing.
 */
export async function keepCampaignFindings(
  agents: Announcer,
  act: Act,
  found: readonly CampaignFinding[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const one of found) ids.push(await keepOne(agents, act, one));
  return ids;
}

async function keepOne(agents: Announcer, act: Act, found: CampaignFinding): Promise<string> {
  const known = await sameWeakness(act, found);
  const id = known?.id ?? newId(act.now);
  if (!known) await insertFinding(act, id, found);
  if (!(await insertAttack(act, id, found, cutEvidence(found.evidence)))) return id;
  const { change, reopens } = known ? afterAttack(known, found) : { change: "new" as const, reopens: null };
  await countOccurrence(act, { id, change, found, isReopened: reopens !== null });
  const by = { finding_id: id, campaign_id: found.campaignId };
  const told = { agentId: found.agentId, by: { campaign_id: found.campaignId } };
  const finding = { id, severity: found.severity };
  if (!known) {
    await insertEvents(act, [{ ...by, kind: "found" }]);
    await tellFindings(agents, act, { ...told, opened: [finding], reopened: [] });
  }
  if (!known || reopens === null) return id;
  await updateFindings(act, [id], { triage: { state: "open", reason: reopens, acceptedUntil: null, by: null } });
  await insertEvents(act, [{ ...by, kind: "state", state: "open", former_state: known.state, reason: reopens }]);
  await recordAudit(act, {
    action: "finding.reopened",
    target: { kind: "finding", id },
    details: { agent_id: found.agentId, campaign_id: found.campaignId },
  });
  await tellFindings(agents, act, { ...told, opened: [], reopened: [finding] });
  return id;
}

/** By its key, or by nearly the same text on the same kind of goal. */
async function sameWeakness(act: Act, found: CampaignFinding): Promise<FindingRow | null> {
  const all = await lockFindingsOf(act, [found.agentId]);
  const ofFamily = all.filter(
    ({ source, probe, detector }) => source === "campaign" && probe === found.family && detector === found.detector,
  );
  const exact = all.find(({ source, dedup_key: key }) => source === "campaign" && key === found.dedupKey);
  if (exact || ofFamily.length === 0) return exact ?? null;
  const texts = await selectAttackTexts(act, ofFamily);
  const near = texts.find(({ attack_text: text }) => areNear(text, found.attackText));
  return ofFamily.find(({ id }) => id === near?.finding_id) ?? null;
}
