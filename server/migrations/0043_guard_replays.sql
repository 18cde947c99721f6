-- A guard config judged over recorded material before it is applied, beside what the agent lives by (docs/decisions/0067).
create table guard_replays (
  id uuid primary key,
  team_id uuid not null,
  config_id uuid not null references guard_configs on delete cascade,
  agent_id uuid,                     -- null for a template: it has no transcripts
  digest text not null,              -- of the body
  config_body json not null,         -- as it was saved when the replay began
  live_config_id uuid,               -- what the agent lived by then
  live_version integer,
  material json not null,            -- transcripts, packs
  runs integer not null,             -- of the agent, the newest first
  most integer not null,             -- exchanges, and as many rows of packs
  status text not null default 'running'
    check (status in ('running', 'paused', 'completed', 'failed', 'cancelled')),
  status_message text,
  worker integer,
  done integer not null default 0,
  total integer not null default 0,
  -- What was counted so far, and the place behind it, written together: nothing finished is judged again.
  state json,
  created_by uuid not null,
  created_at bigint not null,
  completed_at bigint
);
create unique index guard_replays_running on guard_replays (config_id) where status = 'running';
create index guard_replays_of_config on guard_replays (config_id, created_at desc);
alter table guard_replays enable row level security;
create policy team on guard_replays using (team_id = current_team()) with check (team_id = current_team());

create function guard_replays_in_progress() returns table (id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, created_by from guard_replays
  where status = 'running' and is_authenticating()
  order by created_at
$$;
