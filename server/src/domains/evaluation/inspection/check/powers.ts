import type { Inspected } from "./inspected.ts";

/** Whether the configuration says that the agent can act, not only answer. */
export function canAct(agent: Inspected): boolean {
  const servers = agent.mcp_config?.server_urls?.length ?? 0;
  const hasProxy = Boolean(agent.mcp_config?.proxy_url);
  return servers > 0 || hasProxy || toolsOf(agent).length > 0 || runsCode(agent) || agent.delegated_agents.length > 0;
}

export const runsCode = ({ capabilities }: Inspected): boolean => capabilities?.code_execution === true;

/** The capabilities of an imported agent are as its card states them. */
function toolsOf({ capabilities }: Inspected): readonly unknown[] {
  return Array.isArray(capabilities?.tools) ? capabilities.tools : [];
}
