import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentNamed, AgentsPort } from "../../agents/port.ts";
import type { ShownEvent, ShownEventDetail } from "./shapes.ts";
import { type EventFilter, type EventRow, findEvent, selectEvents } from "./store.ts";

interface Wanted extends EventFilter {
  readonly limit: number;
  readonly cursor?: string;
}

export async function listEvents(agents: AgentsPort, act: Act, wanted: Wanted) {
  const before = wanted.cursor === undefined ? null : readCursor(wanted.cursor, { id: "uuid" }).id;
  const found = await selectEvents(act, wanted, { before, most: wanted.limit + 1 });
  const rows = found.slice(0, wanted.limit);
  const last = rows.at(-1);
  const results = (await agents.naming(act, rows)).map(presentEvent);
  return { results, next_cursor: last && found.length > rows.length ? writeCursor({ id: last.id }) : null };
}

/** A request has at most 50 events. */
const MOST_OF_REQUEST = 100;
const ALL: EventFilter = {
  ...{ agentId: null, requestId: null, guard: null, channel: null, leg: null, outcome: null },
  ...{ enforced: null, from: null, to: null },
};

/** An event with everything that is known of its request. */
export async function getEvent(agents: AgentsPort, act: Act, id: string): Promise<ShownEventDetail> {
  const row = await findEvent(act, id);
  if (!row) throw fault("GUARD_EVENT_NOT_FOUND");
  const of = { ...ALL, agentId: row.agent_id, requestId: row.request_id };
  const rows = await selectEvents(act, of, { before: null, most: MOST_OF_REQUEST });
  const named = await agents.naming(act, rows);
  const event = named.find((one) => one.id === id) ?? { ...row, agent_name: null };
  const request = rows.find((one) => one.request !== null)?.request ?? null;
  return {
    event: presentEvent(event),
    request: request && { ...request, judged: [...request.judged] },
    events: named.map(presentEvent).reverse(),
  };
}

function presentEvent(row: AgentNamed<EventRow>): ShownEvent {
  const { team_id: _team, request: _request, start_at: start, end_at: end, channel, ...shown } = row;
  return { ...shown, start, end, channel: channel as ShownEvent["channel"] };
}
