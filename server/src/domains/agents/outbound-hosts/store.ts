import type { Act } from "../../../platform/act.ts";
import { raw, sql } from "../../../platform/db/sql.ts";
import type { reasons } from "./contract.ts";

export interface NamedHost {
  readonly host: string;
  readonly reason: (typeof reasons)[number];
  readonly agents: number;
}

const MOST_HOSTS = 1000;

/** The hosts that the team's agents name, each once for each reason. User names in addresses are left out. */
export function hostsNamedByAgents(act: Act): Promise<NamedHost[]> {
  return act.tx.query(
    sql<NamedHost>`
      with present as (
        select id, agent_url, mcp_config, delegated_agents
        from agents
        where team_id = ${act.who.teamId} and status <> 'archived'
      ),
      named (reason, url, id) as (
        select 'agent', agent_url, id
        from present
        union all
        select 'mcp_proxy', mcp_config ->> 'proxy_url', id
        from present
        union all
        select 'mcp_server', server, id
        from present,
          lateral jsonb_array_elements_text(
            case
              when jsonb_typeof(mcp_config::jsonb -> 'server_urls') = 'array' then mcp_config::jsonb -> 'server_urls'
            end) server
        union all
        select 'delegated_agent', other ->> 'url', id
        from present, lateral jsonb_array_elements(delegated_agents::jsonb) other
      ),
      hosts as (
        select lower(substring(url from '^[a-zA-Z]+://(?:[^@/?#]*@)?([^/?#]+)')) as host, reason, id
        from named
      )
      select host, reason, count(distinct id) as agents
      from hosts
      where host is not null
      group by host, reason
      order by agents desc, host
      limit ${raw(MOST_HOSTS)}`.named("list outbound hosts"),
  );
}
