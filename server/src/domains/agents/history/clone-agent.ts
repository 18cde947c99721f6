import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { apiKeyContext } from "../configurations/api-key.ts";
import type { ChangeNeeds } from "../configurations/changes.ts";
import { createAgent, type Provenance } from "../configurations/create-agent.ts";
import { getAgent } from "../configurations/store/agents.ts";
import { copyHeaders } from "../headers/agent-headers.ts";
import type { AgentRow } from "../record/agent-row.ts";
import { type AgentConfigRequest, LONGEST_AGENT_NAME } from "../record/shapes.ts";

export async function cloneAgent(
  needs: ChangeNeeds,
  act: Act,
  { id, name }: { id: string; name: string | null },
): Promise<AgentRow> {
  const source = await getAgent(act, id);
  const cloneId = newId(act.now);
  const body: AgentConfigRequest = {
    id: cloneId,
    agent_name: name ?? nameOfCopy(source.agent_name),
    model_name: source.model_name,
    agent_url: source.agent_url,
    hub: source.hub,
    status: source.status,
    agent_system_prompt: source.agent_system_prompt,
    rate_limit_requests_per_minute: source.rate_limit_requests_per_minute,
    access_level: source.access_level,
    agent_params: source.agent_params,
    mcp_config: source.mcp_config,
    delegated_agents: source.delegated_agents,
    white_box_config: source.white_box_config === null ? null : { ...source.white_box_config, github_token: null },
    agent_metadata: source.agent_metadata,
    purpose: source.purpose,
    protocol: source.protocol,
  };
  const clone = await createAgent(needs, act, { body, provenance: provenanceOf(needs, source, cloneId) });
  await copyHeaders(needs, act, { from: source.id, to: clone.id });
  return clone;
}

/** A name at its maximum length is cut to make room for the suffix. */
function nameOfCopy(name: string): string {
  const suffix = " (copy)";
  return [...name].slice(0, LONGEST_AGENT_NAME - suffix.length).join("") + suffix;
}

/** The key is sealed again for the copy's row; the address it was entered for comes along, and with it the binding. */
function provenanceOf({ keyring }: ChangeNeeds, source: AgentRow, cloneId: string): Provenance {
  const { api_key_sealed: sealed, api_key_mask: mask, api_key_url: url } = source;
  return {
    action: "cloned",
    import_metadata: source.import_metadata,
    capabilities: source.capabilities,
    skills: source.skills,
    ...(sealed === null
      ? {}
      : {
          api_key: {
            sealed: keyring.seal(keyring.open(sealed, apiKeyContext(source.id)), apiKeyContext(cloneId)),
            mask,
            url,
          },
        }),
  };
}
