import type { FlowEvent } from "@agent-console/analysis/guards/flow/events.ts";
import type { Channel } from "@agent-console/analysis/guards/guard.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { RecordedTrafficRow } from "../tables/rows.ts";
import type { ExchangeRecord } from "./exchange-record.ts";

export const recordedContext = (id: string): string => `recorded_traffic/${id}`;

export type NewRecorded = Omit<RecordedTrafficRow, "team_id">;

/** What is kept of a recorded request, sealed. */
export interface RecordedContent {
  readonly texts: readonly { readonly channel: Channel; readonly text: string }[];
  readonly flow: readonly FlowEvent[];
}

/** Characters that are kept of one request. */
const MOST_CHARACTERS = 32_000;
const MOST_TEXTS = 200;

/** A request as it is recorded, with the beginning of what was judged in it. */
export function recordedOf(keyring: Keyring, exchange: ExchangeRecord): NewRecorded {
  const id = newId(exchange.startedAt);
  const { content, isCut } = contentOf(exchange);
  const { leg, protocol, model, guards, whole, judged } = exchange;
  return {
    ...{ id, agent_id: exchange.agentId, request_id: exchange.requestId.slice(0, 200), leg, protocol },
    ...{ model: model?.slice(0, 200) ?? null, config_id: guards?.configId ?? null, version: guards?.version ?? 0 },
    ...{ decision: whole.decision, texts: judged.length, is_cut: isCut, is_sample: false },
    characters: judged.reduce((sum, { text }) => sum + text.length, 0),
    content_sealed: keyring.seal(JSON.stringify(content), recordedContext(id)),
    created_at: Math.floor(exchange.startedAt / 1000),
  };
}

function contentOf({ judged, flow }: ExchangeRecord): { content: RecordedContent; isCut: boolean } {
  let left = MOST_CHARACTERS;
  let isCut = judged.length > MOST_TEXTS;
  const texts = judged.slice(0, MOST_TEXTS).map(({ channel, text }) => {
    const kept = text.slice(0, left);
    left -= kept.length;
    isCut ||= kept.length < text.length;
    return { channel, text: kept };
  });
  // Arguments are as large as the client made them: what does not fit is left out as a whole, because half a call says nothing.
  const events: FlowEvent[] = [];
  let size = 0;
  for (const event of flow) {
    size += JSON.stringify(event).length;
    if (size > MOST_CHARACTERS) isCut = true;
    else events.push(event);
  }
  return { content: { texts: texts.filter(({ text }) => text !== ""), flow: events }, isCut };
}

export const openRecorded = (keyring: Keyring, row: Pick<RecordedTrafficRow, "id" | "content_sealed">) =>
  JSON.parse(keyring.open(row.content_sealed, recordedContext(row.id))) as RecordedContent;
