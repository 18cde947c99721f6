import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { type Answer, created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { assertUnused, type HarnessesInWork } from "../personas/harnesses-in-work.ts";
import {
  activatePolicyOp,
  copyPolicyPresetOp,
  createPolicyOp,
  deletePolicyOp,
  getPolicyOp,
  getPolicyScopeOp,
  listPoliciesOp,
  listPolicyPresetsOp,
  setPolicyScopeOp,
  updatePolicyOp,
} from "./contract.ts";
import { copyPreset, findPreset } from "./copy-preset.ts";
import type { PolicyHooks } from "./hooks.ts";
import { listPolicies, listPresets } from "./list-policies.ts";
import { activatePolicy, createPolicy, deletePolicy, getPolicy, updatePolicy } from "./manage.ts";
import { etagOf, presentPolicies, presentPreset } from "./present.ts";
import { getScope, setScope } from "./set-scope.ts";
import { findView } from "./stores/view-store.ts";

export interface PolicyNeeds {
  readonly harnessesInWork: HarnessesInWork;
  readonly policyHooks: PolicyHooks;
  readonly agents: AgentsPort;
}

/** The policy as it stands now. */
export async function showPolicy({ policyHooks }: Pick<PolicyNeeds, "policyHooks">, act: Act, id: string) {
  const view = await findView(act, id);
  if (!view) throw fault("POLICY_NOT_FOUND");
  const [body] = await presentPolicies(policyHooks, act, [view]);
  return { body, etag: etagOf(view) };
}

async function shown(needs: PolicyNeeds, act: Act, id: string): Promise<Answer> {
  const { body, etag } = await showPolicy(needs, act, id);
  return ok(body, { etag });
}

async function shownAsNew(needs: PolicyNeeds, act: Act, id: string): Promise<Answer> {
  const { body, etag } = await showPolicy(needs, act, id);
  return created(body, { etag, headers: { location: `/v1/policies/${id}` } });
}

export function policyRoutes(needs: PolicyNeeds): Binding[] {
  const { policyHooks: hooks } = needs;
  return [
    bind(listPoliciesOp, (r) => r.inTeam(async (act) => ok(await listPolicies(hooks, act, r.query)))),
    bind(createPolicyOp, (r) =>
      r.transaction(async (act) => shownAsNew(needs, act, await createPolicy(hooks, act, r.body))),
    ),
    bind(listPolicyPresetsOp, (r) => r.inTeam(async (act) => ok(listPresets(act, r.query)))),
    bind(copyPolicyPresetOp, (r) =>
      r.transaction(async (act) => {
        const copied = { presetId: r.params.preset_id, name: r.query.name_override ?? null };
        return shownAsNew(needs, act, await copyPreset(hooks, act, copied));
      }),
    ),
    bind(getPolicyOp, (r) =>
      r.inTeam(async (act) => {
        const preset = findPreset(r.params.policy_id);
        return preset ? ok(presentPreset(act, preset)) : shown(needs, act, r.params.policy_id);
      }),
    ),
    bind(updatePolicyOp, (r) =>
      r.transaction(async (act) => {
        await updatePolicy(hooks, act, { id: r.params.policy_id, ifMatch: r.ifMatch, body: r.body });
        return shown(needs, act, r.params.policy_id);
      }),
    ),
    bind(deletePolicyOp, (r) =>
      r.transaction(async (act) => {
        await deletePolicy(act, { id: r.params.policy_id, ifMatch: r.ifMatch });
        await assertUnused(needs.harnessesInWork.withPolicy(act, r.params.policy_id), "POLICY_IN_USE");
        return noContent();
      }),
    ),
    bind(activatePolicyOp, (r) =>
      r.transaction(async (act) => {
        await activatePolicy(hooks, act, { id: r.params.policy_id, ifMatch: r.ifMatch });
        return shown(needs, act, r.params.policy_id);
      }),
    ),
    bind(getPolicyScopeOp, (r) =>
      r.inTeam(async (act) => {
        const scope = await getScope(act, r.params.policy_id);
        return ok(scope, { etag: etagOf(await getPolicy(act, r.params.policy_id)) });
      }),
    ),
    bind(setPolicyScopeOp, (r) =>
      r.transaction(async (act) => {
        const wanted = { id: r.params.policy_id, ifMatch: r.ifMatch, scope: r.body };
        const scope = await setScope(needs, act, wanted);
        return ok(scope, { etag: etagOf(await getPolicy(act, r.params.policy_id)) });
      }),
    ),
  ];
}
