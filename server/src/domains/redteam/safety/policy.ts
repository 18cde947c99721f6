import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { RedteamPolicyRow } from "../tables/rows.ts";
import { isTimeZone } from "./attack-hours.ts";
import type { PolicyBody } from "./contract.ts";
import { byPolicy } from "./may-attack.ts";
import { selectPolicy, writePolicy } from "./store.ts";

/** For an agent that nobody has set a policy for. */
const OPEN = { is_allowed: true, from_hour: null, to_hour: null, time_zone: null, requests_per_minute: null } as const;

interface PolicyNeeds {
  readonly agents: AgentsPort;
}

export async function readPolicy({ agents }: PolicyNeeds, act: Act, agentId: string) {
  await agents.get(act, agentId);
  return presentPolicy(act, agentId, await selectPolicy(act, agentId));
}

export async function putPolicy({ agents }: PolicyNeeds, act: Act, change: PolicyBody & { readonly agentId: string }) {
  const { agentId, is_allowed, requests_per_minute } = change;
  await agents.get(act, agentId);
  const hours = checkedHours(change);
  const policy = { agent_id: agentId, is_allowed, ...hours, requests_per_minute: requests_per_minute ?? null };
  const row = await writePolicy(act, policy);
  const { agent_id: id, ...details } = policy;
  await recordAudit(act, { action: "redteam_policy.changed", target: { kind: "agent", id }, details });
  return presentPolicy(act, agentId, row);
}

function checkedHours({ from_hour = null, to_hour = null, time_zone = null }: PolicyBody) {
  if (from_hour === null && to_hour === null && time_zone === null) return { from_hour, to_hour, time_zone };
  const given = { from_hour, to_hour, time_zone };
  for (const [name, value] of Object.entries(given)) {
    if (value === null) throw unprocessable(["body", name], "Hours need a beginning, an end and a time zone");
  }
  if (time_zone !== null && !isTimeZone(time_zone)) {
    throw unprocessable(["body", "time_zone"], "Not an IANA time zone such as Europe/Berlin", time_zone);
  }
  if (from_hour === to_hour) {
    throw unprocessable(["body", "to_hour"], "Leave out hours and time zone to allow the whole day", to_hour);
  }
  return given;
}

function presentPolicy(act: Act, agentId: string, row: RedteamPolicyRow | null) {
  const may = byPolicy(row, act.now);
  const { is_allowed, from_hour, to_hour, time_zone, requests_per_minute } = row ?? OPEN;
  return {
    agent_id: agentId,
    ...{ is_allowed, from_hour, to_hour, time_zone, requests_per_minute },
    allowed_now: may.isAllowed,
    reason: may.isAllowed ? null : may.reason,
    opens_at: may.isAllowed || may.opensAt === null ? null : Math.floor(may.opensAt / 1000),
    updated_by: row?.updated_by ?? null,
    updated_at: row?.updated_at ?? null,
  };
}
