import { isRecord } from "../../run/data-url.ts";
import type { JsonObject } from "../protocol.ts";

/**
 * The card as clients of the gateway see it: every address is the gateway's, there are no interfaces that it does not speak,
 * no webhooks, and no signatures, which would not fit any more. A client signs in with a gateway key, whatever the agent
 * itself asks for.
 */
export function cardFor(card: JsonObject, address: string): JsonObject {
  const { signatures: _, additionalInterfaces: __, security: ___, securityRequirements: ____, ...rest } = card;
  const isListed = Array.isArray(card["supportedInterfaces"]);
  const isOld = card["url"] !== undefined || !isListed;
  return {
    ...rest,
    ...(isOld ? { url: address, preferredTransport: "JSONRPC" } : {}),
    ...(isListed ? { supportedInterfaces: interfacesFor(card["supportedInterfaces"], address) } : {}),
    capabilities: { ...(isRecord(card["capabilities"]) ? card["capabilities"] : {}), pushNotifications: false },
    securitySchemes: isListed
      ? { gateway: { httpAuthSecurityScheme: { description: KEY, scheme: "Bearer", bearerFormat: "" } } }
      : { gateway: { type: "http", scheme: "bearer", description: KEY } },
    ...(isListed
      ? { securityRequirements: [{ schemes: { gateway: { list: [] } } }] }
      : { security: [{ gateway: [] }] }),
    ...(Array.isArray(card["skills"]) ? { skills: card["skills"].map(withoutSecurity) } : {}),
  };
}

const KEY = "A gateway key";

/** One for each version and tenant; the agent may have had several addresses. */
function interfacesFor(listed: unknown, address: string): JsonObject[] {
  const kept = new Map<string, JsonObject>();
  for (const one of Array.isArray(listed) ? listed : []) {
    if (!isRecord(one) || String(one["protocolBinding"]).toUpperCase() !== "JSONRPC") continue;
    const key = JSON.stringify([one["protocolVersion"], one["tenant"]]);
    if (!kept.has(key)) kept.set(key, { ...one, url: address });
  }
  return [...kept.values()];
}

function withoutSecurity(skill: unknown): unknown {
  if (!isRecord(skill)) return skill;
  const { security: _, securityRequirements: __, ...rest } = skill;
  return rest;
}

export const isCard = (value: unknown): value is JsonObject =>
  isRecord(value) && (Array.isArray(value["supportedInterfaces"]) || typeof value["url"] === "string");
