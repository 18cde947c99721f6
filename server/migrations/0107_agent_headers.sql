-- Further headers that the console sends to an agent, such as a tenant or a key of a gateway before it. Values are sealed.
create table agent_headers (
  id uuid primary key,
  team_id uuid not null references teams,
  agent_id uuid not null,
  name text not null,          -- in lower case
  value_sealed text not null,
  value_mask text not null,
  origin text not null,        -- of the agent's URL when the value was entered; it is sent to no other
  updated_by uuid not null,
  updated_at bigint not null,  -- seconds
  unique (agent_id, name)
);
create index agent_headers_by_team on agent_headers (team_id, agent_id);
alter table agent_headers enable row level security;
create policy team on agent_headers using (team_id = current_team()) with check (team_id = current_team());
