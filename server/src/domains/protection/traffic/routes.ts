import { noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { AgentsPort } from "../../agents/port.ts";
import {
  clearRecordedOp,
  deleteRecordedOp,
  getEventOp,
  getPulseOp,
  getSettingsOp,
  listEventsOp,
  listRecordedOp,
  openRecordedOp,
  setSettingsOp,
} from "./contract.ts";
import { getEvent, listEvents } from "./read-events.ts";
import { getPulse } from "./read-pulse.ts";
import { clearRecorded, deleteEntry, getRecording, listRecorded, openEntry, setRecording } from "./read-recorded.ts";

export interface TrafficRouteNeeds {
  readonly agents: AgentsPort;
  readonly keyring: Keyring;
}

export function trafficRoutes({ agents, keyring }: TrafficRouteNeeds): Binding[] {
  return [
    bind(listEventsOp, (r) =>
      r.inTeam(async (act) => {
        const {
          agent_id: agentId = null,
          request_id: requestId = null,
          guard = null,
          channel = null,
          ...rest
        } = r.query;
        const { leg = null, outcome = null, enforced = null, from = null, to = null, ...page } = rest;
        const filter = { agentId, requestId, guard, channel, leg, outcome, enforced, from, to };
        return ok(await listEvents(agents, act, { ...filter, ...page }));
      }),
    ),
    bind(getEventOp, (r) => r.inTeam(async (act) => ok(await getEvent(agents, act, r.params.event_id)))),
    bind(listRecordedOp, (r) =>
      r.inTeam(async (act) => {
        const { agent_id: agentId = null, kind = null, ...page } = r.query;
        return ok(await listRecorded(agents, act, { agentId, kind, ...page }));
      }),
    ),
    bind(openRecordedOp, (r) => r.transaction(async (act) => ok(await openEntry(keyring, act, r.params.entry_id)))),
    bind(deleteRecordedOp, (r) =>
      r.transaction(async (act) => {
        await deleteEntry(act, r.params.entry_id);
        return noContent();
      }),
    ),
    bind(clearRecordedOp, (r) => r.transaction(async (act) => ok(await clearRecorded(agents, act, r.params.agent_id)))),
    bind(getSettingsOp, (r) => r.inTeam(async (act) => ok(await getRecording(agents, act, r.params.agent_id)))),
    bind(setSettingsOp, (r) =>
      r.transaction(async (act) => ok(await setRecording(agents, act, { agentId: r.params.agent_id, ...r.body }))),
    ),
    bind(getPulseOp, (r) => r.inTeam(async (act) => ok(await getPulse(agents, act, r.params.agent_id)))),
  ];
}
