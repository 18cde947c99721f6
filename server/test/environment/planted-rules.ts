import type { Check } from "@agent-console/analysis/policies/check.ts";
import { newId } from "../../src/kernel/ids.ts";
import type { World } from "../world.ts";

export async function plantAgent(world: World, more: object = {}): Promise<string> {
  const body = {
    ...{ agent_name: `Agent ${newId()}`, model_name: "m", agent_url: "http://127.0.0.1:9/v1" },
    ...more,
  };
  return (await world.call("POST", "/v1/agent-configurations/", { body })).body.id;
}

export interface PlantedRule {
  readonly words: string;
  readonly check: Check;
  readonly severity?: string;
  /** Approved unless it says otherwise. */
  readonly isApproved?: boolean;
}

/** An active policy with these rules, as if someone had read and reviewed it. */
export async function plantActivePolicy(world: World, rules: readonly PlantedRule[]): Promise<string> {
  const [id, { teamId, userId }] = [newId(), world.owner.who];
  await world.behind.query(
    `insert into policies (id, team_id, name, category, status, created_by, created_at, updated_at)
     values ($1, $2, 'Planted policy', 'operational', 'active', $3, 1, 1)`,
    [id, teamId, userId],
  );
  for (const [at, { words, check, severity = "medium", isApproved = true }] of rules.entries()) {
    const ruleId = newId();
    await world.behind.query(
      `insert into policy_rules (id, team_id, policy_id, number, position, status, approved_version, section, topic, created_by,
         created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'Section', '', $8, 1, 1)`,
      [
        ...[ruleId, teamId, id, `R-${String(at + 1).padStart(3, "0")}`, at],
        ...[isApproved ? "approved" : "draft", isApproved ? 1 : null, userId],
      ],
    );
    await world.behind.query(
      `insert into rule_versions (rule_id, version, team_id, rule_type, action, target, consequence, words, check_kind, test,
         created_by, created_at)
       values ($1, 1, $2, 'prohibition', 'handle', null, $3, $4, $5, $6, $7, 1)`,
      [ruleId, teamId, JSON.stringify({ action: "warn", severity }), words, check.kind, JSON.stringify(check), userId],
    );
  }
  return id;
}
