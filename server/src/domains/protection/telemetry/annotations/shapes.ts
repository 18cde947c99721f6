import { required } from "../../../../kernel/shape/field.ts";
import { float } from "../../../../kernel/shape/float.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";

const HEX_TRACE = /^[0-9a-fA-F]{32}$/;
export const traceId = () => text({ pattern: HEX_TRACE });
export const scoreName = () => text({ pattern: /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/ });

const nanoseconds = { description: "Nanoseconds since 1970, as text: they don't fit a double." };
const cost = {
  description: "In millionths of the currency, of the spans whose cost is known; null if none is.",
};

const sums = {
  errors: required(integer(), { description: "Spans that ended in an error." }),
  input_tokens: required(integer()),
  output_tokens: required(integer()),
  cost_micros: required(nullable(integer()), cost),
};

export const Conversation = model("TelemetryConversation", {
  conversation_id: required(text()),
  agent_id: required(nullable(uuid())),
  agent_name: required(nullable(text())),
  user_id: required(nullable(text()), { description: "The agent's user, as the agent's spans name it." }),
  started_ns: required(text(), nanoseconds),
  ended_ns: required(text(), nanoseconds),
  traces: required(integer()),
  ...sums,
});

export const ConversationTrace = model("TelemetryConversationTrace", {
  trace_id: required(text()),
  name: required(nullable(text()), { description: "Of the span that the trace is listed by." }),
  service: required(text()),
  started_ns: required(text(), nanoseconds),
  ended_ns: required(text(), nanoseconds),
  models: required(list(text())),
  ...sums,
});

export const TelemetryUser = model("TelemetryUser", {
  user_id: required(text()),
  conversations: required(integer()),
  traces: required(integer()),
  last_ns: required(text(), nanoseconds),
  ...sums,
});

export const TraceScore = model("TraceScore", {
  name: required(text()),
  value: required(nullable(float())),
  label: required(nullable(text())),
  reason: required(nullable(text())),
  source: required(oneOf("person", "program")),
  scored_by: required(uuid()),
  scored_at: required(integer()),
});

export const TraceComment = model("TraceComment", {
  id: required(uuid()),
  author: required(uuid()),
  body: required(text()),
  created_at: required(integer()),
});

export const TraceAnnotations = model("TraceAnnotations", {
  trace_id: required(text()),
  scores: required(list(TraceScore)),
  comments: required(list(TraceComment)),
});

export const ScoredTrace = model("ScoredTrace", {
  trace_id: required(text()),
  scored_at: required(integer(), { description: "When it was last scored." }),
  scores: required(list(TraceScore)),
});
