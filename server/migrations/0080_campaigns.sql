-- A red-team campaign: an attack on one agent of the team, goal by goal. One worker at a time has it; the journal below says
-- how far it is. An imported one has its goals from another tool's file and is asked nothing.
create table campaigns (
  id uuid primary key,
  team_id uuid not null references teams,
  agent_id uuid not null,
  created_by uuid not null,
  tool text not null check (tool in ('native', 'promptfoo', 'garak', 'pyrit')),
  name text not null,
  purpose text not null,
  status text not null check (status in ('running', 'paused', 'completed', 'failed', 'cancelled')),
  status_message text,
  finish_reason text,
  stage text not null default 'waiting',
  categories text[] not null,
  settings json not null,
  seed bigint not null,
  -- Only while it runs: a key for this campaign alone. Emptied at its end.
  api_key_sealed text,
  agent_revision bigint not null,
  library text not null,              -- the version of goals, operators and oracles: another one can't be compared goal by goal
  worker integer,
  goals integer not null default 0,
  goals_done integer not null default 0,
  attempts integer not null default 0,
  errors integer not null default 0,
  watched integer not null default 0, -- attempts since the campaign was last resumed, and the errors among them
  watched_errors integer not null default 0,
  -- Spent, or reserved for what is in flight. What a dead worker had reserved stays: it may have been spent.
  requests bigint not null default 0,
  tokens bigint not null default 0,
  cost_micros bigint not null default 0,
  model_calls integer not null default 0,
  model_tokens bigint not null default 0,
  figures json,                       -- written at the end; until then worked out from the goals
  created_at bigint not null,
  started_at bigint,
  completed_at bigint
) with (fillfactor = 50);
create index campaigns_by_age on campaigns (team_id, created_at desc, id desc);
create index campaigns_by_agent on campaigns (team_id, agent_id, created_at desc, id desc);
create index campaigns_under_way on campaigns (created_at) where status = 'running';
alter table campaigns enable row level security;
create policy team on campaigns using (team_id = current_team()) with check (team_id = current_team());

-- The plan, in its order, and what came of each goal.
create table campaign_goals (
  campaign_id uuid not null references campaigns on delete cascade,
  place integer not null,
  team_id uuid not null,
  key text not null,                  -- "system-prompt.3"
  category text not null,
  family text not null,
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  goal json not null,                 -- as drawn, with its secrets, or as another tool's file tells it
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done')),
  result text check (result in ('confirmed', 'seen', 'doubtful', 'held', 'unassessed')),
  reason text,                        -- why it could not be assessed
  queries integer not null default 0,
  first_success integer,              -- queries of the hunt up to and with the first success; null: none within its budget
  best_signal double precision,
  attack json,                        -- the attack that worked, with what confirming, generalizing and shortening it showed
  finding_id uuid,
  primary key (campaign_id, place)
) with (fillfactor = 70);
alter table campaign_goals enable row level security;
create policy team on campaign_goals using (team_id = current_team()) with check (team_id = current_team());

-- The journal: written before it is sent, and completed with what was seen. A goal's state is a fold over its rows.
create table campaign_attempts (
  campaign_id uuid not null references campaigns on delete cascade,
  place integer not null,
  step integer not null,
  team_id uuid not null,
  phase text not null check (phase in ('handshake', 'twin', 'hunt', 'confirm', 'generalize', 'minimize')),
  trial integer,                      -- which repetition of a later phase it belongs to
  strategy text not null,
  engine text not null check (engine in ('embedded', 'model')),
  operators text[] not null,
  from_step integer,
  draft json not null,
  state text not null default 'sent' check (state in ('sent', 'observed')),
  sends integer not null default 1,   -- more than one: a worker died with it in flight
  seen json,
  signal double precision,
  outcome text check (outcome in ('broke', 'held', 'unassessed')),
  is_error boolean not null default false,
  requests integer not null default 0,
  tokens integer not null default 0,
  sent_at bigint not null,
  primary key (campaign_id, place, step)
) with (fillfactor = 70);
alter table campaign_attempts enable row level security;
create policy team on campaign_attempts using (team_id = current_team()) with check (team_id = current_team());

-- What happened at the sandbox because of an attempt. Append-only: the oracle is a function of these rows.
create table campaign_effects (
  id bigint generated always as identity primary key,
  campaign_id uuid not null references campaigns on delete cascade,
  place integer not null,
  step integer not null,
  team_id uuid not null,
  at bigint not null,                 -- milliseconds
  kind text not null check (kind in ('tool_call', 'hit', 'message', 'state', 'visit')),
  name text not null,
  detail text not null
);
create index campaign_effects_by_attempt on campaign_effects (campaign_id, place, step, id);
alter table campaign_effects enable row level security;
create policy team on campaign_effects using (team_id = current_team()) with check (team_id = current_team());

create table campaign_log (
  campaign_id uuid not null references campaigns on delete cascade,
  n integer not null,
  team_id uuid not null,
  at bigint not null,
  line text not null,
  primary key (campaign_id, n)
);
alter table campaign_log enable row level security;
create policy team on campaign_log using (team_id = current_team()) with check (team_id = current_team());

-- While a team has a row here, none of its campaigns may run.
create table redteam_stops (
  team_id uuid primary key references teams,
  stopped_by uuid not null,
  stopped_at bigint not null,
  reason text
);
alter table redteam_stops enable row level security;
create policy team on redteam_stops using (team_id = current_team()) with check (team_id = current_team());

-- Whether and when an agent may be attacked. No row: at any time.
create table redteam_policies (
  agent_id uuid primary key,
  team_id uuid not null,
  is_allowed boolean not null,
  from_hour smallint check (from_hour between 0 and 23),
  to_hour smallint check (to_hour between 0 and 23),
  time_zone text,
  requests_per_minute integer check (requests_per_minute > 0),
  updated_by uuid not null,
  updated_at bigint not null,
  check ((from_hour is null) = (to_hour is null) and (from_hour is null) = (time_zone is null))
);
create index redteam_policies_by_team on redteam_policies (team_id);
alter table redteam_policies enable row level security;
create policy team on redteam_policies using (team_id = current_team()) with check (team_id = current_team());

-- As for evaluations: beside all teams a worker learns which campaigns wait and whose they are, and nothing else of them.
create function campaigns_under_way() returns table (campaign_id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select c.id, c.team_id, c.created_by from campaigns c
  where c.status = 'running' and is_authenticating()
    and not exists (select from redteam_stops s where s.team_id = c.team_id)
  order by c.created_at
$$;
