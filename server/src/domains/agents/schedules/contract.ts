import { operation } from "../../../kernel/operation.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { detailsExample, newScheduleExample, previewExample, scheduleExample } from "./example.ts";
import { NewSchedule, ScheduleChange, ScheduleDetails, ScheduleList, SchedulePreview } from "./shapes.ts";

const tag = "Evaluation";
const PATH = "/v1/schedules";
const path = model("SchedulePath", { schedule_id: required(uuid()) });
const missing = ["SCHEDULE_NOT_FOUND"] as const;
const planned = ["AGENT_NOT_FOUND", "SCHEDULE_CRON", "NOT_ALLOWED"] as const;

export const createScheduleOp = operation({
  id: "agents.createSchedule",
  method: "POST",
  path: PATH,
  tag,
  access: "evaluation:run",
  summary: "Run an evaluation, your harnesses or a campaign at set times, or when the agent changes",
  description:
    "Each time is used once, by whichever worker comes first. Times that pass while the console is off are made up for once, and notification endpoints are told (`schedule.missed`). A time is skipped while the run before is in progress, and if the month's budget is too small for a run. Campaigns need redteam:run too.",
  body: NewSchedule,
  responses: { 201: ScheduleDetails },
  errors: [...planned, "SCHEDULE_LIMIT"],
  example: { request: newScheduleExample, response: detailsExample },
});

export const listSchedulesOp = operation({
  id: "agents.listSchedules",
  method: "GET",
  path: PATH,
  tag,
  access: "evaluation:read",
  summary: "List schedules",
  description: "All of the team's, at most 500, the oldest first.",
  query: model("ScheduleQuery", { agent_id: optional(nullable(uuid()), { description: "Only this agent's." }) }),
  responses: { 200: ScheduleList },
  example: { response: { results: [scheduleExample] } },
});

export const getScheduleOp = operation({
  id: "agents.getSchedule",
  method: "GET",
  path: `${PATH}/{schedule_id}`,
  tag,
  access: "evaluation:read",
  summary: "Get a schedule with its newest runs",
  params: path,
  responses: { 200: ScheduleDetails },
  errors: missing,
  example: { response: detailsExample },
});

export const changeScheduleOp = operation({
  id: "agents.changeSchedule",
  method: "PATCH",
  path: `${PATH}/{schedule_id}`,
  tag,
  access: "evaluation:run",
  summary: "Change a schedule, or switch it on or off",
  description: "Times that pass while it is off are not made up for.",
  params: path,
  body: ScheduleChange,
  responses: { 200: ScheduleDetails },
  errors: [...missing, ...planned, "SCHEDULE_AGENT_ARCHIVED"],
  example: {
    request: { enabled: false },
    response: { ...detailsExample, enabled: false, disabled_reason: "by_user", next_at: null },
  },
});

export const deleteScheduleOp = operation({
  id: "agents.deleteSchedule",
  method: "DELETE",
  path: `${PATH}/{schedule_id}`,
  tag,
  access: "evaluation:run",
  summary: "Delete a schedule",
  description: "The runs that it started stay.",
  params: path,
  responses: { 204: null },
  errors: missing,
  example: {},
});

export const runScheduleOp = operation({
  id: "agents.runSchedule",
  method: "POST",
  path: `${PATH}/{schedule_id}/run`,
  tag,
  access: "evaluation:run",
  summary: "Start a schedule's run now",
  description: "Also while it is off. Counts against the budget; its next time stays.",
  params: path,
  responses: { 202: ScheduleDetails },
  errors: [...missing, "SCHEDULE_RUNNING", "SCHEDULE_BUDGET", "NOT_ALLOWED"],
  example: { response: detailsExample },
});

export const previewScheduleOp = operation({
  id: "agents.previewSchedule",
  method: "POST",
  path: `${PATH}/preview`,
  tag,
  access: "evaluation:run",
  idempotent: false,
  summary: "Preview a schedule: its next five times, and what it takes in a month",
  description: "Nothing is stored, and nothing is sent.",
  body: NewSchedule,
  responses: { 200: SchedulePreview },
  errors: planned,
  example: { request: newScheduleExample, response: previewExample },
});

export const scheduleOperations = [
  createScheduleOp,
  listSchedulesOp,
  previewScheduleOp,
  getScheduleOp,
  changeScheduleOp,
  deleteScheduleOp,
  runScheduleOp,
] as const;
