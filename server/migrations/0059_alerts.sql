-- Rules on telemetry, and what received spans tell about agents (docs/decisions/0089). An alarm can now come from a rule, and can
-- be about the team as a whole instead of an agent.
alter table alarms
  alter column agent_id drop not null,
  add column rule_id uuid,
  drop constraint alarms_kind_check,
  add constraint alarms_kind_check check (kind in (
    'silence', 'bypass', 'posture', 'guard_errors', 'over_blocking', 'under_attack', 'tool_changed', 'events_dropped',
    'telemetry', 'telemetry_dropped', 'telemetry_space')),
  add constraint alarms_subject check (
    (kind = 'telemetry') = (rule_id is not null)
    and (agent_id is not null or kind in ('telemetry', 'telemetry_dropped', 'telemetry_space')));
-- One open alarm for an agent (or the team), kind and rule, whatever runs beside.
drop index alarms_open;
create unique index alarms_open on alarms (team_id, agent_id, kind, rule_id) nulls not distinct where cleared_at is null;

create table alert_rules (
  id uuid primary key,
  team_id uuid not null,
  name text not null,
  scope text not null check (scope in ('agent', 'each_agent', 'team')),
  agent_id uuid,                      -- for the scope agent
  measure text not null check (measure in (
    'blocked_share', 'error_rate', 'latency', 'cost', 'tokens', 'silence', 'counter')),
  metric text,                        -- for latency, counter and silence
  percentile double precision,        -- for latency
  source text not null check (source in ('gateway', 'spans')),   -- whose requests, errors, tokens and costs
  time_window text not null check (time_window in ('5m', '15m', '30m', '1h', '6h', '1d')),
  compare_with text not null check (compare_with in ('value', 'window_before', 'day_before', 'week_before')),
  direction text not null check (direction in ('above', 'below')),
  threshold double precision not null,   -- a value, or the factor to what it is compared with
  min_requests integer not null,
  hold_seconds integer not null,
  severity text not null check (severity in ('warning', 'critical')),
  enabled boolean not null,
  created_at bigint not null,
  created_by uuid not null,
  updated_at bigint not null,
  updated_by uuid not null,
  revision integer not null,          -- an evaluation that began before an edit is not written
  next_at bigint not null             -- when it is evaluated next
);
create index alert_rules_of_team on alert_rules (team_id);
create index alert_rules_due on alert_rules (next_at) where enabled;
alter table alert_rules enable row level security;
create policy team on alert_rules using (team_id = current_team()) with check (team_id = current_team());

-- What a rule last found, for each of its agents or for the team.
create table alert_states (
  team_id uuid not null,
  rule_id uuid not null,
  agent_id uuid,
  state text not null check (state in ('ok', 'firing', 'too_few', 'unknown')),
  why text check (why in ('no_data', 'unavailable', 'no_agent')),
  value double precision,
  compared double precision,
  requests bigint,
  since bigint not null,
  calm_since bigint,                  -- firing: since when the condition has not been met
  evaluated_at bigint not null,
  unique nulls not distinct (team_id, rule_id, agent_id)
);
alter table alert_states enable row level security;
create policy team on alert_states using (team_id = current_team()) with check (team_id = current_team());

create function teams_with_due_alert_rules(now bigint) returns table (team_id uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select distinct r.team_id from alert_rules r
  where r.enabled and r.next_at <= now and is_authenticating()
$$;

-- Received traces of a protected agent that may have passed the gateway by. Judged a while later, because spans of a trace arrive
-- in any order.
create table bypass_suspects (
  team_id uuid not null,
  agent_id uuid not null,
  trace_id text not null,
  leg text not null check (leg in ('front', 'model')),
  service text not null,
  server text,                        -- the host that a call to a model named
  started_at bigint not null,
  seen_at bigint not null,
  primary key (team_id, agent_id, trace_id, leg)
);
create index bypass_suspects_due on bypass_suspects (seen_at);
alter table bypass_suspects enable row level security;
create policy team on bypass_suspects using (team_id = current_team()) with check (team_id = current_team());

-- Also teams whose bypass alarm came from spans: it clears by itself.
create function teams_with_suspects(seen_before bigint) returns table (team_id uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select distinct w.team_id from (
    select s.team_id from bypass_suspects s where s.seen_at <= seen_before
    union all select a.team_id from alarms a
    where a.cleared_at is null and a.kind = 'bypass' and a.facts ->> 'span_at' is not null
  ) w
  where is_authenticating()
$$;

-- Agents that spans name and that the team has not registered.
create table unregistered_agents (
  id uuid primary key,
  team_id uuid not null,
  name text not null,
  service text not null,
  first_at bigint not null,
  last_at bigint not null,
  spans bigint not null,
  models text[] not null,
  trace_id text not null,             -- of the newest span
  ignored_at bigint,
  ignored_by uuid,
  unique (team_id, name, service)
);
alter table unregistered_agents enable row level security;
create policy team on unregistered_agents using (team_id = current_team()) with check (team_id = current_team());
