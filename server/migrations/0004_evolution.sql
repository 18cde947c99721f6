-- A genome is kept as it was sent, byte for byte; what the console adds stands beside it.
create table genomes (
  id uuid primary key,
  team_id uuid not null references teams,
  agent_id uuid,
  body text not null,
  created_by uuid not null,
  created_at bigint not null
);
create index genomes_by_id on genomes (team_id, id);
create index genomes_by_agent on genomes (team_id, agent_id, created_at desc);
alter table genomes enable row level security;
create policy team on genomes using (team_id = current_team()) with check (team_id = current_team());
