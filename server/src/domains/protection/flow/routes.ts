import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { FlowPolicyRow } from "../tables/rows.ts";
import { type ApplyNeeds, applyPolicy } from "./apply.ts";
import { openCases, readPolicy, runCases, runRecorded } from "./cases.ts";
import {
  applyFlowPolicyOp,
  createFlowPolicyOp,
  deleteFlowListOp,
  deleteFlowPolicyOp,
  getFlowPolicyOp,
  labelFlowHitOp,
  listFlowHitsOp,
  listFlowListsOp,
  listFlowPoliciesOp,
  listFlowVersionsOp,
  listSeenToolsOp,
  setFlowListOp,
  testFlowPolicyOp,
  updateFlowPolicyOp,
} from "./contract.ts";
import {
  createPolicy,
  deleteList,
  deletePolicy,
  etagOf,
  getPolicy,
  listLists,
  setList,
  updatePolicy,
} from "./manage.ts";
import { presentHit, presentPolicy, presentVersion } from "./present.ts";
import type { ShownCase } from "./shapes.ts";
import { labelHit, selectHits, selectNewestVersions, selectPolicies, selectTools } from "./store.ts";
import type { FlowTally } from "./tally.ts";

export interface FlowRouteNeeds extends ApplyNeeds {
  readonly flowTally: FlowTally;
}

export function flowRoutes(needs: FlowRouteNeeds): Binding[] {
  return [...policyRoutes(needs), ...useRoutes(needs), ...listRoutes()];
}

function policyRoutes(needs: FlowRouteNeeds): Binding[] {
  const { keyring } = needs;
  const shown = async (act: Act, row: FlowPolicyRow) => ok(await presentPolicy(needs, act, row), { etag: etagOf(row) });
  return [
    bind(listFlowPoliciesOp, async (r) => {
      await needs.flowTally.flush();
      return r.inTeam(async (act) => {
        const results = [];
        for (const row of await selectPolicies(act)) results.push(await presentPolicy(needs, act, row));
        return ok({ results });
      });
    }),
    bind(createFlowPolicyOp, (r) =>
      r.transaction(async (act) => {
        const row = await createPolicy(keyring, act, r.body);
        const headers = { location: `/v1/flow-policies/${row.id}` };
        return created(await presentPolicy(needs, act, row), { etag: etagOf(row), headers });
      }),
    ),
    bind(getFlowPolicyOp, async (r) => {
      await needs.flowTally.flush();
      return r.inTeam(async (act) => shown(act, await getPolicy(act, r.params.policy_id)));
    }),
    bind(updateFlowPolicyOp, (r) =>
      r.transaction(async (act) => {
        const wanted = { id: r.params.policy_id, ifMatch: r.ifMatch, written: r.body };
        return shown(act, await updatePolicy(keyring, act, wanted));
      }),
    ),
    bind(deleteFlowPolicyOp, (r) =>
      r.transaction(async (act) => {
        await deletePolicy(act, { id: r.params.policy_id, ifMatch: r.ifMatch });
        return noContent();
      }),
    ),
    bind(applyFlowPolicyOp, async (r) => {
      // Before a connection is taken: writing the counts needs one too.
      await needs.flowTally.flush();
      return r.transaction(async (act) => {
        const { agent_id: agentId, mode, version = null, override_reason: overrideReason = null } = r.body;
        const wanted = { id: r.params.policy_id, ifMatch: r.ifMatch };
        return shown(act, await applyPolicy(needs, act, { ...wanted, agentId, mode, version, overrideReason }));
      });
    }),
  ];
}

interface Tried {
  readonly text?: string | null | undefined;
  readonly cases?: readonly ShownCase[] | null | undefined;
  readonly recorded_agent_id?: string | null | undefined;
}

async function testPolicy(needs: FlowRouteNeeds, act: Act, { id, tried }: { id: string; tried: Tried }) {
  const row = await getPolicy(act, id);
  const { flow } = await readPolicy(act, tried.text ?? row.body, ["body", "text"]);
  const cases = await runCases(flow, tried.cases ?? openCases(needs.keyring, row));
  const agentId = tried.recorded_agent_id ?? null;
  if (agentId !== null) {
    if (!act.who.powers.has("traffic:read")) throw fault("NOT_ALLOWED");
    await needs.agents.get(act, agentId);
    await recordAudit(act, {
      action: "recorded_traffic.tested",
      target: { kind: "flow_policy", id },
      details: { agent_id: agentId },
    });
  }
  const recorded = agentId === null ? null : await runRecorded(needs, act, { flow, agentId });
  return ok({ passed: cases.every(({ passed }) => passed), cases, recorded });
}

function useRoutes(needs: FlowRouteNeeds): Binding[] {
  return [
    bind(testFlowPolicyOp, (r) =>
      r.transaction((act) => testPolicy(needs, act, { id: r.params.policy_id, tried: r.body ?? {} })),
    ),
    bind(listFlowVersionsOp, (r) =>
      r.inTeam(async (act) => {
        const { id } = await getPolicy(act, r.params.policy_id);
        return ok({ results: (await selectNewestVersions(act, id)).map(presentVersion) });
      }),
    ),
    bind(listFlowHitsOp, async (r) => {
      await needs.flowTally.flush();
      return r.inTeam(async (act) => {
        const { id } = await getPolicy(act, r.params.policy_id);
        const hits = await selectHits(act, { policyId: id, agentId: r.query.agent_id ?? null });
        return ok({ results: hits.map(presentHit) });
      });
    }),
    bind(labelFlowHitOp, (r) =>
      r.transaction(async (act) => {
        const { id } = await getPolicy(act, r.params.policy_id);
        const { flow_hit_id: hitId } = r.params;
        const row = await labelHit(act, { policyId: id, hitId, label: r.body.label });
        if (!row) throw fault("FLOW_HIT_NOT_FOUND");
        await recordAudit(act, {
          action: "flow_hit.labeled",
          target: { kind: "flow_hit", id: hitId },
          details: { label: r.body.label, policy_id: id },
        });
        return ok(presentHit(row));
      }),
    ),
    bind(listSeenToolsOp, async (r) => {
      await needs.flowTally.flush();
      return r.inTeam(async (act) => {
        await needs.agents.get(act, r.params.agent_id);
        const tools = await selectTools(act, r.params.agent_id);
        return ok({ results: tools.map(({ tool, calls, last_at }) => ({ tool, calls, last_at })) });
      });
    }),
  ];
}

function listRoutes(): Binding[] {
  return [
    bind(listFlowListsOp, (r) => r.inTeam(async (act) => ok({ results: await listLists(act) }))),
    bind(setFlowListOp, (r) => r.transaction(async (act) => ok(await setList(act, r.body)))),
    bind(deleteFlowListOp, (r) =>
      r.transaction(async (act) => {
        await deleteList(act, r.params.list_id);
        return noContent();
      }),
    ),
  ];
}
