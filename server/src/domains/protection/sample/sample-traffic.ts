import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { boundConfig } from "../configs/register-guard.ts";
import { newestConfigOf } from "../configs/store.ts";
import { deleteSampleHits, insertSampleHits, type SampleHit } from "../runtime/store.ts";
import { hitContext } from "../runtime/tally.ts";
import { addBuckets, addPulses, deleteSampleEvents, insertEvents } from "../traffic/store.ts";
import { SAMPLE_TEXTS } from "./sample-texts.ts";
import { type SampleWeek, sampleWeek } from "./sample-week.ts";

export interface SampleNeeds {
  readonly agents: AgentsPort;
  readonly keyring: Keyring;
  readonly telemetry: SampleTelemetry;
}

/** The same week as telemetry, which comes after this slice. */
export interface SampleTelemetry {
  /** In the transaction: its figures. */
  measure(act: Act, week: SampleWeek): Promise<void>;
  /** After the transaction: its rows are stored in the background. */
  describe(teamId: string, week: SampleWeek): void;
  /** Before the transaction that deletes: everything that was described is stored. */
  settle(): Promise<void>;
  forget(act: Act, agentId: string): Promise<number>;
}

/** Agents with this tag can have made-up traffic. */
const TAG = "sample";

/**
 * A week of made-up traffic in place of an earlier one, with hits to label if the agent has a guard config. It is no evidence
 * for promotion and makes no agent guarded.
 */
export async function addSampleTraffic(
  needs: SampleNeeds,
  act: Act,
  agentId: string,
): Promise<{ counts: { events: number; hits: number }; week: SampleWeek }> {
  const agent = await needs.agents.get(act, agentId);
  if (!isSampleAgent(agent.agent_metadata)) throw fault("AGENT_NOT_SAMPLE");
  await deleteSample(needs, act, agentId);
  const week = await plantSampleWeek(act, agentId);
  await needs.telemetry.measure(act, week);
  const config = (await boundConfig(act, agent)) ?? (await newestConfigOf(act, agentId));
  const hits = config ? sampleHits(needs.keyring, act, { agentId, configId: config.id }) : [];
  await insertSampleHits(act.tx, act.who.teamId, hits);
  const counts = { events: week.events.length, hits: hits.length };
  await recordAudit(act, { action: "sample_traffic.added", target: { kind: "agent", id: agentId }, details: counts });
  return { counts, week };
}

/** For an agent that was just made. It has no guards yet, and so nothing to label. */
export async function plantSampleWeek({ tx, who, now }: Act, agentId: string): Promise<SampleWeek> {
  const week = sampleWeek({ agentId, now });
  const { events, pulses, buckets } = week;
  await insertEvents(tx, who.teamId, events);
  await addPulses(tx, who.teamId, pulses);
  await addBuckets(tx, who.teamId, buckets);
  return week;
}

export async function removeSampleTraffic(needs: SampleNeeds, act: Act, agentId: string): Promise<{ deleted: number }> {
  await needs.agents.get(act, agentId);
  const deleted = await deleteSample(needs, act, agentId);
  await recordAudit(act, {
    action: "sample_traffic.removed",
    target: { kind: "agent", id: agentId },
    details: { deleted },
  });
  return { deleted };
}

async function deleteSample({ telemetry }: Pick<SampleNeeds, "telemetry">, act: Act, agentId: string): Promise<number> {
  await telemetry.forget(act, agentId);
  return (await deleteSampleEvents(act, agentId)) + (await deleteSampleHits(act, agentId));
}

const isSampleAgent = (metadata: unknown): boolean => {
  const { tags } = (metadata ?? {}) as { readonly tags?: unknown };
  return Array.isArray(tags) && tags.includes(TAG);
};

const sampleHits = (
  keyring: Keyring,
  act: Act,
  { agentId, configId }: { agentId: string; configId: string },
): SampleHit[] =>
  SAMPLE_TEXTS.map((marked, at) => {
    const id = newId(act.now - at * 3_600_000);
    const text = marked.replace("[", "").replace("]", "");
    return {
      ...{ id, agent_id: agentId, config_id: configId, start_at: marked.indexOf("["), end_at: marked.indexOf("]") - 1 },
      text_sealed: keyring.seal(text, hitContext(id)),
      created_at: actSeconds(act) - at * 3600,
    };
  });
