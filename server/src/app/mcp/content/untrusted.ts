import type { JsonObject } from "../../../kernel/json/json-object.ts";

/** At most this much of one text, in characters. */
const MOST_TEXT = 4096;
/** No name, title or sentence of ours is longer, so a longer one may be anyone's. */
const LONGEST_OWN = 400;

/**
 * Members in which agents, attackers, documents, models or the people who talk to an agent speak. Everything inside is theirs.
 * A test walks the answers of all operations and asks for a decision about every name that looks like one of these.
 */
export const foreignMembers: ReadonlySet<string> = new Set(
  `agent_card agent_response agent_system_prompt answer answers approved_words arguments asked attack_prompt batches body content conversation
  criterion current_value definition detail disclosed drift entries error error_message evidence examples excerpt expectations expected flow import_metadata
  input instruction job_description judge judges line lines message messages metadata minimized natural_language note notes opinions output
  parameters pass_criteria patch planted played prompt prompt_text prompts proposed_value purpose question quote raw_metadata raw_output
  rationale refusal reply reply_excerpt response responses review_notes reviewer_notes role_description sample samples section
  segments source_code source_text spans state_reason system_messages system_prompt template text text_diff texts tool_calls toolCalls tools transcript turns
  value_metadata wish`.split(/\s+/),
);

export interface Showing {
  /** Whether foreign texts are shown, cut and wrapped, instead of being left out. */
  readonly transcripts: boolean;
}

/**
 * An answer as a model may see it. Foreign texts are left out unless asked for, and then wrapped, so that nothing in them can pass
 * for the console's own words. Structure, numbers and identifiers stay.
 */
export function withoutForeign(value: unknown, showing: Showing): unknown {
  return shown(value, { showing, isForeign: false });
}

interface Way {
  readonly showing: Showing;
  readonly isForeign: boolean;
}

function shown(value: unknown, way: Way): unknown {
  if (typeof value === "string")
    return way.isForeign || value.length > LONGEST_OWN ? foreign(value, way) : visible(value);
  if (Array.isArray(value)) return value.map((item) => shown(item, way));
  if (typeof value !== "object" || value === null) return value;
  const ofRule = "rule_id" in value || "policy_id" in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      // A finding's summary quotes the prompt that failed; a rule's words are those of its document.
      const quotes = (name === "words" && ofRule) || (name === "summary" && typeof inner === "string");
      const isForeign = way.isForeign || foreignMembers.has(name) || quotes;
      return [visible(name.slice(0, LONGEST_OWN)), shown(inner, { ...way, isForeign })];
    }),
  );
}

function foreign(text: string, { showing }: Way): JsonObject | string {
  if (text === "" || UUID.test(text)) return text;
  if (!showing.transcripts) return { untrusted: true, omitted_characters: text.length };
  const cut = text.length > MOST_TEXT;
  return {
    untrusted: true,
    text: visible(cut ? text.slice(0, MOST_TEXT).toWellFormed() : text),
    ...(cut ? { characters: text.length } : {}),
  };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Control, direction and invisible characters, which could hide words from the person who reads along. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{e0000}-\u{e0fff}]/gu;

/** The text with such characters spelled out. Line breaks and tabs are left. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (one) =>
    one === "\n" || one === "\t" ? one : `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
