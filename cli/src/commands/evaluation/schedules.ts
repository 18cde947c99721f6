import { readFile } from "node:fs/promises";
import type { Api, Schedule } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { flag, value, values } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId, findOne, type Kind } from "../../names/find.ts";
import { visible } from "../../output/visible.ts";

const SCHEDULE = { name: "SCHEDULE", summary: "a schedule: its ID, the start of it, or its name" };
const KINDS = choices.ScheduleKind;

const schedulesOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "schedule",
  async *list() {
    yield* (await client.agents.listSchedules({}, { signal })).results;
  },
});

const columns = [
  { title: "ID", value: ({ id }: Schedule) => id, whole: true },
  { title: "NAME", value: ({ name }: Schedule) => name },
  { title: "AGENT", value: ({ agent_name }: Schedule) => agent_name },
  { title: "STATE", value: ({ enabled }: Schedule) => (enabled ? "on" : "off") },
  { title: "NEXT", value: ({ next_at }: Schedule) => (next_at === null ? null : isoOf(next_at)) },
  { title: "LAST", value: lastOf },
  { title: "WHEN", value: ({ words }: Schedule) => words },
];

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(".000", "");

function lastOf({ last_run: last }: Schedule): string | null {
  if (!last) return null;
  return last.result === "started" ? (last.outcome ?? last.status) : `${last.result}: ${last.reason}`;
}

export const schedulesList = command({
  words: ["schedules", "list"],
  summary: "List schedules with their next time and last result",
  access: "read",
  scope: "read",
  arguments: [],
  options: { agent: value("AGENT", "only this agent's: its ID, the start of it, or its exact name") },
  async run({ client, options, signal, answer, rows }) {
    const agent_id = options.agent ? await findId(agentsOf(client, signal), options.agent) : null;
    const page = await client.agents.listSchedules({ agent_id }, { signal });
    const none = "No schedules. Create one with agent-console schedules create NAME.";
    return answer(page, () => rows(page.results, { columns, none }));
  },
});

export const schedulesCreate = command({
  words: ["schedules", "create"],
  summary: "Run something at set times, or when the agent changes",
  details: [
    "With --preview, nothing is stored: prints the next five times and what a month takes.",
    "Settings are those of an evaluation or a campaign, as JSON. Without them, an evaluation runs the trust score.",
  ],
  access: "write",
  scope: "evaluations",
  arguments: [{ name: "NAME", summary: "what to call it" }],
  required: "--agent AGENT",
  options: {
    agent: value("AGENT", "the agent: its ID, the start of it, or its exact name"),
    kind: value("KIND", `${KINDS.join(", ")} (default: evaluation)`),
    cron: value("CRON", "five fields, such as '0 6 * * 1-5'"),
    timezone: value("ZONE", "such as Europe/Berlin (default: UTC)"),
    "on-change": flag("also run when the agent changes, at most once an hour"),
    budget: value("REQUESTS", "the most requests in a calendar month"),
    harness: values("NAME", "a harness or test set to run; may be repeated"),
    settings: value("FILE", "a file with further settings as JSON"),
    preview: flag("only show when it runs and what it takes"),
  },
  async run({ client, args, options, signal, answer, facts, print }) {
    if (options.agent === undefined) throw new Ended("usage", "Say which agent: --agent AGENT.");
    const kind = KINDS.find((one) => one === (options.kind ?? "evaluation"));
    if (!kind) throw new Ended("usage", `--kind takes ${KINDS.join(", ")}.`);
    const body = {
      ...{ name: args["NAME"] ?? "", agent_id: await findId(agentsOf(client, signal), options.agent), kind },
      settings: await settingsOf(options.settings, options.harness),
      ...{ cron: options.cron ?? null, timezone: options.timezone ?? "UTC", on_change: options["on-change"] },
      ...{ budget: budgetOf(options.budget), enabled: true },
    };
    if (options.preview) {
      const preview = await client.agents.previewSchedule({ body }, { signal });
      return answer(preview, () => {
        facts([
          ["When", preview.words],
          ["Requests a run, about", preview.requests_per_run],
          ["Requests a month, about", preview.requests_per_month],
          ["Cost a month, about", preview.cost_per_month],
        ]);
        for (const { local } of preview.next) print(local);
        for (const warning of preview.warnings) print(warning);
      });
    }
    const schedule = await client.agents.createSchedule({ body }, { signal });
    return answer(schedule, () =>
      facts([
        ["ID", schedule.id],
        ["When", schedule.words],
        ["Next", schedule.next_at === null ? null : isoOf(schedule.next_at)],
      ]),
    );
  },
});

async function settingsOf(file: string | undefined, harnesses: readonly string[]): Promise<Record<string, unknown>> {
  const named = harnesses.length > 0 ? { harness_names: harnesses } : {};
  if (file === undefined) return named;
  try {
    return { ...(JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>), ...named };
  } catch {
    throw new Ended("usage", `The file ${file} is not a JSON object that can be read.`);
  }
}

function budgetOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const requests = Number(text);
  if (!Number.isSafeInteger(requests) || requests < 1)
    throw new Ended("usage", "--budget takes a whole number from 1.");
  return requests;
}

export const schedulesRun = command({
  words: ["schedules", "run"],
  summary: "Start a schedule's run now",
  access: "write",
  scope: "evaluations",
  arguments: [SCHEDULE],
  options: {},
  async run({ client, args, signal, answer, print }) {
    const schedule_id = await findId(schedulesOf(client, signal), args["SCHEDULE"] ?? "");
    const schedule = await client.agents.runSchedule({ schedule_id }, { signal });
    return answer(schedule, () => print(`Started ${schedule.last_run?.run_id ?? ""}`));
  },
});

type None = Record<never, never>;

async function switchTo({ client, args, signal, answer, print }: Call<None>, enabled: boolean) {
  const schedule_id = await findId(schedulesOf(client, signal), args["SCHEDULE"] ?? "");
  const schedule = await client.agents.changeSchedule({ schedule_id, body: { enabled } }, { signal });
  const next = schedule.next_at === null ? "" : ` Next: ${isoOf(schedule.next_at)}.`;
  return answer(schedule, () => print(enabled ? `On.${next}` : "Off."));
}

export const schedulesPause = command({
  words: ["schedules", "pause"],
  summary: "Switch a schedule off; times that pass meanwhile are not made up for",
  access: "write",
  scope: "evaluations",
  arguments: [SCHEDULE],
  options: {},
  run: (call) => switchTo(call, false),
});

export const schedulesResume = command({
  words: ["schedules", "resume"],
  summary: "Switch a schedule on again",
  access: "write",
  scope: "evaluations",
  arguments: [SCHEDULE],
  options: {},
  run: (call) => switchTo(call, true),
});

export const schedulesRemove = command({
  words: ["schedules", "remove"],
  summary: "Remove a schedule; the runs that it started stay",
  access: "destructive",
  scope: "evaluations",
  arguments: [SCHEDULE],
  options: {},
  async run({ client, args, signal, answer, print, confirm }) {
    const { id, name } = await findOne(schedulesOf(client, signal), args["SCHEDULE"] ?? "");
    await confirm({ sentence: `Removes the schedule ${visible(name)}.`, name });
    await client.agents.deleteSchedule({ schedule_id: id }, { signal });
    return answer({ id, removed: true }, () => print("Removed."));
  },
});
