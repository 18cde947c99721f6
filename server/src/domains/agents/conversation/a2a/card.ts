import { listOf, type Members, membersOf, textOf } from "../exchange/json-members.ts";

export type ProtocolVersion = "0.3" | "1.0";

export interface AgentInterface {
  readonly url: string;
  readonly version: ProtocolVersion;
  /** Protocol 1.0: whom among several tenants of one address a call is for. */
  readonly tenant: string | null;
}

/** What of an agent card matters for calling the agent. */
export interface AgentCard {
  /** Those that speak JSON-RPC, which is what the console speaks. */
  readonly interfaces: readonly AgentInterface[];
  readonly transports: readonly string[];
  readonly skills: number;
}

/** Undefined when the value is no agent card. Relative addresses are taken as relative to the card. */
export function readCard(value: unknown, cardUrl: string): AgentCard | undefined {
  const card = membersOf(value);
  if (!card || !(Array.isArray(card["supportedInterfaces"]) || textOf(card["url"]))) return undefined;
  const offers = Array.isArray(card["supportedInterfaces"]) ? listedOffers(card) : urlOffers(card);
  return {
    interfaces: offers.filter(({ transport }) => transport === "JSONRPC").flatMap((offer) => usable(offer, cardUrl)),
    transports: [...new Set(offers.map(({ transport }) => transport))],
    skills: listOf(card["skills"]).length,
  };
}

interface Offer {
  readonly url: string;
  readonly transport: string;
  readonly version: ProtocolVersion;
  readonly tenant: string | null;
}

/** Protocol 1.0, which may also list the addresses at which the agent still speaks 0.3. */
function listedOffers(card: Members): Offer[] {
  return listOf(card["supportedInterfaces"]).flatMap((item) => {
    const { url, protocolBinding, protocolVersion, tenant } = membersOf(item) ?? {};
    const version = textOf(protocolVersion)?.startsWith("0.") ? "0.3" : "1.0";
    const transport = textOf(protocolBinding)?.toUpperCase() ?? "";
    return textOf(url) ? [{ url: String(url), transport, version, tenant: textOf(tenant) || null }] : [];
  });
}

/** Protocol 0.3: one main address, and others beside it. */
function urlOffers(card: Members): Offer[] {
  const main = { url: card["url"], transport: card["preferredTransport"] ?? "JSONRPC" };
  return [main, ...listOf(card["additionalInterfaces"])].flatMap((item) => {
    const { url, transport } = membersOf(item) ?? {};
    return textOf(url)
      ? [{ url: String(url), transport: String(transport).toUpperCase(), version: "0.3", tenant: null }]
      : [];
  });
}

function usable({ url, version, tenant }: Offer, cardUrl: string): AgentInterface[] {
  const absolute = URL.parse(url, cardUrl);
  return absolute && /^https?:$/.test(absolute.protocol) ? [{ url: absolute.href, version, tenant }] : [];
}
