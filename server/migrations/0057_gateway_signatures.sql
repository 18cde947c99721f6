-- How often the signing secret of an agent was rotated (docs/decisions/0082). An agent without a row has its first secret.
create table gateway_signatures (
  team_id uuid not null,
  agent_id uuid not null,
  rotation integer not null,
  rotated_at bigint not null,          -- seconds
  rotated_by uuid not null,
  primary key (agent_id)
);
alter table gateway_signatures enable row level security;
create policy team on gateway_signatures using (team_id = current_team()) with check (team_id = current_team());
