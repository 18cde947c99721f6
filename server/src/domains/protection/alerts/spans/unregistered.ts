import { fault } from "../../../../kernel/errors.ts";
import type { Act } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import {
  insertSightings,
  MOST_UNREGISTERED,
  type Sighting,
  selectUnregistered,
  setIgnored,
  type UnregisteredAgentRow,
  updateSightings,
} from "./store.ts";
import type { ReceivedSpan } from "./suspects.ts";

/** Of one batch. A sender that makes up names has them counted with the next batches, if at all. */
const MOST_NAMES = 20;
const LONGEST_NAME = 100;
const MOST_MODELS = 10;

/** Cut before it is read: senders choose how long a name is. */
const clean = (name: string): string =>
  name
    .slice(0, 4 * LONGEST_NAME)
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .slice(0, LONGEST_NAME)
    .trim();

/** Who claims to be an agent, or works like one, and is none of the team's. */
export function sightingsIn(spans: readonly ReceivedSpan[]): Sighting[] {
  const found = new Map<
    string,
    { name: string; service: string; spans: number; models: Set<string>; traceId: string }
  >();
  for (const { agentId, claimedAgent, service: from, operation, model, traceId, source, isSample } of spans) {
    if (agentId !== null || isSample || source !== "otlp" || (claimedAgent === null && operation === null)) continue;
    const service = clean(from);
    const name = clean(claimedAgent ?? "") || service;
    const key = JSON.stringify([name, service]);
    const sighting = found.get(key) ?? { name, service, spans: 0, models: new Set<string>(), traceId };
    if (!found.has(key) && (found.size >= MOST_NAMES || name === "")) continue;
    sighting.spans += 1;
    if (model !== null && sighting.models.size < MOST_MODELS) sighting.models.add(clean(model));
    found.set(key, sighting);
  }
  return [...found.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { models, ...sighting }]) => ({ ...sighting, models: [...models] }));
}

export async function recordSightings(act: Act, spans: readonly ReceivedSpan[]): Promise<void> {
  const sightings = sightingsIn(spans);
  if (sightings.length === 0) return;
  const unknown = await updateSightings(act, sightings);
  if (unknown.length > 0) await insertSightings(act, unknown);
}

const present = ({ team_id: _team, ...row }: UnregisteredAgentRow) => row;

export async function listUnregistered(act: Act, { includeIgnored }: { readonly includeIgnored: boolean }) {
  const rows = await selectUnregistered(act);
  return {
    results: rows.filter(({ ignored_at }) => includeIgnored || ignored_at === null).map(present),
    ignored: rows.filter(({ ignored_at }) => ignored_at !== null).length,
    is_full: rows.length >= MOST_UNREGISTERED,
  };
}

export async function ignoreUnregistered(
  act: Act,
  { id, isIgnored }: { readonly id: string; readonly isIgnored: boolean },
) {
  const row = await setIgnored(act, id, isIgnored);
  if (!row) throw fault("UNREGISTERED_AGENT_NOT_FOUND");
  await recordAudit(act, {
    action: isIgnored ? "unregistered_agent.ignored" : "unregistered_agent.shown",
    target: { kind: "unregistered_agent", id },
    details: { name: row.name, service: row.service },
  });
  return present(row);
}
