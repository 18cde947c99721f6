import { setTimeout as pause } from "node:timers/promises";
import type { ConsoleProcess } from "../../../e2e/console.ts";
import { newId } from "../../../server/src/kernel/ids.ts";
import { openStage, register, type Stage } from "../campaigns/stage.ts";

export interface SchedulePlan {
  readonly schedules: number;
  readonly workers: number;
  /** How often a worker process is killed with kill -9 while it uses times. */
  readonly kills: number;
}

export interface ScheduleProof {
  readonly plan: SchedulePlan;
  readonly seconds: number;
  readonly started: number;
  readonly mistakes: readonly string[];
}

const PATIENCE_MS = 900_000;
const HOUR_MS = 3_600_000;
const AGENTS = 10;

/** Many schedules that are due at once, and worker processes that are killed while they use their times. */
export async function proveSchedules(plan: SchedulePlan): Promise<ScheduleProof> {
  await using stage = await openStage();
  const hour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS - HOUR_MS;
  await plantDue(stage, { count: plan.schedules, hour });
  const workers = await Promise.all(Array.from({ length: plan.workers }, () => stage.worker()));
  const began = performance.now();
  const killed = await killInBetween(stage, plan, workers);
  const seconds = (performance.now() - began) / 1000;
  const rows = await stage.data.query(`
    select s.id, s.next_at, count(distinct e.id)::int as runs, count(distinct r.id)::int as recorded
    from schedules s
    left join evaluations e on e.schedule_id = s.id
    left join schedule_runs r on r.schedule_id = s.id and r.result = 'started'
    group by s.team_id, s.id`);
  const mistakes = rows.flatMap(({ id, runs, recorded, next_at }) => [
    ...(runs === 1 && recorded === 1 ? [] : [`schedule ${id} has ${runs} runs, ${recorded} recorded`]),
    ...(Number(next_at) === hour + 24 * HOUR_MS ? [] : [`schedule ${id} runs next at ${next_at}`]),
  ]);
  if (killed < plan.kills) mistakes.push(`only ${killed} workers were killed while times were left`);
  return { plan, seconds, started: rows.reduce((sum, { runs }) => sum + Number(runs), 0), mistakes };
}

/** All at the last full hour but one, by agents that nobody runs: what becomes of the runs is not the matter. */
async function plantDue(stage: Stage, { count, hour }: { count: number; hour: number }): Promise<void> {
  const agents: string[] = [];
  for (let at = 0; at < AGENTS; at++) agents.push(await register(stage, "http://127.0.0.1:9/v1"));
  const ids = Array.from({ length: count }, () => newId());
  await stage.data.query(
    `insert into schedules (id, team_id, agent_id, name, kind, settings, cron, timezone, on_change, next_at,
       seen_revision, created_at, created_by)
     select i.id, a.team_id, a.id, 'planted', 'evaluation', '{"harness_names": ["security"], "sample_size": 3}', $4, 'UTC', false,
       $3, 1000000, 1, m.user_id
     from unnest($1::uuid[]) with ordinality as i (id, at)
     join agents a on a.id = ($2::uuid[])[1 + (i.at % array_length($2::uuid[], 1))::int]
     join lateral (select user_id from memberships where team_id = a.team_id limit 1) m on true`,
    [ids, agents, hour, `0 ${new Date(hour).getUTCHours()} * * *`],
  );
}

async function countDue({ data }: Stage): Promise<number> {
  const [row] = await data.query("select count(*)::int as due from schedules where next_at <= $1", [Date.now()]);
  return Number(row?.["due"]);
}

/** Evenly over the times, at a random moment: the worker is then likely in the middle of one. Returns how many were killed. */
async function killInBetween(stage: Stage, plan: SchedulePlan, workers: ConsoleProcess[]): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  const starting: Promise<void>[] = [];
  let killed = 0;
  for (let due = plan.schedules; due > 0 && performance.now() < until; due = await countDue(stage)) {
    const isTime = due <= plan.schedules * (1 - (killed + 1) / (plan.kills + 1));
    const at = killed % workers.length;
    const worker = workers[at];
    if (!isTime || !worker || killed === plan.kills) {
      await pause(20);
      continue;
    }
    await pause(Math.random() * 50);
    await worker.kill9();
    killed += 1;
    starting.push(stage.worker().then((next) => void workers.splice(at, 1, next)));
    // The others go on; without any, times wait for the next one.
    if (starting.length >= workers.length) await starting.shift();
  }
  await Promise.all(starting);
  return killed;
}
