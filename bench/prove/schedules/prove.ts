import { setTimeout as pause } from "node:timers/promises";
import { startScheduleWorker } from "../../../server/src/domains/agents/schedules/worker.ts";
import { newId } from "../../../server/src/kernel/ids.ts";
import { setup, teardown } from "../../../server/test/before-all.ts";
import { openWorld, type World } from "../../../server/test/world.ts";

export interface SchedulePlan {
  readonly schedules: number;
  readonly workers: number;
  /** How often the connections that workers use are ended while they work. */
  readonly kills: number;
}

export interface ScheduleProof {
  readonly plan: SchedulePlan;
  readonly seconds: number;
  readonly started: number;
  readonly mistakes: readonly string[];
}

const PATIENCE_MS = 900_000;
const NOON = Date.parse("2026-11-17T12:00:00Z");

/** Many schedules that are due at once, several workers, and connections to the database that end in between. */
export async function proveSchedules(plan: SchedulePlan): Promise<ScheduleProof> {
  await setup();
  try {
    return await prove(plan);
  } finally {
    await teardown();
  }
}

async function prove(plan: SchedulePlan): Promise<ScheduleProof> {
  await using world = await openWorld();
  const agents = await plantAgents(world, Math.ceil(plan.schedules / 100));
  await plantDue(world, plan.schedules, agents);
  const clock = { milliseconds: () => NOON };
  const began = performance.now();
  const workers = Array.from({ length: plan.workers }, () => startScheduleWorker({ ...world.services, clock }, 50));
  const killing = endConnections(world, plan.kills);
  const until = performance.now() + PATIENCE_MS;
  while ((await countDue(world)) > 0 && performance.now() < until) await pause(100);
  await killing;
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(workers.map((worker) => worker.stop()));
  const { rows } = await world.behind.query(`
    select s.id, s.next_at, count(distinct e.id)::int as runs, count(distinct r.id)::int as recorded
    from schedules s
    left join evaluations e on e.schedule_id = s.id
    left join schedule_runs r on r.schedule_id = s.id and r.result = 'started'
    group by s.id`);
  const mistakes = rows.flatMap(({ id, runs, recorded, next_at }) => [
    ...(runs === 1 && recorded === 1 ? [] : [`schedule ${id} has ${runs} runs, ${recorded} recorded`]),
    ...(Number(next_at) === Date.parse("2026-11-18T06:00:00Z") ? [] : [`schedule ${id} runs next at ${next_at}`]),
  ]);
  return { plan, seconds, started: rows.reduce((sum, { runs }) => sum + runs, 0), mistakes };
}

async function plantAgents(world: World, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const body = { agent_name: `agent-${at}`, model_name: "m", agent_url: "http://127.0.0.1:9/v1" };
    ids.push((await world.call("POST", "/v1/agent-configurations/", { body })).body.id);
  }
  return ids;
}

/** All at six this morning. */
async function plantDue(world: World, count: number, agents: readonly string[]): Promise<void> {
  const ids = Array.from({ length: count }, () => newId());
  await world.behind.query(
    `insert into schedules (id, team_id, agent_id, name, kind, settings, cron, timezone, on_change, next_at,
       seen_revision, created_at, created_by)
     select i.id, $2, ($3::uuid[])[1 + (i.at % array_length($3::uuid[], 1))::int], 'planted', 'evaluation',
       '{"harness_names": ["security"], "sample_size": 3}', '0 6 * * *', 'UTC', false, $4, 1000000, 1, $5
     from unnest($1::uuid[]) with ordinality as i (id, at)`,
    [ids, world.owner.who.teamId, agents, Date.parse("2026-11-17T06:00:00Z"), world.owner.who.userId],
  );
}

async function countDue(world: World): Promise<number> {
  const { rows } = await world.behind.query("select count(*)::int as due from schedules where next_at <= $1", [NOON]);
  return rows[0].due;
}

/** As PostgreSQL sees a worker that is killed with kill -9: its connection ends, in the middle of a transaction. */
async function endConnections(world: World, times: number): Promise<void> {
  for (let kill = 0; kill < times; kill++) {
    await pause(500);
    await world.behind.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`);
  }
}
