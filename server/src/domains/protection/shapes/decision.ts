import { CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import { anyValue } from "../../../kernel/shape/any-value.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

export const GuardChannel = oneOf(...CHANNELS);
export const LONGEST_TEXT = 2_000_000;
const MOST_MESSAGES = 2000;

const kinds = oneOf("allow", "flag", "mask", "rewrite", "deny_call", "refuse", "block");

export const GuardCheckRequest = model("GuardCheckRequest", {
  agent_id: optional(nullable(uuid()), {
    description:
      "Judge by this agent's live version. With `config_body`: judge by that body, with what guards may know of this agent, such as hashes of its system prompt.",
  }),
  config_id: optional(nullable(uuid()), { description: "Judge by the saved body of this guard config. Not counted." }),
  config_body: optional(nullable(freeObject()), {
    description: "Judge by this body without saving it. Not counted.",
  }),
  channel: optional(nullable(GuardChannel), {
    description:
      "The channel of the text. Default: user; tool_call with `tool_call`. Messages name their own channels.",
  }),
  text: optional(nullable(text({ max: LONGEST_TEXT })), { description: "The text to judge." }),
  messages: optional(nullable(list(anyValue(), { min: 1, max: MOST_MESSAGES })), {
    description: "Messages in the form of chat completions, Responses, Messages or A2A. Each of every role is judged.",
  }),
  tool_call: optional(
    nullable(model("GuardToolCall", { name: required(text({ min: 1, max: 500 })), arguments: required(anyValue()) })),
    { description: "A tool call to judge, with its arguments as JSON." },
  ),
  question: optional(nullable(text({ max: LONGEST_TEXT })), {
    description: "What the user asked, for guards that judge a response in its context.",
  }),
  conversation_id: optional(nullable(text({ min: 1, max: 200 })), {
    description:
      "Keeps masked values for 24 hours, so that they can be restored. The same value has the same mask in a conversation. Only with `agent_id`, and without `config_body`.",
  }),
});

export const GuardResultShape = model("GuardResult", {
  guard: required(text()),
  method: required(text()),
  version: required(text(), { description: "Of the method." }),
  channel: required(GuardChannel),
  part: required(integer(), { description: "Which of the judged texts, from 0." }),
  mode: required(oneOf("shadow", "enforce")),
  action: required(oneOf("flag", "mask", "rewrite", "deny_call", "block")),
  outcome: required(oneOf("pass", "hit", "undecided")),
  score: required(nullable(float()), { description: "From 0 to 1. Null if the guard could not judge." }),
  rule: required(nullable(text()), { description: "What decided, if it is a hit." }),
  spans: required(
    list(
      model("GuardSpan", {
        start: required(integer()),
        end: required(integer()),
        kind: required(text()),
      }),
    ),
    { description: "Where in the text as given, in UTF-16 units. At most 200." },
  ),
  view: required(nullable(text()), {
    description: "In which form of the text it was found, if not in the text as given: normalized, folded or decoded.",
  }),
  why: required(nullable(oneOf("not_covered", "unreadable", "too_late", "failed", "unavailable")), {
    description: "Why the guard could not judge.",
  }),
  detail: required(nullable(text())),
  elapsed_us: required(integer()),
  enforced: required(bool(), { description: "Whether the decision follows it. False for everything in shadow." }),
});

export const GuardDecision = model("GuardDecision", {
  decision: required(kinds, {
    description:
      "What follows, by the guards that enforce. `refuse`: a guard could not judge and fails closed. `block`, `refuse` and `deny_call` mean that the text must not go on.",
  }),
  would: required(kinds, { description: "What would follow if every guard in shadow enforced." }),
  text: required(nullable(text()), { description: "The text to use instead of the one given." }),
  messages: required(nullable(list(anyValue())), { description: "The messages to use instead of those given." }),
  message: required(nullable(text()), { description: "What to answer instead, if the text must not go on." }),
  results: required(list(GuardResultShape)),
  parts: required(
    list(
      model("GuardedPart", {
        path: required(list(anyValue()), { description: "Keys and positions in `messages`. Empty for a single text." }),
        channel: required(GuardChannel),
        decision: required(kinds),
        would: required(kinds),
      }),
    ),
  ),
  not_covered: required(list(text()), {
    description: "Guards whose cards do not cover a text, such as its language. They did not judge it.",
  }),
  unscanned: required(integer(), {
    description: "Parts that no guard can read, such as images. They were not judged.",
  }),
  unreadable: required(list(model("UnreadablePart", { path: required(list(anyValue())), kind: required(text()) })), {
    description: "Those parts, at most 100.",
  }),
  agent_id: required(nullable(uuid())),
  config_id: required(nullable(uuid())),
  version: required(nullable(integer()), { description: "The applied version that judged. Null if none did." }),
  digest: required(text(), { description: "SHA-256 of the config body that judged, as canonical JSON." }),
  elapsed_us: required(integer()),
});

export const RestoreRequest = model("GuardRestoreRequest", {
  agent_id: required(uuid()),
  conversation_id: required(text({ min: 1, max: 200 })),
  text: required(text({ max: LONGEST_TEXT }), { description: "A response in which masks may stand." }),
});

export const RestoredText = model("GuardRestoredText", {
  text: required(text(), { description: "With the values that the client sent in this conversation." }),
});

export type GuardCheckBody = Out<typeof GuardCheckRequest>;
export type ShownDecision = Out<typeof GuardDecision>;
