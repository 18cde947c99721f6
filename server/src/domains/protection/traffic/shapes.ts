import { anyValue } from "../../../kernel/shape/any-value.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { GuardChannel } from "../shapes/decision.ts";

const Leg = oneOf("front", "model", "tools");
const Outcome = oneOf("hit", "undecided");
const cursor = optional(text({ max: 1000 }), { description: "next_cursor of the previous page." });
const nextCursor = required(nullable(text()), { description: "Null on the last page." });
const unixSeconds = { description: "Unix seconds." };

export const GuardEvent = model("GuardEvent", {
  id: required(uuid()),
  agent_id: required(uuid()),
  agent_name: required(nullable(text()), { description: "Null if the agent was deleted." }),
  request_id: required(text()),
  trace_id: required(nullable(text())),
  leg: required(Leg),
  protocol: required(text()),
  kind: required(oneOf("guard", "flow"), { description: "Whether a guard or a flow policy found it." }),
  channel: required(GuardChannel),
  guard: required(text(), { description: "Empty for a flow policy." }),
  method: required(text()),
  rule: required(text(), { description: "For a flow policy, its line." }),
  outcome: required(Outcome),
  why: required(nullable(text()), { description: "Why a guard could not judge." }),
  action: required(text(), { description: "What follows from a hit when it is enforced." }),
  enforced: required(bool(), { description: "False in shadow: it was counted, and changed nothing." }),
  score: required(nullable(float())),
  start: required(nullable(integer()), { description: "Of the first hit in the judged text, in UTF-16 units." }),
  end: required(nullable(integer())),
  texts: required(integer(), { description: "Texts of the request that this holds for." }),
  elapsed_us: required(integer()),
  config_id: required(nullable(uuid())),
  policy_id: required(nullable(uuid())),
  version: required(integer(), { description: "Of the guard config, or of the flow policy." }),
  tool: required(nullable(text()), { description: "The tool that a flow policy stopped." }),
  hit_id: required(nullable(uuid()), { description: "The text, if it was kept for people to label." }),
  ending: required(text(), { description: "How the request ended." }),
  status: required(integer(), { description: "The HTTP status that the client got." }),
  is_sample: required(bool(), { description: "Made up, to show what traffic looks like." }),
  created_at: required(integer(), unixSeconds),
});

export const GuardEventsQuery = model("GuardEventsQuery", {
  agent_id: optional(nullable(uuid())),
  request_id: optional(nullable(text({ max: 200 }))),
  guard: optional(nullable(text({ max: 200 }))),
  channel: optional(nullable(GuardChannel)),
  leg: optional(nullable(Leg)),
  outcome: optional(nullable(Outcome)),
  enforced: optional(nullable(bool()), {
    description: "True: only what changed something. False: only hits in shadow.",
  }),
  from: optional(nullable(integer({ ge: 0 })), { description: "Unix seconds, included." }),
  to: optional(nullable(integer({ ge: 0 })), { description: "Unix seconds, excluded." }),
  limit: withDefault(integer({ ge: 1, le: 500 }), 50, { description: "Events on a page." }),
  cursor,
});

export const GuardEventPage = model("GuardEventPage", { results: required(list(GuardEvent)), next_cursor: nextCursor });

const JudgedRequest = model("JudgedRequest", {
  model: required(nullable(text())),
  is_stream: required(bool()),
  key_id: required(nullable(uuid()), { description: "The gateway key that it came with." }),
  route_id: required(nullable(uuid())),
  unscanned: required(integer(), { description: "Parts that no guard can read." }),
  judged: required(
    list(
      model("JudgedChannel", {
        channel: required(text()),
        texts: required(integer()),
        characters: required(integer()),
      }),
    ),
    { description: "How much was judged on each channel." },
  ),
  own_ms: required(float(), { description: "What the gateway added." }),
  first_byte_ms: required(nullable(float())),
  total_ms: required(float()),
});

export const GuardEventDetail = model("GuardEventDetail", {
  event: required(GuardEvent),
  request: required(nullable(JudgedRequest), { description: "What is known of the request, without its texts." }),
  events: required(list(GuardEvent), { description: "All events of the request." }),
});

export const RecordedEntryShape = model("RecordedTraffic", {
  id: required(uuid()),
  kind: required(oneOf("hit", "request"), {
    description: "The text of a hit in shadow, or a whole request of the sample.",
  }),
  agent_id: required(uuid()),
  agent_name: required(nullable(text())),
  request_id: required(nullable(text())),
  leg: required(nullable(Leg)),
  protocol: required(nullable(text())),
  model: required(nullable(text())),
  config_id: required(nullable(uuid())),
  version: required(integer()),
  guard: required(nullable(text())),
  decision: required(nullable(text())),
  label: required(nullable(text())),
  texts: required(integer()),
  is_cut: required(bool(), { description: "The request was longer than what is kept." }),
  is_sample: required(bool()),
  created_at: required(integer(), unixSeconds),
});

export const RecordedTrafficQuery = model("RecordedTrafficQuery", {
  agent_id: optional(nullable(uuid())),
  kind: optional(nullable(oneOf("hit", "request"))),
  limit: withDefault(integer({ ge: 1, le: 500 }), 50),
  cursor,
});

export const RecordedTrafficPage = model("RecordedTrafficPage", {
  results: required(list(RecordedEntryShape)),
  next_cursor: nextCursor,
});

export const OpenedTraffic = model("OpenedTraffic", {
  id: required(uuid()),
  kind: required(oneOf("hit", "request")),
  agent_id: required(uuid()),
  texts: required(
    list(
      model("RecordedText", {
        channel: required(text()),
        text: required(text()),
        start: required(nullable(integer())),
        end: required(nullable(integer())),
      }),
    ),
    {
      description: "As they were judged, before anything was masked.",
    },
  ),
  flow: required(list(anyValue()), { description: "Tool calls and results, for trying flow policies." }),
});

export const TrafficSettings = model("TrafficSettings", {
  record_hits: required(bool(), {
    description: "Keep the texts of hits in shadow for 7 days, so that people can label them.",
  }),
  sample_share: required(float({ ge: 0, le: 1 }), {
    description:
      "The share of all requests that is recorded whole for 7 days: 0 for none. For replay and flow policies.",
  }),
  reason: withDefault(nullable(text({ max: 500 })), null, {
    description: "The reason, for people who read the settings later.",
  }),
});

export const PulseOfLeg = model("PulseOfLeg", {
  leg: required(Leg),
  config_id: required(nullable(uuid())),
  version: required(integer(), { description: "0 if the agent had no guards." }),
  requests: required(integer()),
  judged: required(integer()),
  stopped: required(integer()),
  undecided: required(integer()),
  unscanned: required(integer()),
  first_at: required(integer(), unixSeconds),
  last_at: required(integer(), unixSeconds),
  last_judged_at: required(nullable(integer()), unixSeconds),
  is_sample: required(bool()),
});

export const AgentPulse = model("AgentPulse", {
  legs: required(list(PulseOfLeg), { description: "By leg and version, the last seen first." }),
});

export type ShownEvent = Out<typeof GuardEvent>;
export type ShownEventDetail = Out<typeof GuardEventDetail>;
export type ShownRecorded = Out<typeof RecordedEntryShape>;
export type ShownOpened = Out<typeof OpenedTraffic>;
export type ShownPulse = Out<typeof PulseOfLeg>;
