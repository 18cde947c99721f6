import type { Act } from "../../../platform/act.ts";
import type { FlowHitRow, FlowPolicyRow, FlowVersionRow } from "../tables/rows.ts";
import { type ApplyNeeds, evidenceOf } from "./apply.ts";
import { openCases } from "./cases.ts";
import { definitionOf, listsOf, loadFlow } from "./live-flows.ts";
import type { ShownAttachment, ShownOverride, ShownPolicy } from "./shapes.ts";
import { selectAttachments, selectLists, selectNewestVersions, selectVersions } from "./store.ts";

export async function presentPolicy(needs: ApplyNeeds, act: Act, row: FlowPolicyRow): Promise<ShownPolicy> {
  const { readFlow } = await loadFlow();
  const { policy } = readFlow(row.body);
  const [newest] = await selectNewestVersions(act, row.id, 1);
  const attached = await selectAttachments(act.tx, act.who.teamId, { policyId: row.id });
  const lists = attached.length === 0 ? {} : listsOf(await selectLists(act.tx, act.who.teamId));
  const inUse = attached.map(({ version }) => version);
  const versions = inUse.length === 0 ? [] : await selectVersions(act, row.id, inUse);
  const attachments: ShownAttachment[] = [];
  for (const one of attached) {
    const version = versions.find(({ version: number }) => number === one.version);
    if (!version) continue;
    const { agent_id, mode, attached_at, attached_by } = one;
    const definition = definitionOf(version.body, readFlow(version.body).policy?.lists ?? [], lists);
    const of = { policyId: row.id, name: row.name, agentId: agent_id, definition };
    attachments.push({
      ...{ agent_id, version: one.version, mode: mode as ShownAttachment["mode"], attached_at, attached_by },
      is_current: version.digest === row.digest,
      override: one.override === null ? null : presentOverride(one.override as ShownOverride),
      evidence: await evidenceOf(needs, act, of),
    });
  }
  return {
    ...{ id: row.id, name: row.name, text: row.body, digest: row.digest },
    ...{ rules: policy?.rules.length ?? 0, lists: [...(policy?.lists ?? [])], cases: openCases(needs.keyring, row) },
    ...{ latest_version: newest?.version ?? null, attachments },
    ...{ created_at: row.created_at, created_by: row.created_by, updated_at: row.updated_at },
  };
}

const presentOverride = ({ reason, by, at, review_at }: ShownOverride): ShownOverride => ({
  reason,
  by,
  at,
  review_at,
});

export const presentVersion = ({ version, body, digest, created_at, created_by }: FlowVersionRow) => ({
  ...{ version, text: body, digest, created_at, created_by },
});

export const presentHit = ({ id, agent_id, version, line, tool, request_id, label, created_at }: FlowHitRow) => ({
  ...{ id, agent_id, version, line, tool, request_id, label: label as "attack" | "fine" | "unsure" | null, created_at },
});
