-- Evaluations, harnesses and campaigns that start by themselves (docs/decisions/0121).
create table schedules (
  id uuid primary key,
  team_id uuid not null,
  agent_id uuid not null,
  name text not null,
  kind text not null check (kind in ('evaluation', 'harness', 'campaign')),
  settings json not null,
  cron text,                           -- null: only when the agent changes
  timezone text not null,
  on_change boolean not null,
  budget integer,                      -- requests in a calendar month of the time zone; null: no cap
  is_enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('by_user', 'agent_archived')),
  next_at bigint,                      -- milliseconds; null while off, and without a cron expression
  seen_revision integer not null,      -- the agent's configuration that the newest run, or the creation, has seen
  changed_at bigint,                   -- milliseconds; of the newest run because of a change
  created_at bigint not null,
  created_by uuid not null,
  updated_at bigint
);
create index schedules_of_team on schedules (team_id, created_at);
create index schedules_of_agent on schedules (agent_id);
create index schedules_by_time on schedules (next_at) where is_enabled;
create index schedules_on_change on schedules (agent_id) where is_enabled and on_change;
alter table schedules enable row level security;
create policy team on schedules using (team_id = current_team()) with check (team_id = current_team());

-- What became of each time: a run, or the reason why there is none.
create table schedule_runs (
  id uuid primary key,
  team_id uuid not null,
  schedule_id uuid not null,
  at bigint not null,                  -- milliseconds
  cause text not null check (cause in ('time', 'change', 'manual')),
  result text not null check (result in ('started', 'skipped', 'failed')),
  reason text,                         -- still_running, budget, refused; late for a run that started after its time
  note text,                           -- the reason in a sentence
  run_id uuid,
  requests integer not null default 0, -- what counts against the budget
  is_settled boolean not null default false
);
create index schedule_runs_newest on schedule_runs (schedule_id, at desc, id desc);
create index schedule_runs_by_time on schedule_runs (at);
create index schedule_runs_of_team on schedule_runs (team_id);
alter table schedule_runs enable row level security;
create policy team on schedule_runs using (team_id = current_team()) with check (team_id = current_team());

-- A change starts a run at most once an hour. `now` is in milliseconds.
create function schedules_due(now bigint, most integer) returns table (id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select d.id, d.team_id, d.created_by from (
    (select s.id, s.team_id, s.created_by, s.next_at as due_at from schedules s
    where s.is_enabled and s.next_at <= now
    order by s.next_at
    limit most)
    union
    (select s.id, s.team_id, s.created_by, s.changed_at from schedules s
    join agents a on a.id = s.agent_id
    where s.is_enabled and s.on_change and a.edited_revision > s.seen_revision
      and coalesce(s.changed_at, 0) <= now - 3600000
    limit most)) as d
  where is_authenticating()
  order by d.due_at nulls first
  limit most
$$;

-- `now` is in milliseconds.
create function expire_schedule_runs(now bigint) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from schedule_runs
  where at <= now - 100 * 86400000::bigint and is_authenticating()
$$;

-- An agent that is archived is no longer tested, whoever archives it and how.
create function switch_off_schedules() returns trigger
language plpgsql
as $$
begin
  update schedules
  set is_enabled = false, disabled_reason = 'agent_archived', next_at = null
  where agent_id = new.id and team_id = new.team_id and is_enabled;
  return null;
end
$$;
create trigger switch_off_schedules after update of status on agents
  for each row when (new.status = 'archived' and old.status is distinct from new.status) execute function switch_off_schedules();

-- Which schedule made a run.
alter table evaluations add column schedule_id uuid;
alter table campaigns add column schedule_id uuid;
