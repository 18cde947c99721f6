import { created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import {
  changeScheduleOp,
  createScheduleOp,
  deleteScheduleOp,
  getScheduleOp,
  listSchedulesOp,
  previewScheduleOp,
  runScheduleOp,
} from "./contract.ts";
import { changeSchedule, createSchedule, readSchedule, removeSchedule, runNow } from "./manage-schedules.ts";
import type { ScheduleNeeds } from "./needs.ts";
import { presentSchedules } from "./present.ts";
import { previewSchedule } from "./preview.ts";
import { selectSchedules } from "./store.ts";

export interface ScheduleRouteNeeds extends ScheduleNeeds {
  readonly wakeups: Pick<WakeupSignal, "notify">;
}

export function scheduleRoutes(needs: ScheduleRouteNeeds): Binding[] {
  return [
    bind(createScheduleOp, (r) => r.transaction(async (act) => created(await createSchedule(needs, act, r.body)))),
    bind(listSchedulesOp, (r) =>
      r.inTeam(async (act) => {
        const rows = await selectSchedules(act, r.query.agent_id ?? null);
        return ok({ results: await presentSchedules(needs, act, rows) });
      }),
    ),
    bind(previewScheduleOp, (r) => r.inTeam(async (act) => ok(await previewSchedule(needs, act, r.body)))),
    bind(getScheduleOp, (r) => r.inTeam(async (act) => ok(await readSchedule(needs, act, r.params.schedule_id)))),
    bind(changeScheduleOp, (r) =>
      r.transaction(async (act) => ok(await changeSchedule(needs, act, { id: r.params.schedule_id, change: r.body }))),
    ),
    bind(deleteScheduleOp, (r) =>
      r.transaction(async (act) => {
        await removeSchedule(act, r.params.schedule_id);
        return noContent();
      }),
    ),
    bind(runScheduleOp, async (r) => {
      const answer = await r.transaction(async (act) => ({
        status: 202,
        body: await runNow(needs, act, r.params.schedule_id),
      }));
      needs.wakeups.notify();
      return answer;
    }),
  ];
}
