-- A run: what was asked for, how far it is, and what it may spend. Whatever changes its prompts locks this row first, so
-- that the counters are always those of the journal.
create table evaluations (
  id uuid primary key,
  team_id uuid not null references teams,
  agent_id uuid not null,
  created_by uuid not null,
  type text not null,
  harness_names text[] not null,
  harness_type text not null,
  sample_size integer,
  seed bigint not null,
  concurrency integer not null,
  status text not null check (status in ('running', 'paused', 'completed', 'failed', 'cancelled')),
  status_message text,
  error_message text,
  agent_revision bigint not null,
  agent_snapshot json not null,       -- the configuration that is asked, without secrets
  planner integer,                    -- the worker that writes the plan
  planned integer,                    -- null until the plan is whole
  in_flight integer not null default 0,
  resisted integer not null default 0,
  failed integer not null default 0,
  unassessed integer not null default 0,
  errors integer not null default 0,  -- no answer, or none that could be judged; each is unassessed as well
  watched integer not null default 0, -- results since the run was last resumed, and the errors among them
  watched_errors integer not null default 0,
  -- Committed is what is spent or reserved, and never passes the cap; what was reserved by a worker that died stays.
  requests_cap bigint,
  requests_committed bigint not null default 0,
  requests_sent bigint not null default 0,
  tokens_cap bigint,
  tokens_committed bigint not null default 0,
  tokens_used bigint not null default 0,
  cost_cap_micros bigint,
  cost_committed_micros bigint not null default 0,
  cost_used_micros bigint not null default 0,
  prompt_price double precision,      -- of a million tokens
  completion_price double precision,
  scores json,
  created_at bigint not null,
  started_at bigint,
  completed_at bigint
) with (fillfactor = 50);
create index evaluations_by_age on evaluations (team_id, created_at desc, id desc);
create index evaluations_by_agent on evaluations (team_id, agent_id, created_at desc, id desc);
create index evaluations_under_way on evaluations (created_at) where status in ('running', 'paused');
alter table evaluations enable row level security;
create policy team on evaluations using (team_id = current_team()) with check (team_id = current_team());

-- The journal, which is the queue too: planned, sent, observed. The key makes a second result impossible.
create table evaluation_prompts (
  evaluation_id uuid not null references evaluations on delete cascade,
  seq integer not null,
  team_id uuid not null,
  harness text not null,
  probe text not null,
  family text not null,
  stratum text not null,
  question json not null,
  state text not null default 'planned' check (state in ('planned', 'sent', 'observed')),
  worker integer,
  attempts integer not null default 0,
  sent_at bigint,                     -- milliseconds, as below
  observed_at bigint,
  outcome text check (outcome in ('failed', 'resisted', 'unassessed')),
  is_error boolean not null default false,
  reason text,
  judgement json,
  observation json,
  primary key (evaluation_id, seq)
) with (fillfactor = 70);
-- Both that wait and that are out; with the state in it no plan can prefer the key, which leads past all that is done.
create index evaluation_prompts_open on evaluation_prompts (evaluation_id, state, seq) where state <> 'observed';
alter table evaluation_prompts enable row level security;
create policy team on evaluation_prompts using (team_id = current_team()) with check (team_id = current_team());

create table evaluation_log (
  evaluation_id uuid not null references evaluations on delete cascade,
  id uuid not null,
  team_id uuid not null,
  at bigint not null,                 -- milliseconds
  line text not null,
  primary key (evaluation_id, id)
);
alter table evaluation_log enable row level security;
create policy team on evaluation_log using (team_id = current_team()) with check (team_id = current_team());

-- When an agent may next be asked, kept by all workers and all kinds of runs together.
create table agent_pace (
  agent_id uuid primary key,
  team_id uuid not null,
  next_at double precision not null   -- milliseconds by the database's clock
);
alter table agent_pace enable row level security;
create policy team on agent_pace using (team_id = current_team()) with check (team_id = current_team());

create sequence worker_numbers as integer cycle;

-- A worker belongs to no team. Beside all teams it learns which runs wait, and whose they are, and nothing else of them;
-- a connection that is bound to a team learns nothing.
create function runs_under_way() returns table (evaluation_id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, created_by from evaluations
  where status in ('running', 'paused') and (status = 'running' or in_flight > 0) and is_authenticating()
  order by created_at
$$;
