import type { Channel, GuardSpan } from "../guard.ts";
import { type Masked, maskedJson, restoredJson } from "./json-masks.ts";
import { mergedSpans } from "./spans.ts";
import { escapeTokens, heldFrom, kindName, permanentMask, tokenOf, withValues } from "./token.ts";

/** Who sent a value, and so may see it again. */
export type Sender = "client" | "tool" | "agent";

/** To the client that talks with the agent, or to a tool that the config trusts with personal data. */
export type Toward = "client" | "trusted_tool";

export const senderOf = (channel: Channel): Sender =>
  channel === "user" ? "client" : channel === "document" || channel === "tool_result" ? "tool" : "agent";

export interface MaskEntry {
  readonly name: string;
  readonly value: string;
  /** Whether it was written as a number in JSON, and becomes one again. */
  readonly isNumber?: boolean;
  readonly senders: readonly Sender[];
}

/** What a conversation has masked. It holds the masked values: seal it wherever it is stored. */
export interface MaskTable {
  readonly conversation: string;
  readonly entries: readonly MaskEntry[];
}

export interface Masks {
  /** The text with each span masked, and with everything in it that only looks like a mask made inert. */
  mask(text: string, from: Sender, spans: readonly GuardSpan[]): string;
  /** The same for a JSON text. It stays valid: strings are masked inside, and a masked number becomes a string. */
  maskJson(json: string, from: Sender, spans: readonly GuardSpan[]): string;
  /**
   * A text of the agent on its way out: each span masked, and tokens of values that the other side may see become these
   * values again, also where such a value was masked just now. Without a side, tokens stay as they are.
   */
  answer(text: string, spans: readonly GuardSpan[], toward: Toward | null): string;
  /** The same for a JSON text, which stays valid. */
  answerJson(json: string, spans: readonly GuardSpan[], toward: Toward | null): string;
  /** The values that this side may see, in place of their tokens. */
  restore(text: string, toward: Toward): string;
  /** The same for a JSON text. A string that is nothing but the token of a number becomes that number again. */
  restoreJson(json: string, toward: Toward): string;
  /** Restores a text that comes in chunks. What may be the beginning of a token is held until it is complete. */
  restorer(toward: Toward): Restorer;
  /** To be stored with the conversation. */
  table(): MaskTable;
}

export interface Restorer {
  /** What may leave, restored. */
  push(chunk: string): string;
  /** What was held. */
  end(): string;
}

/** Past this a conversation keeps nothing more: further values get masks that do not come back. */
const MOST_ENTRIES = 10_000;
const MOST_CHARACTERS = 1_000_000;

interface Entry extends Masked {
  readonly name: string;
  readonly senders: Set<Sender>;
}

/** The masks of one conversation. A table of another conversation is refused: its values belong to someone else. */
export function openMasks(conversation: string, saved?: MaskTable): Masks {
  if (saved && saved.conversation !== conversation) throw new Error("The masks belong to another conversation.");
  const [byValue, byName, counts] = [new Map<string, Entry>(), new Map<string, Entry>(), new Map<string, number>()];
  let characters = 0;
  for (const { name, value, isNumber = false, senders } of saved?.entries ?? [])
    add({ name, value, isNumber, senders: new Set(senders) });

  function add(entry: Entry): void {
    const [, kind = "", number = ""] = /^(.*)_(\d+)$/.exec(entry.name) ?? [];
    byValue.set(keyOf(entry), entry);
    byName.set(entry.name, entry);
    counts.set(kind, Math.max(counts.get(kind) ?? 0, Number(number)));
    characters += entry.value.length;
  }

  function maskFor(masked: Masked, from: Sender, span: GuardSpan): string {
    if (span.restore === false) return permanentMask(span.kind);
    const known = byValue.get(keyOf(masked));
    if (known) {
      known.senders.add(from);
      return tokenOf(known.name);
    }
    if (byValue.size >= MOST_ENTRIES || characters + masked.value.length > MOST_CHARACTERS)
      return permanentMask(span.kind);
    const kind = kindName(span.kind);
    const name = `${kind}_${(counts.get(kind) ?? 0) + 1}`;
    add({ ...masked, name, senders: new Set([from]) });
    return tokenOf(name);
  }

  function mask(text: string, from: Sender, spans: readonly GuardSpan[]): string {
    let [out, done] = ["", 0];
    for (const span of mergedSpans(text, spans)) {
      const value = text.slice(span.start, span.end);
      out += escapeTokens(text.slice(done, span.start)) + maskFor({ value, isNumber: false }, from, span);
      done = span.end;
    }
    return out + escapeTokens(text.slice(done));
  }

  function answer(text: string, spans: readonly GuardSpan[], toward: Toward | null): string {
    const restored = (part: string): string =>
      toward === null ? part : withValues(part, (name) => maskedFor(toward)(name)?.value);
    let [out, done] = ["", 0];
    for (const span of mergedSpans(text, spans)) {
      const value = text.slice(span.start, span.end);
      out += restored(text.slice(done, span.start)) + restored(maskFor({ value, isNumber: false }, "agent", span));
      done = span.end;
    }
    return out + restored(text.slice(done));
  }

  function answerJson(json: string, spans: readonly GuardSpan[], toward: Toward | null): string {
    const masked =
      spans.length === 0
        ? json
        : maskedJson(json, spans, {
            text: (text, inside) => answer(text, inside, null),
            number: (value, span) => maskFor({ value, isNumber: true }, "agent", span),
          });
    return toward === null ? masked : restoredJson(masked, maskedFor(toward));
  }

  const maskedFor =
    (toward: Toward) =>
    (name: string): Masked | undefined => {
      const entry = byName.get(name);
      if (entry?.senders.has("client")) return entry;
      return toward === "trusted_tool" && entry?.senders.has("tool") ? entry : undefined;
    };

  return {
    mask,
    answer,
    answerJson,
    maskJson: (json, from, spans) =>
      maskedJson(json, spans, {
        text: (text, inside) => mask(text, from, inside),
        number: (value, span) => maskFor({ value, isNumber: true }, from, span),
      }),
    restore: (text, toward) => withValues(text, (name) => maskedFor(toward)(name)?.value),
    restoreJson: (json, toward) => restoredJson(json, maskedFor(toward)),
    restorer: (toward) => createRestorer((name) => maskedFor(toward)(name)?.value),
    table: () => ({
      conversation,
      entries: [...byName.values()].map(({ senders, ...entry }) => ({ ...entry, senders: [...senders] })),
    }),
  };
}

/** A number and a text of the same digits have tokens of their own, since they come back differently. */
const keyOf = ({ value, isNumber }: Masked): string => `${isNumber ? "number" : "text"} ${value}`;

function createRestorer(lookUp: (name: string) => string | undefined): Restorer {
  let held = "";
  return {
    push: (chunk) => {
      const text = held + chunk;
      const until = heldFrom(text);
      held = text.slice(until);
      return withValues(text.slice(0, until), lookUp);
    },
    end: () => {
      const rest = held;
      held = "";
      return withValues(rest, lookUp);
    },
  };
}
