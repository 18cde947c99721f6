import type { Api, GuardEvent } from "@agent-console/sdk";
import { command } from "../../../command/command.ts";
import { flag, value } from "../../../command/options.ts";
import { pause } from "../../../command/pause.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { isPassing, isRefusal } from "../../../endings/refusal.ts";
import { agentsOf } from "../../../names/agents.ts";
import { findId } from "../../../names/find.ts";
import { pages } from "../../../names/pages.ts";
import { visible } from "../../../output/visible.ts";

const tailOptions = {
  agent: value("AGENT", "only of this agent"),
  guard: value("NAME", "only of this guard"),
  once: flag("print the newest and end, instead of waiting for more"),
} as const;

export const detectionsTail = command({
  words: ["detections", "tail"],
  summary: "Follow what guards do with requests through the gateway",
  details: [
    "Prints a line for each guard event, as it is stored, until interrupted. With --json, a JSON document a line.",
  ],
  access: "read",
  scope: "guards",
  arguments: [],
  options: tailOptions,
  async run({ client, options, signal, json, print }) {
    const agent_id = options.agent === undefined ? null : await findId(agentsOf(client, signal), options.agent);
    const guard = options.guard ?? null;
    const known = new Set<string>();
    for (;;) {
      const events = await newest(client, { agent_id, guard }, known, signal);
      for (const event of events) print(json ? JSON.stringify(event) : lineOf(event));
      if (options.once) return "passed";
      await pause(EVERY_MS, signal);
    }
  },
});

const EVERY_MS = 1000;
const PAGE = 100;
/** Events of a gateway can be stored a little after newer ones of another. */
const MOST_KNOWN = 10_000;

interface Filter {
  readonly agent_id: string | null;
  readonly guard: string | null;
}

/** Events that were not printed yet, the oldest first. Of the first look, one page. */
async function newest(client: Api, filter: Filter, known: Set<string>, signal: AbortSignal): Promise<GuardEvent[]> {
  const isFirst = known.size === 0;
  const found: GuardEvent[] = [];
  try {
    const read = (cursor: string | undefined) =>
      client.protection.listGuardEvents(
        { ...filter, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) },
        { signal },
      );
    let seen = 0;
    for await (const event of pages(read)) {
      if (known.has(event.id)) seen++;
      else found.push(event);
      // A whole page that is known: what is older was printed before.
      if (seen >= PAGE || (isFirst && found.length >= PAGE)) break;
      if (!isFirst && seen > 0 && found.length + seen >= PAGE) break;
    }
  } catch (error) {
    signal.throwIfAborted();
    // A console that restarts is asked again; one that refuses is not.
    if (isRefusal(error) && !isPassing(error)) throw error;
  }
  for (const { id } of found) known.add(id);
  for (const id of known) if (known.size > MOST_KNOWN) known.delete(id);
  return found.reverse();
}

function lineOf(event: GuardEvent): string {
  const { created_at: at, agent_name: agent, kind, guard, channel, leg, rule, outcome, enforced, action } = event;
  const what = outcome === "undecided" ? "undecided" : enforced ? action : `shadow ${action}`;
  const who = kind === "flow" ? "flow policy" : guard;
  const time = new Date(at * 1000).toISOString().slice(0, 19).replace("T", " ");
  return visible([time, what, agent ?? event.agent_id, leg, channel, who, rule].join("  "));
}

const AGENT = { name: "AGENT", summary: "an agent: its name, its ID, or the start of either" } as const;

const recordOptions = {
  hits: flag("the texts of hits in shadow, instead of a sample of requests"),
  share: value("PERCENT", "with on: the share of requests, such as 10% (default: 100%)"),
} as const;

export const trafficRecord = command({
  words: ["traffic", "record"],
  summary: "Record a sample of an agent's requests, or stop",
  details: [
    "Recorded requests are sealed and deleted after 7 days. They are what `guard replay` and flow policies are tried on. With --hits, switches whether the texts of hits in shadow are kept for labeling.",
  ],
  access: "write",
  scope: "full",
  arguments: [AGENT, { name: "STATE", summary: "on or off" }],
  options: recordOptions,
  async run({ client, args, options, signal, answer, facts }) {
    const state = args["STATE"];
    if (state !== "on" && state !== "off") throw new Ended("usage", `STATE is on or off, not "${state}".`);
    const share = shareIn(options.share);
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const now = await client.protection.getTrafficSettings({ agent_id }, { signal });
    const change = options.hits ? { record_hits: state === "on" } : { sample_share: state === "on" ? share : 0 };
    const saved = await client.protection.setTrafficSettings({ agent_id, body: { ...now, ...change } }, { signal });
    return answer(saved, () =>
      facts([
        ["Texts of hits in shadow", saved.record_hits ? "kept for 7 days" : "not kept"],
        ["Requests recorded", `${saved.sample_share * 100}%`],
      ]),
    );
  },
});

function shareIn(given: string | undefined): number {
  const [, number] = /^(\d{1,3}(?:\.\d{1,6})?)%$/.exec(given ?? "100%") ?? [];
  if (number === undefined || Number(number) > 100)
    throw new Ended("usage", `--share takes a share such as 10%, not "${given}".`);
  return Number(number) / 100;
}

export const trafficExport = command({
  words: ["traffic", "export"],
  summary: "Print recorded traffic of an agent, one JSON document a line",
  details: ["Opens every entry, and each opening is recorded in the audit log. Needs the permission traffic:read."],
  access: "read",
  scope: "full",
  arguments: [AGENT],
  options: { kind: value("NAME", "hit or request (default: both)") },
  async run({ client, args, options, signal, print }) {
    const { kind } = options;
    if (kind !== undefined && kind !== "hit" && kind !== "request")
      throw new Ended("usage", `--kind takes hit or request, not "${kind}".`);
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const read = (cursor: string | undefined) =>
      client.protection.listRecordedTraffic(
        { agent_id, limit: 500, ...(kind ? { kind } : {}), ...(cursor === undefined ? {} : { cursor }) },
        { signal },
      );
    for await (const entry of pages(read)) {
      const opened = await client.protection.openRecordedTraffic({ entry_id: entry.id }, { signal });
      print(JSON.stringify({ ...entry, texts: opened.texts, flow: opened.flow }));
    }
    return "passed";
  },
});
