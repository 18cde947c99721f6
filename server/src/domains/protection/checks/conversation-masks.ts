import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import type { Masks, MaskTable } from "@agent-console/analysis/guards/masking/masks.ts";
import type { MaskSpan } from "@agent-console/analysis/guards/masking/spans.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { loadEngine } from "../runtime/engine.ts";
import { findMasks, lockConversation, saveMasks } from "./store.ts";

export const masksContext = (id: string): string => `guard_masks/${id}`;

const KEPT_SECONDS = 86_400;

/** A text and the parts of it that are to be masked. */
export interface ToMask {
  readonly subject: Subject;
  readonly spans: readonly MaskSpan[];
}

interface Wanted {
  readonly agentId: string;
  readonly conversationId: string;
}

const placeOf = ({ who }: Act, { agentId, conversationId }: Wanted) => ({
  team_id: who.teamId,
  agent_id: agentId,
  conversation_id: conversationId,
});

async function openConversation(
  keyring: Keyring,
  act: Act,
  wanted: Wanted,
): Promise<{ masks: Masks; id: string | null }> {
  const { openMasks } = await loadEngine();
  const row = await findMasks(act.tx, placeOf(act, wanted), actSeconds(act));
  const saved = row ? (JSON.parse(keyring.open(row.table_sealed, masksContext(row.id))) as MaskTable) : undefined;
  return { masks: openMasks(`${wanted.agentId}/${wanted.conversationId}`, saved), id: row?.id ?? null };
}

/** Masks texts with the tokens of their conversation and stores these. Inside a transaction. */
export async function maskInConversation(
  keyring: Keyring,
  act: Act,
  { texts, ...wanted }: Wanted & { readonly texts: readonly ToMask[] },
): Promise<readonly string[]> {
  const { maskedBy } = await loadEngine();
  await lockConversation(act.tx, placeOf(act, wanted));
  const { masks, id: before } = await openConversation(keyring, act, wanted);
  const mask = maskedBy(masks);
  const masked = texts.map(({ subject, spans }) => mask(subject, spans) ?? "");
  const table = masks.table();
  if (table.entries.length > 0) {
    const id = before ?? newId(act.now);
    const table_sealed = keyring.seal(JSON.stringify(table), masksContext(id));
    await saveMasks(act.tx, placeOf(act, wanted), { id, table_sealed, expires_at: actSeconds(act) + KEPT_SECONDS });
  }
  return masked;
}

/** The text with the values that the client of this conversation sent. */
export async function restoreText(
  keyring: Keyring,
  act: Act,
  { text, ...wanted }: Wanted & { readonly text: string },
): Promise<string> {
  const { masks } = await openConversation(keyring, act, wanted);
  return masks.restore(text, "client");
}
