import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const PATH = "/v1/agent-configurations/{id}/headers";
export const MOST_HEADERS = 16;

const common = {
  path: PATH,
  tag: "Agent Environment",
  params: model("AgentHeadersPath", { id: required(uuid(), { description: "The agent's id." }) }),
  errors: ["AGENT_NOT_FOUND"],
} as const;

const Headers = model(
  "AgentHeaders",
  {
    headers: required(
      list(
        model("AgentHeader", {
          name: required(text(), { description: "In lower case." }),
          value: required(text(), { description: "Masked." }),
          is_sent: required(bool(), {
            description: "False while the agent's URL has another origin than when the value was entered.",
          }),
          updated_at: required(integer(), { description: "Unix seconds." }),
        }),
      ),
    ),
  },
  { description: "Headers that the console sends with every request to the agent, beside its own." },
);

const HeadersRequest = model("AgentHeadersRequest", {
  headers: required(
    list(
      model("AgentHeaderValue", {
        name: required(text({ min: 1, max: 64 }), { description: "Such as api-key or x-tenant. Not case-sensitive." }),
        value: required(secret(text({ min: 1, max: 4096 })), {
          description: "Stored encrypted. The mask of the stored value keeps it.",
        }),
      }),
      { max: MOST_HEADERS },
    ),
    { description: "All of them: what is not in the list is removed." },
  ),
});
export type HeaderValues = Out<typeof HeadersRequest>["headers"];

const response = {
  headers: [{ name: "x-tenant", value: "********-eu1", is_sent: true, updated_at: 1_789_000_000 }],
};

export const getHeadersOp = operation({
  ...common,
  id: "agents.getHeaders",
  method: "GET",
  access: "agent:read",
  summary: "Get an agent's further headers",
  description: "Names and masked values.",
  responses: { 200: Headers },
  example: { response },
});

export const putHeadersOp = operation({
  ...common,
  id: "agents.putHeaders",
  method: "PUT",
  access: "agent:write",
  mcp: false,
  summary: "Set an agent's further headers",
  description:
    "Sent with every request to the agent, by evaluations, campaigns, evolution, the gateway and connection tests, and to no other origin than that of its URL now. Headers of the connection and of the console can't be set, nor can authorization while the agent has an API key.",
  body: HeadersRequest,
  responses: { 200: Headers },
  example: { request: { headers: [{ name: "x-tenant", value: "north-sea-harbor-eu1" }] }, response },
});

export const agentHeaderOperations = [getHeadersOp, putHeadersOp];
