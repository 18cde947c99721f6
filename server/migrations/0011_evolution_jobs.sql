-- A job of the evolution engine: a search for a better configuration, a decision on one that a person put together, or a
-- watch over one that was applied. One worker at a time has it; the journal below says how far it is.
create table evolution_jobs (
  id uuid primary key,
  team_id uuid not null references teams,
  agent_id uuid not null,
  created_by uuid not null,
  kind text not null check (kind in ('search', 'recheck', 'monitor')),
  status text not null check (status in ('running', 'paused', 'completed', 'failed', 'cancelled')),
  status_message text,
  stage text not null default 'waiting',
  finish_reason text,
  genome_id uuid not null,
  base_version integer not null,
  candidate_version integer,          -- of a recheck or a watch; a search finds its own
  proposal_id uuid,                   -- what a recheck or a watch is about, and what a search led to
  strategy text not null,
  settings json not null,
  seed bigint not null,
  budget integer not null,            -- rollouts; each is written down before it is sent, so there is never one more
  attempt integer not null default 1, -- which decision on the same hold-out it is
  holdout_hash text,
  manifest json,
  worker integer,
  planned integer not null default 0,
  observed integer not null default 0,
  unassessed integer not null default 0,
  errors integer not null default 0,
  watched integer not null default 0, -- results since the job was last resumed, and the errors among them
  watched_errors integer not null default 0,
  requests bigint not null default 0,
  tokens bigint not null default 0,
  decision json,
  effects json,
  created_at bigint not null,
  started_at bigint,
  completed_at bigint
) with (fillfactor = 50);
create index evolution_jobs_by_agent on evolution_jobs (team_id, agent_id, created_at desc, id desc);
create index evolution_jobs_under_way on evolution_jobs (created_at) where status = 'running';
-- Two searches on one agent would spend its rate twice and decide on the same hold-out.
create unique index evolution_jobs_one_search on evolution_jobs (team_id, agent_id)
  where kind = 'search' and status in ('running', 'paused');
alter table evolution_jobs enable row level security;
create policy team on evolution_jobs using (team_id = current_team()) with check (team_id = current_team());

-- The journal: planned, sent, observed. What was asked under which configuration, and which repetition it was; the state
-- of the engine is a fold over its observed rows.
create table evolution_rollouts (
  job_id uuid not null references evolution_jobs on delete cascade,
  replicate integer not null,
  team_id uuid not null,
  config_hash text not null,
  prompt_key text not null,
  arms integer[] not null,
  side text not null check (side in ('train', 'holdout')),
  category text not null,
  state text not null default 'planned' check (state in ('planned', 'sent', 'observed')),
  attempts integer not null default 0,
  outcome smallint check (outcome in (0, 1)), -- null when there was nothing to judge
  is_error boolean not null default false,
  reason text,
  detector text,
  requests integer not null default 0,
  tokens integer not null default 0,
  latency_ms integer,
  primary key (job_id, replicate)
) with (fillfactor = 70);
alter table evolution_rollouts enable row level security;
create policy team on evolution_rollouts using (team_id = current_team()) with check (team_id = current_team());

-- As for evaluations: beside all teams a worker learns which jobs wait and whose they are, and nothing else of them.
create function evolution_under_way() returns table (job_id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, created_by from evolution_jobs where status = 'running' and is_authenticating() order by created_at
$$;
