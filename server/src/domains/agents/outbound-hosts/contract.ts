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
  "telemetry_backend",
  "object_store",
  "remote_guard",
  "webhook",
] as const;

const OutboundHost = model("OutboundHost", {
  host: required(text(), { description: "Host name or IP address, with the port if the URL has one." }),
  reason: required(oneOf(...reasons), { description: "Why it is contacted." }),
  contacted_by: required(oneOf("console", "agent"), {
    description: "The console itself, or one of your agents.",
  }),
  agents: required(integer(), {
    description:
      "Number of agents that refer to the host. 0 for hosts from the console's settings, of remote guards and of webhooks.",
  }),
});

export const listOutboundHostsOp = operation({
  id: "agents.listOutboundHosts",
  method: "GET",
  path: "/v1/outbound-hosts",
  tag: "Agent Environment",
  access: "agent:read",
  summary: "List outbound hosts",
  description:
    "Hosts from the team's agents, remote guards and webhooks, and from the console's settings. No other hosts are contacted. Archived agents are not included.",
  responses: { 200: model("OutboundHostList", { results: required(list(OutboundHost)) }) },
  example: {
    response: { results: [{ host: "agent.example", reason: "agent", contacted_by: "console", agents: 2 }] },
  },
});

export const outboundHostOperations = [listOutboundHostsOp];
