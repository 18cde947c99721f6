-- What guards and flow policies did with requests through the gateway (docs/decisions/0073). No text.
-- One row for a guard, channel and outcome of a request: an intervention, a hit in shadow, or a guard that could not judge.
create table guard_events (
  id uuid primary key,                -- ordered by time
  team_id uuid not null,
  agent_id uuid not null,
  request_id text not null,
  trace_id text,
  leg text not null check (leg in ('front', 'model', 'tools')),
  protocol text not null,
  kind text not null check (kind in ('guard', 'flow')),
  channel text not null,
  guard text not null,                -- empty for a flow policy
  method text not null,
  rule text not null,                 -- of a flow policy, its line
  outcome text not null check (outcome in ('hit', 'undecided')),
  why text,                           -- why a guard could not judge
  action text not null,
  enforced boolean not null,
  score double precision,
  start_at integer,                   -- of the first span in the judged text, in UTF-16 units
  end_at integer,
  texts integer not null,             -- texts of the request that this holds for
  elapsed_us bigint not null,
  config_id uuid,
  policy_id uuid,
  version integer not null,           -- of the config, or of the flow policy
  tool text,                          -- that a flow policy stopped
  hit_id uuid,                        -- the text that was kept for people to label
  ending text not null,               -- of the request
  status integer not null,            -- that the client got
  request json,                       -- what is known of the request, with its first event only
  is_sample boolean not null,
  created_at bigint not null
);
create index guard_events_of_agent on guard_events (team_id, agent_id, id desc);
create index guard_events_of_team on guard_events (team_id, id desc);
create index guard_events_of_request on guard_events (team_id, request_id);
create index guard_events_by_time on guard_events (created_at);
alter table guard_events enable row level security;
create policy team on guard_events using (team_id = current_team()) with check (team_id = current_team());

-- When requests of an agent were last seen and judged, by leg and version.
create table agent_pulse (
  team_id uuid not null,
  agent_id uuid not null,
  leg text not null,
  config_id uuid,                     -- null if the agent had no guards
  version integer not null,           -- 0 if the agent had no guards
  is_sample boolean not null,
  requests bigint not null,
  judged bigint not null,             -- at least one guard judged at least one text
  stopped bigint not null,            -- by a guard or a flow policy
  undecided bigint not null,
  unscanned bigint not null,          -- parts that no guard can read
  first_at bigint not null,
  last_at bigint not null,
  last_judged_at bigint,
  unique nulls not distinct (team_id, agent_id, leg, config_id, version, is_sample)
);
alter table agent_pulse enable row level security;
create policy team on agent_pulse using (team_id = current_team()) with check (team_id = current_team());

-- The same by ten minutes, for 15 days: what is usual for an agent.
create table traffic_buckets (
  team_id uuid not null,
  agent_id uuid not null,
  leg text not null,
  at bigint not null,                 -- when the ten minutes began
  is_sample boolean not null,
  requests bigint not null,
  judged bigint not null,
  stopped bigint not null,
  undecided bigint not null,
  dropped bigint not null,            -- events that were not stored because there were too many
  primary key (team_id, agent_id, leg, at, is_sample)
);
create index traffic_buckets_by_time on traffic_buckets (at);
alter table traffic_buckets enable row level security;
create policy team on traffic_buckets using (team_id = current_team()) with check (team_id = current_team());

alter table guard_counts drop constraint guard_counts_source_check;
alter table guard_counts add constraint guard_counts_source_check
  check (source in ('console', 'sdk', 'gateway', 'sample'));
alter table guard_hits add column request_id text;
alter table guard_hits add column is_sample boolean not null default false;

-- Events are kept for 30 days, and of a team the newest million. A call deletes a limited number, so that it never takes long.
create function expire_guard_events(now bigint) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  crowded record;
begin
  if not is_authenticating() then return; end if;
  delete from guard_events where id in (
    select id from guard_events where created_at <= now - 30 * 86400 order by created_at limit 100000);
  for crowded in
    select team_id, count(*) - 1000000 as surplus from guard_events group by team_id having count(*) > 1000000
  loop
    delete from guard_events where id in (
      select id from guard_events where team_id = crowded.team_id order by id limit least(100000, crowded.surplus));
  end loop;
  delete from traffic_buckets where at <= now - 15 * 86400;
end
$$;
