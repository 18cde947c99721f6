import { operation } from "../../../../kernel/operation.ts";
import { required } from "../../../../kernel/shape/field.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";

const tag = "Protection";
const PATH = "/v1/agents/{agent_id}/gateway-signature";
const params = model("GatewaySignaturePath", { agent_id: required(uuid()) });

const GatewaySignature = model("GatewaySignature", {
  agent_id: required(uuid()),
  header: required(text(), { description: "The header that carries the signature." }),
  secret: required(text(), {
    description: "For the agent: the key of the HMAC. It changes when it, or the console's encryption key, is rotated.",
  }),
  rotated_at: required(nullable(integer()), {
    description: "When the secret was last rotated, in seconds since 1970. Null: never.",
  }),
  former_until: required(nullable(integer()), {
    description: "Until then, requests are signed with the former secret too. Null: they are not.",
  }),
});

const agent_id = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";
const example = { agent_id, header: "x-console-gateway", secret: "gs_…", rotated_at: null, former_until: null };

export const getGatewaySignatureOp = operation({
  id: "protection.getGatewaySignature",
  method: "GET",
  path: PATH,
  tag,
  access: "gateway:keys",
  mcp: false,
  summary: "Get the secret by which an agent recognizes the gateway",
  description:
    "The gateway signs each request to an agent: `t=<seconds>,v1=<HMAC-SHA-256 in hex>` over `<t>.<method>.<SHA-256 of the body in hex>`. For 24 hours after a rotation there is a second `v1`, made with the former secret. An agent that checks the signature can't be reached past the gateway. Reading the secret is recorded in the audit log.",
  params,
  responses: { 200: GatewaySignature },
  errors: ["AGENT_NOT_FOUND"],
  example: { response: example },
});

export const rotateGatewaySignatureOp = operation({
  id: "protection.rotateGatewaySignature",
  method: "POST",
  path: `${PATH}/rotate`,
  tag,
  access: "gateway:keys",
  effect: "destructive",
  mcp: false,
  summary: "Rotate the secret by which an agent recognizes the gateway",
  description:
    "Every gateway signs with the new secret within a second, and for 24 hours with the former one too. Give the new secret to the agent within that time.",
  params,
  responses: { 200: GatewaySignature },
  errors: ["AGENT_NOT_FOUND"],
  example: { response: { ...example, rotated_at: 1_780_000_000, former_until: 1_780_086_400 } },
});

export const gatewaySignatureOperations = [getGatewaySignatureOp, rotateGatewaySignatureOp];
