import type { Channel } from "@agent-console/analysis/guards/guard.ts";
import type { Act } from "../../../platform/act.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { hitContext } from "../runtime/tally.ts";
import type { RecordedContent } from "./record-sample.ts";
import { recordedContext } from "./record-sample.ts";
import { countReplayed, type ReplayedRow, type ReplayedStretch, selectReplayed } from "./store.ts";

/**
 * What is known of recorded traffic. A request that nobody objected to counts as legitimate, as it does for promotion; one that
 * was stopped, or a hit without a label, says nothing.
 */
export const TRAFFIC_KINDS = ["request", "stopped_request", "attack_hit", "fine_hit", "unlabeled_hit"] as const;
export type TrafficKind = (typeof TRAFFIC_KINDS)[number];

/** A recorded request, or the text of a hit, with what was said: for judging it again, never for showing it. */
export interface ReplayedEntry {
  readonly id: string;
  readonly at: number;
  readonly kind: TrafficKind;
  readonly texts: RecordedContent["texts"];
}

export const countTraffic = (act: Act, agentId: string, before: number): Promise<number> =>
  countReplayed(act, agentId, before);

export async function readTraffic(keyring: Keyring, act: Act, stretch: ReplayedStretch): Promise<ReplayedEntry[]> {
  const rows = await selectReplayed(act, stretch);
  return rows.map((row) => ({ id: row.id, at: row.created_at, kind: kindOf(row), texts: textsOf(keyring, row) }));
}

function kindOf({ kind, label, decision }: ReplayedRow): TrafficKind {
  if (kind === "hit") return label === null ? "unlabeled_hit" : label === "attack" ? "attack_hit" : "fine_hit";
  if (label === "attack") return "attack_hit";
  return decision === "block" || decision === "refuse" || decision === "deny_call" ? "stopped_request" : "request";
}

function textsOf(keyring: Keyring, { id, kind, channel, sealed }: ReplayedRow): RecordedContent["texts"] {
  if (kind === "hit") return [{ channel: channel as Channel, text: keyring.open(sealed, hitContext(id)) }];
  return (JSON.parse(keyring.open(sealed, recordedContext(id))) as RecordedContent).texts;
}
