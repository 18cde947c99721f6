import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { Unprocessable, unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { type ScheduleNeeds, schedulableOf } from "./needs.ts";
import { presentSchedule } from "./present.ts";
import type { ExpectedRun, ScheduleKind, ScheduleSettings } from "./schedulable.ts";
import type { NewSchedule, ScheduleChange } from "./shapes.ts";
import { startRun } from "./start-run.ts";
import {
  countSchedules,
  deleteSchedule,
  findSchedule,
  insertSchedule,
  lockSchedule,
  type ScheduleRow,
  type ScheduleValues,
  updateSchedule,
} from "./store.ts";
import { nextTime, timingFault } from "./timing/cron.ts";

const MOST_SCHEDULES = 500;

export async function createSchedule(needs: ScheduleNeeds, act: Act, body: NewSchedule) {
  const { settings } = await checkPlan(needs, act, body);
  if ((await countSchedules(act)) >= MOST_SCHEDULES) throw fault("SCHEDULE_LIMIT");
  const agent = await needs.agents.get(act, body.agent_id);
  if (body.enabled && agent.status === "archived") throw fault("SCHEDULE_AGENT_ARCHIVED");
  const id = newId(act.now);
  const { name, kind, cron, timezone, budget, on_change, enabled } = body;
  await insertSchedule(act, {
    ...{ id, agent_id: body.agent_id, kind, name, settings, cron, timezone, budget, on_change, is_enabled: enabled },
    ...{ next_at: nextOf(act, { cron, timezone, enabled }), seen_revision: agent.edited_revision },
  });
  await audit(act, "created", { id, ...{ agent_id: body.agent_id, kind, cron, timezone, budget, on_change, enabled } });
  return shown(needs, act, id);
}

export async function changeSchedule(
  needs: ScheduleNeeds,
  act: Act,
  { id, change }: { readonly id: string; readonly change: ScheduleChange },
) {
  const now = await lockSchedule(act, id);
  if (!now) throw fault("SCHEDULE_NOT_FOUND");
  const agent = await needs.agents.get(act, now.agent_id);
  const enabled = change.enabled ?? now.is_enabled;
  if (enabled && agent.status === "archived") throw fault("SCHEDULE_AGENT_ARCHIVED");
  const wanted = {
    name: change.name ?? now.name,
    settings: change.settings ?? now.settings,
    cron: change.cron === undefined ? now.cron : change.cron,
    timezone: change.timezone ?? now.timezone,
    budget: change.budget === undefined ? now.budget : change.budget,
    on_change: change.on_change ?? now.on_change,
  };
  const { settings } = await checkPlan(needs, act, { ...wanted, kind: now.kind, agent_id: now.agent_id });
  const isMoved = wanted.cron !== now.cron || wanted.timezone !== now.timezone || enabled !== now.is_enabled;
  const values: ScheduleValues = {
    ...{ ...wanted, settings, is_enabled: enabled },
    next_at: isMoved ? nextOf(act, { ...wanted, enabled }) : now.next_at,
    // A change that happened while it was off is not made up for.
    seen_revision: enabled && !now.is_enabled ? agent.edited_revision : now.seen_revision,
  };
  await updateSchedule(act, id, values);
  const { cron, timezone, budget, on_change } = wanted;
  await audit(act, "updated", { id, cron, timezone, budget, on_change, enabled });
  return shown(needs, act, id);
}

export async function removeSchedule(act: Act, id: string): Promise<void> {
  if (!(await deleteSchedule(act, id))) throw fault("SCHEDULE_NOT_FOUND");
  await audit(act, "deleted", { id });
}

/** Starts a run now. Whoever asks learns why it can't start; nothing is then recorded. */
export async function runNow(needs: ScheduleNeeds, act: Act, id: string) {
  const schedule = await lockSchedule(act, id);
  if (!schedule) throw fault("SCHEDULE_NOT_FOUND");
  assertMayPlan(needs, act, schedule.kind);
  const { result, reason, note, runId } = await startRun(needs, act, { schedule, cause: "manual" });
  if (result !== "started")
    throw fault(reason === "budget" ? "SCHEDULE_BUDGET" : "SCHEDULE_RUNNING", { public: note ?? "" });
  await audit(act, "run", { id, run_id: runId });
  return shown(needs, act, id);
}

export async function readSchedule(needs: ScheduleNeeds, act: Act, id: string) {
  return shown(needs, act, id);
}

async function shown(needs: ScheduleNeeds, act: Act, id: string) {
  const row = await findSchedule(act, id);
  if (!row) throw fault("SCHEDULE_NOT_FOUND");
  return presentSchedule(needs, act, row);
}

type Plan = Pick<NewSchedule, "kind" | "agent_id" | "cron" | "timezone" | "on_change"> & {
  readonly settings: ScheduleSettings;
};

export interface CheckedPlan {
  readonly settings: ScheduleSettings;
  readonly expected: ExpectedRun;
}

/** Everything that could keep it from running, found before it is stored. */
export async function checkPlan(needs: ScheduleNeeds, act: Act, plan: Plan): Promise<CheckedPlan> {
  assertMayPlan(needs, act, plan.kind);
  const { cron, timezone } = plan;
  if (cron === null && !plan.on_change)
    throw fault("SCHEDULE_CRON", {
      public: "Give a cron expression, or on_change.",
      members: { loc: ["body", "cron"] },
    });
  const problem = timingFault({ cron: cron ?? "0 6 * * *", timezone }, act.now);
  if (problem?.at === "timezone") throw unprocessable(["body", "timezone"], problem.why, timezone);
  if (problem) throw fault("SCHEDULE_CRON", { public: problem.why, members: { loc: ["body", "cron"] } });
  const kind = schedulableOf(needs, plan.kind);
  const settings = kind.check(plan.settings);
  try {
    return { settings, expected: await kind.expect(act, { agentId: plan.agent_id, settings }) };
  } catch (error) {
    throw error instanceof Unprocessable ? insideSettings(error) : error;
  }
}

/** The domain names places in its own body, which is a member of this one. */
const insideSettings = ({ problems }: Unprocessable): Unprocessable =>
  new Unprocessable(
    problems.map((problem) => {
      const [root = "body", ...rest] = problem.loc;
      return rest[0] === "agent_id" || rest[0] === "settings"
        ? problem
        : { ...problem, loc: [root, "settings", ...rest] };
    }),
  );

function assertMayPlan(needs: ScheduleNeeds, { who }: Act, kind: ScheduleKind): void {
  const { power } = schedulableOf(needs, kind);
  if (!who.powers.has(power))
    throw fault("NOT_ALLOWED", { public: `Schedules of this kind need the permission ${power}.` });
}

interface When extends Pick<ScheduleRow, "cron" | "timezone"> {
  readonly enabled: boolean;
}

const nextOf = ({ now }: Act, { cron, timezone, enabled }: When): number | null =>
  enabled && cron !== null ? nextTime({ cron, timezone }, now) : null;

const audit = (
  act: Act,
  verb: "created" | "updated" | "deleted" | "run",
  { id, ...details }: { readonly id: string } & Record<string, unknown>,
): Promise<void> => recordAudit(act, { action: `schedule.${verb}`, target: { kind: "schedule", id }, details });
