-- A change to an agent that the engine found and measured, for a person to decide on. Whether it is stale is no state of
-- its own: it is stale while the agent is not configured as it was when it was measured.
create table proposals (
  id uuid primary key,
  team_id uuid not null references teams,
  agent_id uuid not null,
  job_id uuid not null,
  genome_id uuid not null,
  base_version integer not null,
  candidate_version integer not null,
  resulting_version integer,
  base_etag text not null,
  candidate_etag text not null,
  status text not null check (status in ('evaluating', 'inconclusive', 'pending', 'approved', 'rejected', 'expired',
    'superseded', 'monitoring', 'verified', 'alarmed', 'rolled_back')),
  trigger_summary text not null,
  engine_name text not null,
  mutations json not null,
  evidence json,
  supersedes uuid,
  triggered_by uuid not null,
  created_at bigint not null,
  expires_at bigint not null,
  reviewed_by uuid,
  reviewed_at bigint,
  reviewer_notes text,
  reason_code text,
  applied_by uuid,
  applied_at bigint,
  evaluation_id uuid,
  monitor_id uuid,
  rolled_back_by uuid,
  rolled_back_at bigint
);
create index proposals_by_agent on proposals (team_id, agent_id, created_at desc, id desc);
alter table proposals enable row level security;
create policy team on proposals using (team_id = current_team()) with check (team_id = current_team());

create table evolution_settings (
  team_id uuid primary key references teams,
  four_eyes boolean not null,
  changed_by uuid not null,
  changed_at bigint not null
);
alter table evolution_settings enable row level security;
create policy team on evolution_settings using (team_id = current_team()) with check (team_id = current_team());
