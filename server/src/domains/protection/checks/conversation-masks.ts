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

/** The masks that a conversation has so far. */
export async function conversationMasks(keyring: Keyring, act: Act, wanted: Wanted): Promise<Masks> {
  return (await openConversation(keyring, act, wanted)).masks;
}

/** Whether anything is known of a conversation, if only that it masked nothing. */
export const isKnownConversation = async (act: Act, wanted: Wanted): Promise<boolean> =>
  (await findMasks(act.tx, placeOf(act, wanted), actSeconds(act))) !== null;

/** Keeps the masks of a conversation under further names of it, none included. Inside a transaction. */
export async function keepMasks(
  keyring: Keyring,
  act: Act,
  { entries, ...wanted }: Wanted & Pick<MaskTable, "entries">,
): Promise<void> {
  const id = newId(act.now);
  const table: MaskTable = { conversation: `${wanted.agentId}/${wanted.conversationId}`, entries };
  const table_sealed = keyring.seal(JSON.stringify(table), masksContext(id));
  await saveMasks(act.tx, placeOf(act, wanted), { id, table_sealed, expires_at: actSeconds(act) + KEPT_SECONDS });
}

export interface MaskedTexts {
  readonly texts: readonly string[];
  /** The masks of the conversation, with those of these texts. */
  readonly masks: Masks;
}

/** Masks texts with the tokens of their conversation and stores these. Inside a transaction. */
export async function maskInConversation(
  keyring: Keyring,
  act: Act,
  { texts, ...wanted }: Wanted & { readonly texts: readonly ToMask[] },
): Promise<MaskedTexts> {
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
  return { texts: masked, masks };
}

/** The text with the values that the client of this conversation sent. */
export async function restoreText(
  keyring: Keyring,
  act: Act,
  { text, ...wanted }: Wanted & { readonly text: string },
): Promise<string> {
  return (await conversationMasks(keyring, act, wanted)).restore(text, "client");
}
