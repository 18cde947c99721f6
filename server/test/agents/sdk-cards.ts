/** Cards created by the A2A SDK, so that the reader is tested against what others really send. */

import { AgentCard, generateAgentCardSignature } from "@a2a-js/sdk";
import { duplicateInterfacesForLegacy } from "@a2a-js/sdk/compat/v0_3";
import { LegacyJsonRpcTransportHandler } from "@a2a-js/sdk/compat/v0_3/server";
import { type AgentExecutor, DefaultRequestHandler, InMemoryTaskStore, ServerCallContext } from "@a2a-js/sdk/server";
import { generateKeyPair } from "jose";

const card = AgentCard.fromJSON({
  name: "Travel desk",
  description: "Books trains and hotels.",
  version: "2.4.0",
  provider: { organization: "Example Travel", url: "https://travel.example" },
  supportedInterfaces: duplicateInterfacesForLegacy(
    [
      { url: "https://grpc.travel.example", protocolBinding: "GRPC", tenant: "", protocolVersion: "1.0" },
      { url: "https://travel.example/a2a", protocolBinding: "JSONRPC", tenant: "", protocolVersion: "1.0" },
    ],
    ["JSONRPC"],
  ),
  capabilities: { streaming: true, pushNotifications: true, extendedAgentCard: true, extensions: [] },
  securitySchemes: { key: { httpAuthSecurityScheme: { scheme: "Bearer" } } },
  defaultInputModes: ["text/plain"],
  defaultOutputModes: ["text/plain", "application/json"],
  skills: [
    { id: "trains", name: "Trains", description: "Finds trains.", tags: ["rail", "travel"], inputModes: ["audio/wav"] },
    { id: "hotels", name: "Hotels", description: "Finds hotels.", tags: ["travel"] },
  ],
});

/** Protocol 1.0. */
export function newerCard(): Record<string, unknown> {
  return AgentCard.toJSON(card) as Record<string, unknown>;
}

export async function signedCard(): Promise<Record<string, unknown>> {
  const { privateKey } = await generateKeyPair("ES256");
  const sign = generateAgentCardSignature(privateKey, { alg: "ES256", kid: "one", typ: "JOSE" });
  return AgentCard.toJSON(await sign(card)) as Record<string, unknown>;
}

/** Protocol 0.3, as the SDK's server presents it to callers of that version. */
export async function olderCard(): Promise<Record<string, unknown>> {
  const idle: AgentExecutor = { execute: async () => {}, cancelTask: async () => {} };
  const server = new DefaultRequestHandler(card, new InMemoryTaskStore(), idle, undefined, undefined, undefined, card);
  const call = { jsonrpc: "2.0", id: 1, method: "agent/getAuthenticatedExtendedCard" };
  const context = new ServerCallContext({ requestedVersion: "0.3" });
  const answer = await new LegacyJsonRpcTransportHandler(server).handle(call, context);
  return (answer as unknown as { result: Record<string, unknown> }).result;
}
