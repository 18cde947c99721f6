-- An agent's own address is asked for the few tokens that are open or were closed a moment ago, of the thousands that it has had.
drop index sandbox_tokens_by_agent;
create index sandbox_tokens_in_flight on sandbox_tokens (agent_id, closed_at);

create or replace function sandbox_visit(wanted text, now_ms bigint)
returns table (
  token_id bigint, team_id uuid, created_by uuid, campaign_id uuid, place integer, step integer, agent_id uuid, play json,
  closed_at bigint, is_own boolean
)
language sql stable security definer set search_path = public, pg_temp
as $$
  with led as (
    select t.id, true as is_own from sandbox_tokens t where t.hash = wanted
    union all
    select t.id, false from sandbox_addresses a
    join sandbox_tokens t on t.agent_id = a.agent_id and t.team_id = a.team_id and t.closed_at is null
    where a.hash = wanted
    union all
    select t.id, false from sandbox_addresses a
    join sandbox_tokens t on t.agent_id = a.agent_id and t.team_id = a.team_id and t.closed_at > now_ms - 60000
    where a.hash = wanted
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
