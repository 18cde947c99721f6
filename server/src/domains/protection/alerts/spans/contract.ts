import { operation } from "../../../../kernel/operation.ts";
import { bool } from "../../../../kernel/shape/bool.ts";
import { required, withDefault } from "../../../../kernel/shape/field.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";

const tag = "Protection";
const PATH = "/v1/telemetry/unregistered-agents";

const UnregisteredAgent = model("UnregisteredAgent", {
  id: required(uuid()),
  name: required(text(), {
    description: "What its spans call it, or the name of its service. At most 100 characters.",
  }),
  service: required(text()),
  first_at: required(integer(), { description: "Unix seconds." }),
  last_at: required(integer(), { description: "Unix seconds." }),
  spans: required(integer()),
  models: required(list(text()), { description: "At most 10." }),
  trace_id: required(text(), { description: "A recent trace of it." }),
  ignored_at: required(nullable(integer())),
  ignored_by: required(nullable(uuid())),
});

const example = {
  ...{ id: "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c38", name: "invoice-bot", service: "invoices", first_at: 1_779_000_000 },
  ...{ last_at: 1_780_000_000, spans: 412, models: ["gpt-5"], trace_id: "0af7651916cd43dd8448eb211c80319c" },
  ...{ ignored_at: null, ignored_by: null },
};

export const listUnregisteredAgentsOp = operation({
  id: "protection.listUnregisteredAgents",
  method: "GET",
  path: PATH,
  tag,
  access: "telemetry:read",
  reads: "replica",
  summary: "List agents that send spans and are not registered",
  description:
    "Those that call a model or name an agent, and are none of the team's. At most 200 are kept: one that was not seen for a week makes room for a new one.",
  query: model("ListUnregisteredAgentsQuery", { include_ignored: withDefault(bool(), false) }),
  responses: {
    200: model("UnregisteredAgentList", {
      results: required(list(UnregisteredAgent)),
      ignored: required(integer(), { description: "How many are ignored." }),
      is_full: required(bool(), { description: "Whether there are 200, so that others are not listed." }),
    }),
  },
  example: { response: { results: [example], ignored: 0, is_full: false } },
});

export const ignoreUnregisteredAgentOp = operation({
  id: "protection.ignoreUnregisteredAgent",
  method: "PUT",
  path: `${PATH}/{unregistered_agent_id}/ignored`,
  tag,
  access: "telemetry:write",
  effect: "destructive",
  summary: "Ignore an agent that is not registered, or list it again",
  params: model("UnregisteredAgentPath", { unregistered_agent_id: required(uuid()) }),
  body: model("IgnoreUnregisteredAgent", { ignored: required(bool()) }),
  responses: { 200: UnregisteredAgent },
  errors: ["UNREGISTERED_AGENT_NOT_FOUND"],
  example: {
    request: { ignored: true },
    response: { ...example, ignored_at: 1_780_000_100, ignored_by: example.id },
  },
});

export const unregisteredOperations = [listUnregisteredAgentsOp, ignoreUnregisteredAgentOp] as const;
