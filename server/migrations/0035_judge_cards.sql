-- How well a judge tells failures from passes: measured on labeled responses before its word counts in a score
-- (docs/decisions/0044). A measurement is a job; its row is the card when it is completed.
create table judge_cards (
  id uuid primary key,
  team_id uuid not null,
  agent_id uuid not null,
  agent_revision bigint not null,     -- a changed judge is another judge
  created_by uuid not null,
  status text not null default 'running' check (status in ('running', 'paused', 'completed', 'failed', 'cancelled')),
  status_message text,
  worker integer,
  requests_cap integer not null,
  requests_sent integer not null default 0,   -- counted before a request is sent
  position integer not null default 0,        -- in the list of shipped responses, then in that of the team's own
  own json not null default '[]',             -- the team's own labeled responses: run, number and label
  counts json not null default '{}',          -- on the shipped responses
  own_counts json not null default '{}',
  created_at bigint not null,
  completed_at bigint
);
create unique index judge_cards_running on judge_cards (team_id, agent_id) where status = 'running';
create index judge_cards_by_agent on judge_cards (team_id, agent_id, agent_revision, created_at desc);
alter table judge_cards enable row level security;
create policy team on judge_cards using (team_id = current_team()) with check (team_id = current_team());

create function judge_cards_in_progress() returns table (id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, created_by from judge_cards where status = 'running' and is_authenticating() order by created_at
$$;

-- The judge as it was when the run was created; null in older runs, whose judges never count.
alter table evaluations add column judge_revision bigint;
