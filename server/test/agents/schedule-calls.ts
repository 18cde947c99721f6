import { newId } from "../../src/kernel/ids.ts";
import type { Call, Entry } from "../entry.ts";
import { ownScene, plantAgent, type Scene } from "../scene.ts";

/** How the operations of schedules are called. */
export const scheduleCalls: Readonly<Record<string, Entry>> = {
  "agents.createSchedule": { call: scheduled },
  "agents.listSchedules": {},
  "agents.previewSchedule": { call: scheduled },
  "agents.getSchedule": {},
  "agents.changeSchedule": {},
  "agents.deleteSchedule": {},
  "agents.runSchedule": {},
};

/** A schedule for an agent of the team. */
async function scheduled(scene: Scene): Promise<Partial<Call>> {
  const settings = { harness_names: ["security"], sample_size: 3 };
  const agent_id = await plantAgent(ownScene(scene));
  return { body: { name: "s", agent_id, kind: "evaluation", settings, cron: "0 6 * * *" } };
}

/** A schedule that is off, of a new agent, with a time that was skipped. */
export async function plantSchedule(scene: Scene): Promise<string> {
  const { world, team, self } = scene;
  const id = newId();
  await world.behind.query(
    `insert into schedules (id, team_id, agent_id, name, kind, settings, cron, timezone, on_change, is_enabled,
       seen_revision, created_at, created_by)
     values ($1, $2, $3, 'planted', 'evaluation', $4, '0 6 * * *', 'UTC', false, false, 1, 1, $5)`,
    [id, team, await plantAgent(scene), { harness_names: ["security"], sample_size: 3 }, self.who.userId],
  );
  await world.behind.query(
    `insert into schedule_runs (id, team_id, schedule_id, at, cause, result, reason, note)
     values (gen_random_uuid(), $1, $2, 1, 'time', 'skipped', 'still_running', 'n')`,
    [team, id],
  );
  return id;
}
