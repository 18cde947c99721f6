import { languageSpoken } from "@agent-console/analysis/personas/person/speaker.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { EnvironmentPort, RuleView } from "../../environment/port.ts";
import { type Material, neutralUser, type TestedRule } from "./cells/material.ts";
import { readFairness } from "./fairness/read-fairness.ts";
import type { FairnessWish } from "./fairness/wish.ts";
import { rulesFromAgent } from "./from-agent.ts";

export interface MaterialNeeds {
  readonly agents: Pick<AgentsPort, "get">;
  readonly environment: EnvironmentPort;
}

export interface Wanted {
  readonly agent_id: string;
  readonly persona_ids: readonly string[];
  readonly policy_ids: readonly string[];
  readonly system_prompt?: string | null | undefined;
  readonly fairness?: FairnessWish | null | undefined;
}

/** More than a harness of the largest size asks about. */
const MOST_RULES = 2_000;
const LONGEST_WORDS = 1_000;

/** Rules and people as they are now. Rules that no one approved are tested too, and marked. */
export async function readMaterial(needs: MaterialNeeds, act: Act, wanted: Wanted): Promise<Material> {
  const { agents, environment } = needs;
  const found = wanted.persona_ids.length > 0 ? await environment.personas(act, wanted.persona_ids) : [];
  const personas = found.length > 0 ? found : [neutralUser];
  const { language } = languageSpoken(personas[0]?.language ?? "en");
  const tested = wanted.fairness ? await readFairness(needs, act, { wish: wanted.fairness, language }) : null;
  const people = { personas, ...(tested && { fairness: tested }) };
  if (wanted.policy_ids.length === 0) {
    const agent = await agents.get(act, wanted.agent_id);
    return { rules: rulesFromAgent(agent, wanted.system_prompt), ...people, source: "agent" };
  }
  const rules = await environment.rules(act, { policyIds: wanted.policy_ids, onlyApproved: false });
  return { rules: rules.slice(0, MOST_RULES).map(shortened), ...people, source: "policies" };
}

/** Words that give orders to machines are sent to an agent only after a person has read and approved them. */
const UNREAD_ORDERS = {
  kind: "outside",
  why: "Its words speak to a machine. Approve the rule to have it tested.",
} as const;

const shortened = ({ isSuspicious, ...rule }: RuleView): TestedRule => ({
  ...rule,
  ...(isSuspicious && !rule.isApproved && { check: UNREAD_ORDERS }),
  words: rule.words.slice(0, LONGEST_WORDS),
  section: rule.section.slice(0, LONGEST_WORDS),
  quote: rule.quote?.slice(0, LONGEST_WORDS) ?? null,
});
