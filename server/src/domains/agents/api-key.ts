import type { Keyring } from "../../platform/secrets/keyring.ts";

/** Keys shorter than this would give too much of themselves away by their last four characters. */
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
  /** The agent's address when the key was entered. */
  readonly api_key_url: string | null;
}

/**
 * The key for a call to the agent's present address, or null. A key goes only to the origin it was entered for: whoever
 * can change the address must not thereby learn the key.
 */
export function keyToSend(keyring: Keyring, agent: KeptKey): string | null {
  if (agent.api_key_sealed === null) return null;
  const [entered, present] = [originOf(agent.api_key_url), originOf(agent.agent_url)];
  if (entered === null || entered !== present) return null;
  return keyring.open(agent.api_key_sealed, apiKeyContext(agent.id));
}

export function originOf(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}
