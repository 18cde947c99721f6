import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";

export const reasons = [
  "agent",
  "mcp_proxy",
  "mcp_server",
  "delegated_agent",
  "identity_provider",
  "mail",
  "evolution_service",
  "traces",
] as const;

const OutboundHost = model("OutboundHost", {
  host: required(text(), { description: "Name or number, with the port where the address gives one." }),
  reason: required(oneOf(...reasons), { description: "What it is contacted for." }),
  contacted_by: required(oneOf("console", "agent"), {
    description: "The console itself, or an agent of yours that was told to.",
  }),
  agents: required(integer(), { description: "Agents that name it; 0 for what the console was started with." }),
});

export const listOutboundHostsOp = operation({
  id: "agents.listOutboundHosts",
  method: "GET",
  path: "/v1/outbound-hosts",
  tag: "Agent Environment",
  access: "agent:read",
  summary: "List outbound hosts",
  description:
    "What this team's agents name and what the console was started with; nothing else is contacted. Archived agents do not count.",
  responses: { 200: model("OutboundHostList", { results: required(list(OutboundHost)) }) },
  example: {
    response: { results: [{ host: "agent.example", reason: "agent", contacted_by: "console", agents: 2 }] },
  },
});

export const outboundHostOperations = [listOutboundHostsOp];
