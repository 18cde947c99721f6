import type { Keyring } from "../../../platform/secrets/keyring.ts";

/** The last four characters of a shorter key would reveal too much of it. */
const SHOWS_TAIL_FROM = 16;

export function maskOf(key: string): string {
  return key.length < SHOWS_TAIL_FROM ? "********" : `********${key.slice(-4)}`;
}

export const apiKeyContext = (agentId: string): string => `agents.api_key/${agentId}`;
export const repositoryTokenContext = (agentId: string): string => `agents.repository_token/${agentId}`;

export interface KeptKey {
  readonly id: string;
  readonly agent_url: string | null;
  readonly api_key_sealed: string | null;
  /** The agent's URL when the key was entered. */
  readonly api_key_url: string | null;
}

/**
 * The key for a call to the agent's current URL, or null. A key is sent only to the origin it was entered for: someone who
 * can change the URL must not be able to obtain the key that way.
 */
export function keyToSend(keyring: Keyring, agent: KeptKey): string | null {
  if (agent.api_key_sealed === null || !isKeyForAddress(agent)) return null;
  return keyring.open(agent.api_key_sealed, apiKeyContext(agent.id));
}

/** Whether the stored key, if there is one, was entered for the agent's current origin. */
export function isKeyForAddress(agent: Pick<KeptKey, "agent_url" | "api_key_url">): boolean {
  const [entered, present] = [originOf(agent.api_key_url), originOf(agent.agent_url)];
  return entered !== null && entered === present;
}

export function originOf(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}
