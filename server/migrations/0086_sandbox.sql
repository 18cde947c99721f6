-- Where an attacked agent comes to by itself: its effects belong to the one attempt that the token was made for. Only the
-- token's hash is here, with what the sandbox plays for it.
create table sandbox_tokens (
  id bigint generated always as identity primary key,
  team_id uuid not null references teams,
  campaign_id uuid not null references campaigns on delete cascade,
  place integer not null,
  step integer not null,
  agent_id uuid not null,
  hash text not null unique,
  play json not null,
  lists integer not null default 0,   -- how often the tools were listed: a rug pull changes them at the second time
  opened_at bigint not null,          -- milliseconds
  closed_at bigint                    -- when the agent's answer was there
);
create index sandbox_tokens_by_attempt on sandbox_tokens (campaign_id, place, step);
create index sandbox_tokens_by_agent on sandbox_tokens (agent_id, opened_at desc);
alter table sandbox_tokens enable row level security;
create policy team on sandbox_tokens using (team_id = current_team()) with check (team_id = current_team());

-- The address that stays the same for an agent, for its test setup. What arrives there belongs to the attempt in flight.
create table sandbox_addresses (
  agent_id uuid primary key,
  team_id uuid not null references teams,
  hash text not null unique,
  created_at bigint not null
);
create index sandbox_addresses_by_team on sandbox_addresses (team_id);
alter table sandbox_addresses enable row level security;
create policy team on sandbox_addresses using (team_id = current_team()) with check (team_id = current_team());

-- Null for what another process wrote before there were tokens. What came too late is kept, and decides nothing.
alter table campaign_effects
  add column token_id bigint,
  add column world json,              -- the change of the played world
  add column is_counted boolean not null default true;

-- The sandbox asks by whole hashes before it knows any team. A token lives as long as its campaign, and a minute longer. An
-- agent's own address leads to the attempt in flight, or to the one that ended last; to none while two are in flight.
create function sandbox_visit(wanted text, now_ms bigint)
returns table (
  token_id bigint, team_id uuid, created_by uuid, campaign_id uuid, place integer, step integer, agent_id uuid, play json,
  closed_at bigint, is_own boolean
)
language sql stable security definer set search_path = public, pg_temp
as $$
  with led as (
    select t.id, true as is_own from sandbox_tokens t where t.hash = wanted
    union all
    select t.id, false from sandbox_addresses a join sandbox_tokens t on t.agent_id = a.agent_id and t.team_id = a.team_id
    where a.hash = wanted and (t.closed_at is null or t.closed_at + 60000 > now_ms)
  ), alive as (
    select t.*, c.created_by, led.is_own,
      count(*) filter (where t.closed_at is null) over () as in_flight,
      row_number() over (order by t.closed_at desc nulls first, t.opened_at desc) as nth
    from led
    join sandbox_tokens t on t.id = led.id
    join campaigns c on c.id = t.campaign_id
    join teams on teams.id = t.team_id and teams.deleted_at is null
    where is_authenticating() and (
      c.status = 'running'
      or (c.status = 'paused' and t.closed_at is null)
      or t.closed_at + 60000 > now_ms
      or c.completed_at * 1000 + 60000 > now_ms
    )
  )
  select id, team_id, created_by, campaign_id, place, step, agent_id, play, closed_at, is_own
  from alive
  where nth = 1 and (is_own or in_flight <= 1)
$$;

comment on table campaign_effects is 'append-only: the oracle is a function of these rows';
