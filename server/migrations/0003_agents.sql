create extension if not exists pg_trgm;

-- Free-form members are `json`, not `jsonb`: numbers come back in the form they were sent.
create table agents (
  id uuid primary key,
  team_id uuid not null references teams,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision bigint not null default 1,
  agent_name text not null,
  model_name text not null,
  agent_url text,
  hub text not null default 'custom',
  api_key_sealed text,
  api_key_mask text,
  api_key_url text,                  -- the address the key was entered for; it goes to that origin only
  agent_system_prompt text,
  rate_limit_requests_per_minute bigint not null default 100,
  status text not null default 'active',
  access_level text not null default 'black_box',
  agent_params json,
  mcp_config json,
  delegated_agents json not null default '[]',
  white_box_config json,
  repository_token_sealed text,
  repository_token_url text,
  agent_metadata json,
  purpose text,
  protocol text not null default 'chat_completions',
  test_score text,
  last_tested_by text,
  evaluated_harnesses json,
  last_evaluated_at bigint,
  protection_status text not null default 'unprotected',
  trust_stage text not null default 'registered',
  trusted_at bigint,
  ttt_days double precision,
  guard_config_id uuid,
  guard_manually_configured boolean not null default false,
  import_metadata json,
  capabilities json,
  skills json not null default '[]',
  latest_evaluation json,
  registration json                  -- members of the create body that the Agent does not show
) with (fillfactor = 80);
-- Two orders, each for the whole team and for one status. The whole team's indexes carry a condition that always holds:
-- only a query that states it can use them, so that one for a rare status never walks past all the others.
create index agents_by_age on agents (team_id, created_at desc, id desc) where created_at >= 0;
create index agents_by_name on agents (team_id, agent_name, id) where created_at >= 0;
create index agents_by_status_and_age on agents (team_id, status, created_at desc, id desc);
create index agents_by_status_and_name on agents (team_id, status, agent_name, id);
create index agents_by_words on agents using gin ((agent_name || ' ' || model_name || ' ' || coalesce(purpose, '')) gin_trgm_ops);
alter table agents enable row level security;
create policy team on agents using (team_id = current_team()) with check (team_id = current_team());

-- How many agents a team has in each status, kept by every statement that changes it: a count costs a page, not a table.
create table agent_counts (
  team_id uuid not null,
  status text not null,
  agents bigint not null,
  primary key (team_id, status)
);
alter table agent_counts enable row level security;
create policy team on agent_counts using (team_id = current_team()) with check (team_id = current_team());

create function count_agents() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into agent_counts as c (team_id, status, agents)
      select team_id, status, count(*) from new_rows group by 1, 2 order by 1, 2
      on conflict (team_id, status) do update set agents = c.agents + excluded.agents;
  elsif tg_op = 'DELETE' then
    insert into agent_counts as c (team_id, status, agents)
      select team_id, status, -count(*) from old_rows group by 1, 2 order by 1, 2
      on conflict (team_id, status) do update set agents = c.agents + excluded.agents;
  end if;
  return null;
end $$;
create trigger agents_counted_in after insert on agents referencing new table as new_rows
  for each statement execute function count_agents();
create trigger agents_counted_out after delete on agents referencing old table as old_rows
  for each statement execute function count_agents();

create function recount_agent() returns trigger language plpgsql as $$
begin
  insert into agent_counts as c (team_id, status, agents)
    select * from (values (old.team_id, old.status, -1), (new.team_id, new.status, 1)) as moved (team_id, status, agents)
    order by team_id, status
    on conflict (team_id, status) do update set agents = c.agents + excluded.agents;
  return null;
end $$;
create trigger agents_recounted after update of status on agents
  for each row when (old.status is distinct from new.status) execute function recount_agent();

-- Search looks words up in an index that row-level security would keep it from using; the team is compared here instead.
create function search_agents(words text, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp
as $$
  select id from agents
  where team_id = current_team() and (agent_name || ' ' || model_name || ' ' || coalesce(purpose, '')) ilike words
  order by created_at desc, id desc limit most
$$;

-- Each change, field by field. Secrets never stand here; that one was set or cleared does.
create table agent_history (
  team_id uuid not null references teams,
  agent_id uuid not null,
  revision bigint not null,
  at bigint not null,
  actor_kind text not null,
  actor_id uuid not null,
  action text not null,
  changes json not null,
  primary key (agent_id, revision)
);
comment on table agent_history is 'append-only';
alter table agent_history enable row level security;
create policy team on agent_history using (team_id = current_team()) with check (team_id = current_team());
