import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { holdPolicy, type Wanted } from "./manage.ts";
import { findScope, type PolicyScope, writeScope } from "./stores/scope-store.ts";

export async function getScope(act: Act, id: string): Promise<PolicyScope> {
  const scope = await findScope(act, id);
  if (!scope) throw fault("POLICY_NOT_FOUND");
  return scope;
}

/** Every agent must be the team's, else AGENT_NOT_FOUND and nothing changes. */
export async function setScope(
  { agents }: { readonly agents: AgentsPort },
  act: Act,
  { scope, ...wanted }: Wanted & { readonly scope: PolicyScope },
): Promise<PolicyScope> {
  const { id, name } = await holdPolicy(act, wanted);
  const ids = [...new Set(scope.agent_ids)];
  const named = await agents.naming(
    act,
    ids.map((agent_id) => ({ agent_id })),
  );
  if (named.some(({ agent_name }) => agent_name === null)) throw fault("AGENT_NOT_FOUND");
  const before = await getScope(act, id);
  await writeScope(act, id, { all_agents: scope.all_agents, agent_ids: ids });
  const after = await getScope(act, id);
  await recordAudit(act, {
    action: "policy.scope_changed",
    target: { kind: "policy", id },
    details: { name, from: summary(before), to: summary(after) },
  });
  return after;
}

const summary = ({ all_agents, agent_ids }: PolicyScope) => ({ all_agents, agents: agent_ids.length });
