import type { Alarm } from "@agent-console/sdk";
import { command } from "../../../command/command.ts";
import { flag, value } from "../../../command/options.ts";
import { agentsOf } from "../../../names/agents.ts";
import { findId, type Kind, type Named } from "../../../names/find.ts";
import { pages } from "../../../names/pages.ts";

const when = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");

const stateOf = ({ cleared_at, acknowledged_at }: Alarm): string => {
  if (cleared_at !== null) return "cleared";
  return acknowledged_at === null ? "open" : "acknowledged";
};

export const alarmsList = command({
  words: ["alarms", "list"],
  summary: "List open alarms",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [],
  options: {
    agent: value("AGENT", "only those of this agent"),
    all: flag("also those that are cleared"),
  },
  async run({ client, options, signal, answer, rows }) {
    const agent_id = options.agent === undefined ? null : await findId(agentsOf(client, signal), options.agent);
    const state = options.all ? "all" : "open";
    const found: Alarm[] = [];
    const read = (cursor: string | undefined) =>
      client.protection.listAlarms({ agent_id, state, limit: 200, cursor: cursor ?? null }, { signal });
    for await (const alarm of pages(read)) found.push(alarm);
    return answer({ results: found }, () =>
      rows(found, {
        columns: [
          { title: "ID", value: ({ id }) => id, whole: true },
          { title: "SINCE (UTC)", value: ({ raised_at }) => when(raised_at), whole: true },
          { title: "STATE", value: stateOf },
          { title: "SEVERITY", value: ({ severity }) => severity },
          { title: "ALARM", value: ({ title }) => title },
        ],
        none: options.all ? "No alarms." : "No open alarms.",
      }),
    );
  },
});

export const alarmsAcknowledge = command({
  words: ["alarms", "acknowledge"],
  summary: "Record that someone has seen an alarm",
  details: [
    "The alarm stays open until its cause is gone. An alarm about weaker protection is cleared: the change is accepted.",
  ],
  access: "write",
  scope: "full",
  arguments: [{ name: "ALARM", summary: "an open alarm: its ID, or the start of it" }],
  options: { note: value("TEXT", "why, or until when") },
  async run({ client, args, options, signal, answer, print }) {
    const open: Kind = { noun: "open alarm", list: () => openAlarms() };
    async function* openAlarms(): AsyncGenerator<Named> {
      const read = (cursor: string | undefined) =>
        client.protection.listAlarms({ state: "open", limit: 200, cursor: cursor ?? null }, { signal });
      for await (const { id, title } of pages(read)) yield { id, name: title };
    }
    const alarm_id = await findId(open, args["ALARM"] ?? "");
    const body = { note: options.note ?? null };
    const seen = await client.protection.acknowledgeAlarm({ alarm_id, body }, { signal });
    return answer(seen, () =>
      print(
        seen.cleared_because === "accepted" ? "Accepted. The alarm is cleared." : "Acknowledged. The alarm stays open.",
      ),
    );
  },
});
