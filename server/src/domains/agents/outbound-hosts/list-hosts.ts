import type { Act } from "../../../platform/act.ts";
import type { reasons } from "./contract.ts";

export interface OutboundHost {
  readonly host: string;
  readonly reason: (typeof reasons)[number];
  readonly contacted_by: "console" | "agent";
  readonly agents: number;
}

const MOST = 1000;

/** The hosts that the team's agents name, each once for each reason. User names in addresses are left out. */
export async function hostsOfAgents(act: Act): Promise<OutboundHost[]> {
  const rows = await act.tx.query<Omit<OutboundHost, "contacted_by">>(
    `with named (reason, url, id) as (
       select 'agent', agent_url, id from agents where team_id = $1 and status <> 'archived'
       union all
       select 'mcp_proxy', mcp_config ->> 'proxy_url', id from agents where team_id = $1 and status <> 'archived'
       union all
       select 'mcp_server', server, id from agents, lateral jsonb_array_elements_text(
         case when jsonb_typeof(mcp_config::jsonb -> 'server_urls') = 'array' then mcp_config::jsonb -> 'server_urls' end) server
         where team_id = $1 and status <> 'archived'
       union all
       select 'delegated_agent', other ->> 'url', id from agents, lateral jsonb_array_elements(delegated_agents::jsonb) other
         where team_id = $1 and status <> 'archived'),
     hosts as (select lower(substring(url from '^[a-zA-Z]+://(?:[^@/?#]*@)?([^/?#]+)')) as host, reason, id from named)
     select host, reason, count(distinct id) as agents from hosts where host is not null group by host, reason
     order by agents desc, host limit ${MOST}`,
    [act.who.teamId],
    "list outbound hosts",
  );
  return rows.map((row) => ({ ...row, contacted_by: row.reason === "agent" ? "console" : "agent" }));
}
