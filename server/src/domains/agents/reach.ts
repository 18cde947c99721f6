import type { Act } from "../../platform/act.ts";
import { apiKeyContext, type KeptKey, keyToSend, repositoryTokenContext } from "./configurations/api-key.ts";
import type { ChangeNeeds } from "./configurations/changes.ts";
import { getAgent } from "./configurations/store/agents.ts";
import { headersToSend } from "./headers/agent-headers.ts";
import type { AgentReach, AgentSecret, ReachDraft } from "./port.ts";
import type { AgentRow } from "./record/agent-row.ts";

const DEFAULT_TIMEOUT_SECONDS = 60;
const LONGEST_TIMEOUT_SECONDS = 600;

/** What a driver needs to call the agent, as it is stored or as a draft would change it. */
export async function reachAgent(
  needs: ChangeNeeds,
  act: Act,
  { id, draft = {} }: { id: string; draft?: ReachDraft | undefined },
): Promise<AgentReach> {
  const row = await getAgent(act, id);
  const headers = await headersToSend(needs, act, id);
  const { secrets = [], ...reach } = reachOf(needs, row, draft);
  if (headers.length === 0) return { ...reach, secrets };
  const values = headers.flatMap((one) => Object.values(one.values));
  return { ...reach, headers, secrets: [...secrets, ...values.map((value) => ({ name: "header", value }) as const)] };
}

function reachOf({ keyring }: ChangeNeeds, row: AgentRow, draft: ReachDraft): AgentReach {
  const url = draft.url ?? row.agent_url;
  const { temperature = null, top_p = null, max_tokens = null, timeout = null } = row.agent_params ?? {};
  return {
    id: row.id,
    name: row.agent_name,
    protocol: draft.protocol ?? row.protocol,
    url,
    model: draft.model ?? row.model_name,
    ...keyFor(keyring, { ...row, agent_url: url }, draft.key),
    secrets: secretsOf(keyring, row, draft.key),
    purpose: row.purpose,
    systemPrompt: row.agent_system_prompt,
    params: { temperature, topP: top_p, maxTokens: max_tokens },
    rateLimit: row.rate_limit_requests_per_minute,
    timeoutMs: 1000 * Math.min(Math.max(timeout ?? DEFAULT_TIMEOUT_SECONDS, 1), LONGEST_TIMEOUT_SECONDS),
  };
}

/** Including a key that is not sent to the current URL: the agent may know it from an earlier one. */
function secretsOf(keyring: ChangeNeeds["keyring"], row: AgentRow, given: string | undefined): AgentSecret[] {
  const { id, api_key_sealed: key, repository_token_sealed: token } = row;
  return [
    ...(given && given !== row.api_key_mask ? [{ name: "API key", value: given } as const] : []),
    ...(key ? [{ name: "API key", value: keyring.open(key, apiKeyContext(id)) } as const] : []),
    ...(token ? [{ name: "repository token", value: keyring.open(token, repositoryTokenContext(id)) } as const] : []),
  ];
}

/** A key in a draft is for the draft's URL; the stored key is sent only to the origin it was entered for. */
function keyFor(
  keyring: ChangeNeeds["keyring"],
  kept: KeptKey & Pick<AgentRow, "api_key_mask">,
  given: string | undefined,
): Pick<AgentReach, "key" | "keyWithheld"> {
  if (given !== undefined && given !== kept.api_key_mask) return { key: given || null, keyWithheld: false };
  const key = keyToSend(keyring, kept);
  return { key, keyWithheld: key === null && kept.api_key_sealed !== null };
}
