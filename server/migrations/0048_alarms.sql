-- What is wrong with an agent's protection, now and before (docs/decisions/0074).
create table alarms (
  id uuid primary key,
  team_id uuid not null,
  agent_id uuid not null,
  kind text not null check (kind in (
    'silence', 'bypass', 'posture', 'guard_errors', 'over_blocking', 'under_attack', 'tool_changed', 'events_dropped')),
  severity text not null check (severity in ('warning', 'critical')),
  facts json not null,                -- IDs, names and figures; no text that an agent or its users wrote
  raised_at bigint not null,
  cleared_at bigint,
  cleared_because text check (cleared_because in ('resolved', 'accepted', 'unwatched')),
  acknowledged_at bigint,
  acknowledged_by uuid,
  note text
);
-- One open alarm for an agent and kind, whatever runs beside.
create unique index alarms_open on alarms (team_id, agent_id, kind) where cleared_at is null;
create index alarms_newest on alarms (team_id, raised_at desc, id desc);
create index alarms_of_agent on alarms (team_id, agent_id, raised_at desc, id desc);
create index alarms_by_time on alarms (cleared_at);
alter table alarms enable row level security;
create policy team on alarms using (team_id = current_team()) with check (team_id = current_team());

-- What the console watches of an agent: what people set, and what it remembers.
create table agent_watch (
  team_id uuid not null,
  agent_id uuid not null,
  heartbeat_seconds integer,          -- the longest silence that people declared as usual; null: learned from traffic
  has_probe boolean not null default false,
  updated_at bigint,
  updated_by uuid,
  posture json,                       -- the strongest protection since it was last accepted
  heard_at bigint,                    -- of the traffic that the next time was computed from
  silent_from bigint,                 -- when silence after it becomes an alarm; null if that can't be told
  probed_at bigint,
  probe_result text check (probe_result in ('answered', 'refused', 'unreachable')),
  primary key (team_id, agent_id)
);
alter table agent_watch enable row level security;
create policy team on agent_watch using (team_id = current_team()) with check (team_id = current_team());

-- Teams whose agents are watched.
create function teams_under_watch() returns table (team_id uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select distinct w.team_id from (
    select c.team_id from guard_configs c where c.live_version is not null
    union all select a.team_id from alarms a where a.cleared_at is null
  ) w
  where is_authenticating()
$$;

-- Cleared alarms are kept for a year.
create function expire_alarms(now bigint) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from alarms where cleared_at <= now - 365 * 86400 and is_authenticating()
$$;
