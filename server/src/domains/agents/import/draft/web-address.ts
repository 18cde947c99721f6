import type { Loc } from "../../../../kernel/shape/check/problem.ts";
import { type Findings, refuse } from "./draft.ts";

/** How a message refers to a URL, and its place. */
interface Named {
  readonly at: string;
  readonly place: Loc;
}

export function isWeb(url: URL): boolean {
  return url.protocol === "https:" || url.protocol === "http:";
}

/** The URL as it will be stored; refused if it contains a password, which every reader of the agent would see. */
export function webAddress(url: URL, { at, place }: Named, found: Findings): string | undefined {
  if (url.username !== "" || url.password !== "") {
    const remedy = "leave it out of the address and supply it as api_key";
    refuse(found, place, `${at} carries a user name or password; ${remedy}.`);
    return undefined;
  }
  if (url.protocol === "http:") {
    found.warnings.push(`${at} is an http address: what is sent to the agent can be read and changed on the way.`);
  }
  return url.href;
}

const CARD_NAMES = ["agent-card.json", "agent.json"];

/**
 * Where the card of an agent may be, best first, at most four URLs.
 *
 * Below the agent's own path before the root of the host: one host may serve many agents. The newer file name before
 * the older one, which protocol 0.2 used.
 */
export function cardAddresses(agentUrl: string): string[] {
  const url = URL.parse(agentUrl);
  if (url === null || !isWeb(url)) return [];
  url.username = "";
  url.password = "";
  url.hash = "";
  if (url.pathname.endsWith(".json")) return [url.href];
  url.search = "";
  const path = url.pathname.replace(/\/(?:\.well-known\/?)?$/, "");
  const folders = new Set([`${path}/.well-known/`, "/.well-known/"]);
  return CARD_NAMES.flatMap((name) => [...folders].map((folder) => new URL(folder + name, url.origin).href));
}
