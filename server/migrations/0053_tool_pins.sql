-- The tools that a tool server offers through the gateway, each as it was when it was first seen (docs/decisions/0070).
create table tool_pins (
  team_id uuid not null,
  agent_id uuid not null,
  route_id uuid not null,
  tool text not null,
  digest text not null,                -- SHA-256 of the definition that is accepted
  changed_digest text,                 -- of the newest definition, if it is another one
  changed_at bigint,                   -- milliseconds, like all times of this table; when it was first seen to be another one
  accepted_by uuid,                    -- null for a tool that is as it was first seen
  created_at bigint not null,
  seen_at bigint not null,
  primary key (route_id, tool)
);
create index tool_pins_of_agent on tool_pins (team_id, agent_id, tool);
alter table tool_pins enable row level security;
create policy team on tool_pins using (team_id = current_team()) with check (team_id = current_team());
