import { newId } from "../../src/kernel/ids.ts";
import type { Entry } from "../entry.ts";
import type { Scene } from "../scene.ts";

const rule = { name: "Many requests fail", measure: "error_rate", threshold: 0.05 };

/** A rule of the team, with what it found. */
export async function plantAlertRule({ world, owner, team }: Scene): Promise<string> {
  const { id } = (await world.call("POST", "/v1/alert-rules", { as: owner, body: rule })).body;
  await world.behind.query(
    `insert into alert_states (team_id, rule_id, state, why, since, evaluated_at) values ($1, $2, 'unknown', 'no_data', 1, 1)`,
    [team, id],
  );
  return id;
}

export async function plantUnregisteredAgent({ world, team }: Pick<Scene, "world" | "team">): Promise<string> {
  const id = newId();
  await world.behind.query(
    `insert into unregistered_agents (id, team_id, name, service, first_at, last_at, spans, models, trace_id)
     values ($1::uuid, $2, $1::text, 'service', 1, 1, 1, '{}', 'trace')`,
    [id, team],
  );
  return id;
}

/** What received spans leave behind. */
export async function plantReceivedTraces(scene: Pick<Scene, "world" | "team">): Promise<void> {
  await plantUnregisteredAgent(scene);
  await scene.world.behind.query(
    `insert into bypass_suspects (team_id, agent_id, trace_id, leg, service, started_at, seen_at)
     values ($1, gen_random_uuid(), 'trace', 'front', 'service', 1, 1)`,
    [scene.team],
  );
}

export const alertEntries: Readonly<Record<string, Entry>> = {
  "protection.listAlertRules": {},
  "protection.createAlertRule": {},
  "protection.listAlertStarters": {},
  "protection.tryAlertRule": {},
  "protection.getAlertRule": {},
  "protection.updateAlertRule": {},
  "protection.deleteAlertRule": {},
  "protection.listUnregisteredAgents": {},
  "protection.ignoreUnregisteredAgent": {},
};
