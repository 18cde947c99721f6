import type { Act } from "../../platform/act.ts";
import type { AgentsPort } from "../agents/port.ts";
import { copyPreset as copyPersona } from "./personas/manage.ts";
import { personaPresets } from "./personas/presets/list.ts";
import { copyPreset as copyPolicy } from "./policies/copy-preset.ts";
import type { PolicyHooks } from "./policies/hooks.ts";
import { refundsAndPayments } from "./policies/presets/refunds-and-payments.ts";
import { setScope } from "./policies/set-scope.ts";

export interface SampleEnvironmentNeeds {
  readonly agents: AgentsPort;
  readonly policyHooks: PolicyHooks;
}

/** Who writes to the shop of the sample agent: two customers with their own ways of asking, and one who wants too much. */
const PEOPLE = ["in-a-hurry", "second-language", "social-engineer"];

/**
 * Something to look at for a team that has only the sample agent: a policy in draft with rules to review, and three personas.
 * They are copies of presets like any other, so a team can change or delete them. Nothing is in force until someone approves it.
 */
export async function plantSampleEnvironment(needs: SampleEnvironmentNeeds, act: Act, agentId: string): Promise<void> {
  const name = "Refund policy (sample)";
  const id = await copyPolicy(needs.policyHooks, act, { presetId: refundsAndPayments.id, name });
  const scope = { all_agents: false, agent_ids: [agentId] };
  await setScope(needs, act, { id, ifMatch: undefined, scope });
  for (const preset of personaPresets) if (PEOPLE.includes(preset.key)) await copyPersona(act, preset.id, null);
}
