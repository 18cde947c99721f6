import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { scheduleKinds } from "./schedulable.ts";

const LARGEST_BUDGET = 1_000_000_000;

const Kind = named("ScheduleKind", oneOf(...scheduleKinds));
const name = text({ min: 1, max: 255 });
const cron = nullable(text({ min: 1, max: 100 }));
const timezone = text({ min: 1, max: 64 });
const budget = nullable(integer({ ge: 1, le: LARGEST_BUDGET }));

const told = {
  settings:
    "What to run. evaluation and harness: as in POST /v1/evaluations/, without agent_id. campaign: as in POST /v1/campaigns, without agent_id and keys.",
  cron: "Five fields: minute, hour, day, month, weekday. At most every 5 minutes. Null with on_change: only when the agent changes.",
  timezone: "An IANA name. In a night that skips the hour, a run comes after it; in one that repeats it, once.",
  budget:
    "The most requests in a calendar month of the time zone. A run that would take more does not start. Null: no cap.",
  on_change: "Run when the agent's configuration changes too, at most once an hour.",
};

export const NewSchedule = model("NewSchedule", {
  name: required(name, { example: "Nightly regression" }),
  agent_id: required(uuid()),
  kind: required(Kind),
  settings: withDefault(freeObject(), {}, { description: told.settings }),
  cron: withDefault(cron, null, { description: told.cron }),
  timezone: withDefault(timezone, "UTC", { description: told.timezone }),
  enabled: withDefault(bool(), true),
  budget: withDefault(budget, null, { description: told.budget }),
  on_change: withDefault(bool(), false, { description: told.on_change }),
});
export type NewSchedule = Out<typeof NewSchedule>;

export const ScheduleChange = model("ScheduleChange", {
  name: optional(name),
  settings: optional(freeObject(), { description: told.settings }),
  cron: optional(cron, { description: told.cron }),
  timezone: optional(timezone, { description: told.timezone }),
  enabled: optional(bool()),
  budget: optional(budget, { description: told.budget }),
  on_change: optional(bool(), { description: told.on_change }),
});
export type ScheduleChange = Out<typeof ScheduleChange>;

const ScheduleRun = model("ScheduleRun", {
  at: required(integer(), { description: "Unix seconds." }),
  cause: required(oneOf("time", "change", "manual"), { description: "Its time, a change of the agent, or a person." }),
  result: required(oneOf("started", "skipped", "failed")),
  reason: required(nullable(text()), {
    description:
      "still_running: the run before had not ended. budget: too little is left this month. refused: see note.",
  }),
  note: required(nullable(text()), { description: "The reason in a sentence." }),
  run_id: required(nullable(uuid()), { description: "The evaluation or campaign." }),
  status: required(nullable(text()), { description: "Of the run now. Null if there is none, or it was deleted." }),
  outcome: required(nullable(text()), {
    description: "What came of the run, such as its verdict. Null before its end.",
  }),
  requests: required(nullable(integer()), { description: "That the run sent so far." }),
});

const shown = {
  id: required(uuid()),
  name: required(text()),
  agent_id: required(uuid()),
  agent_name: required(nullable(text())),
  kind: required(Kind),
  settings: required(freeObject()),
  cron: required(nullable(text())),
  timezone: required(text()),
  words: required(text(), { description: "When it runs, in words." }),
  enabled: required(bool()),
  disabled_reason: required(nullable(oneOf("by_user", "agent_archived"))),
  budget: required(nullable(integer())),
  on_change: required(bool()),
  next_at: required(nullable(integer()), { description: "Unix seconds. Null while off, and without cron." }),
  last_run: required(nullable(ScheduleRun)),
  created_at: required(integer()),
  created_by: required(uuid()),
  updated_at: required(nullable(integer())),
} as const;

export const Schedule = model("Schedule", shown);
export const ScheduleDetails = model("ScheduleDetails", {
  ...shown,
  requests_this_month: required(integer(), { description: "That count against the budget." }),
  runs: required(list(ScheduleRun), { description: "The newest 20, the newest first. Kept for 100 days." }),
});

export const ScheduleList = model("ScheduleList", { results: required(list(Schedule)) });

export const SchedulePreview = model("SchedulePreview", {
  words: required(text(), { description: "When it runs, in words." }),
  next: required(
    list(
      model("ScheduleTime", {
        at: required(integer()),
        local: required(text(), { example: "Mon 16 Nov 2026, 06:00" }),
      }),
    ),
    { description: "The next five times, in Unix seconds and as the clock in the time zone shows them." },
  ),
  runs_per_month: required(nullable(integer()), { description: "In 30 days. Null if only changes start runs." }),
  requests_per_run: required(integer(), { description: "About." }),
  requests_per_month: required(nullable(integer()), { description: "About, and no more than the budget." }),
  cost_per_month: required(nullable(float()), { description: "In the currency of the prices; null without prices." }),
  warnings: required(list(text())),
});
