import type { Act } from "../../../platform/act.ts";
import { type ScheduleNeeds, schedulableOf } from "./needs.ts";
import type { StartedRun } from "./schedulable.ts";
import { spentThisMonth } from "./spending.ts";
import { type ScheduleRow, type ScheduleRunRow, selectNewestRuns, selectScheduleRuns } from "./store.ts";
import { cronWords } from "./timing/cron-words.ts";

const MOST_SHOWN = 20;
const seconds = (milliseconds: number | null): number | null =>
  milliseconds === null ? null : Math.floor(milliseconds / 1000);

export async function presentSchedules(needs: ScheduleNeeds, act: Act, rows: readonly ScheduleRow[]) {
  const newest = await selectNewestRuns(
    act,
    rows.map(({ id }) => id),
  );
  const named = await needs.agents.naming(act, rows);
  const runs = await runsBehind(needs, act, { rows, shown: [...newest.values()] });
  return named.map((row) => present(row, newest.get(row.id) ?? null, runs));
}

export async function presentSchedule(needs: ScheduleNeeds, act: Act, row: ScheduleRow) {
  const shown = await selectScheduleRuns(act, row.id, MOST_SHOWN);
  const [named] = await needs.agents.naming(act, [row]);
  const runs = await runsBehind(needs, act, { rows: [row], shown });
  return {
    ...present(named ?? { ...row, agent_name: null }, shown[0] ?? null, runs),
    requests_this_month: (await spentThisMonth(needs, act, row)).requests,
    runs: shown.map((run) => presentRun(run, runs)),
  };
}

type Runs = ReadonlyMap<string, StartedRun>;

/** One question to each domain that started some of them. */
async function runsBehind(
  needs: ScheduleNeeds,
  act: Act,
  { rows, shown }: { readonly rows: readonly ScheduleRow[]; readonly shown: readonly ScheduleRunRow[] },
): Promise<Runs> {
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const found = new Map<string, StartedRun>();
  for (const [kind, runs] of Map.groupBy(shown, ({ schedule_id }) => kinds.get(schedule_id))) {
    const ids = runs.flatMap(({ run_id }) => run_id ?? []);
    if (!kind || ids.length === 0) continue;
    for (const [id, run] of await schedulableOf(needs, kind).look(act, ids)) found.set(id, run);
  }
  return found;
}

type Named = ScheduleRow & { readonly agent_name: string | null };

function present(row: Named, newest: ScheduleRunRow | null, runs: Runs) {
  return {
    ...{ id: row.id, name: row.name, agent_id: row.agent_id, agent_name: row.agent_name, kind: row.kind },
    ...{ settings: row.settings, cron: row.cron, timezone: row.timezone, words: timesInWords(row) },
    ...{ enabled: row.is_enabled, disabled_reason: row.disabled_reason, budget: row.budget, on_change: row.on_change },
    next_at: seconds(row.next_at),
    last_run: newest && presentRun(newest, runs),
    ...{ created_at: row.created_at, created_by: row.created_by, updated_at: row.updated_at },
  };
}

function presentRun({ at, cause, result, reason, note, run_id }: ScheduleRunRow, runs: Runs) {
  const run = runs.get(run_id ?? "");
  return {
    ...{ at: Math.floor(at / 1000), cause, result, reason, note, run_id },
    ...{ status: run?.status ?? null, outcome: run?.outcome ?? null, requests: run?.requests ?? null },
  };
}

export function timesInWords({
  cron,
  timezone,
  on_change,
}: Pick<ScheduleRow, "cron" | "timezone" | "on_change">): string {
  if (cron === null) return "When the agent changes, at most once an hour";
  return `${cronWords({ cron, timezone })}${on_change ? ", and when the agent changes" : ""}`;
}
