import { OutboundError } from "../../../../platform/outbound/outbound-error.ts";
import { type Calls, jsonOf, readText } from "../exchange/calls.ts";
import { ConversationFailed, type FailureKind, failed } from "../exchange/observation.ts";
import { type AgentCard, type AgentInterface, readCard } from "./card.ts";

export interface Discovery {
  /** Null when the agent publishes none where one is looked for. */
  readonly card: (AgentCard & { readonly url: string }) | null;
  readonly interface: AgentInterface;
}

export interface A2aReach {
  readonly url: string;
  readonly key: string | null;
}

/** What a place without a card may answer; anything else is no matter of the place, and looking on would not help. */
const NO_CARD: readonly FailureKind[] = ["not_found", "unauthorised", "refused_request", "server_error", "not_json"];

/** Finds out how the agent wants to be spoken to: at most three requests. */
export async function discover(calls: Calls, { url, key }: A2aReach): Promise<Discovery> {
  for (const cardUrl of cardAddresses(url)) {
    const card = readCard(await cardAt(calls, cardUrl, key), cardUrl);
    const chosen = card && choose(card, url, isOwn(cardUrl, url));
    if (card && chosen) return { card: { ...card, url: cardUrl }, interface: chosen };
  }
  if (isCardAddress(url)) throw failed("not_found", "No agent card found at this URL.");
  // Without a card the address itself is taken for the endpoint; a caller who names no version is taken to speak 0.3.
  return { card: null, interface: { url, version: "0.3", tenant: null } };
}

const isCardAddress = (url: string): boolean => URL.parse(url)?.pathname.endsWith(".json") ?? false;

/** Below the agent's own path before the root of the host, which may serve many agents; then the name of protocol 0.2. */
export function cardAddresses(agentUrl: string): string[] {
  const url = URL.parse(agentUrl);
  if (url === null || !/^https?:$/.test(url.protocol) || isCardAddress(agentUrl)) return [agentUrl];
  const path = url.pathname.replace(/\/+$/, "");
  const places = [`${path}/.well-known/agent-card.json`, "/.well-known/agent-card.json", "/.well-known/agent.json"];
  return [...new Set(places)].map((place) => new URL(place, url.origin).href);
}

async function cardAt(calls: Calls, url: string, key: string | null): Promise<unknown> {
  try {
    const text = await readText(await calls.send({ url, key }));
    return jsonOf(await calls.readJson(text), { text, host: new URL(url).host }).value;
  } catch (error) {
    if (error instanceof ConversationFailed && NO_CARD.includes(error.failure.kind)) return undefined;
    const isLate = error instanceof OutboundError && error.kind === "timeout";
    throw isLate ? failed("timeout", `${new URL(url).host} did not return its agent card in time.`) : error;
  }
}

/** A card at the root of a host is not that of an agent below a path, unless it names the agent's address. */
function isOwn(cardUrl: string, agentUrl: string): boolean {
  if (cardUrl === agentUrl) return true;
  const { pathname } = new URL(agentUrl);
  return new URL(cardUrl).pathname.startsWith(`${pathname.replace(/\/+$/, "")}/`);
}

/** The registered address when the card knows it, else the card's own choice; the newer protocol before the older. */
function choose(card: AgentCard, agentUrl: string, own: boolean): AgentInterface | undefined {
  const registered = card.interfaces.filter(({ url }) => bare(url) === bare(agentUrl));
  if (registered.length === 0 && !own) return undefined;
  const eligible = registered.length > 0 ? registered : card.interfaces;
  const chosen = eligible.find(({ version }) => version === "1.0") ?? eligible[0];
  if (chosen) return chosen;
  const offered = card.transports.join(", ") || "nothing";
  throw failed("wrong_shape", `The agent card offers ${offered}. The console supports JSONRPC only.`);
}

const bare = (url: string): string => (URL.parse(url)?.href ?? url).replace(/\/+$/, "");
