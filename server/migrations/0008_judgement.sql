-- What a completed run says of its agent, and how surely: the scores with their intervals and verdicts, what of the public
-- taxonomies was tested, and what reading the configuration showed. Written once, with the run's end.
alter table evaluations
  add column threshold double precision,
  add column verdict text check (verdict in ('passed', 'failed', 'inconclusive')),
  add column figures json,            -- overall, dimensions and scenarios, each with its interval
  add column judge_agent_id uuid;

-- Apart from the run, whose row is read with every step: a report is a hundred times as long.
create table evaluation_reports (
  evaluation_id uuid primary key references evaluations on delete cascade,
  team_id uuid not null,
  inspection json not null,           -- what reading the agent showed, as it was when the run was made
  report json                         -- null until the run is completed
);
alter table evaluation_reports enable row level security;
create policy team on evaluation_reports using (team_id = current_team()) with check (team_id = current_team());

-- Read by its id a run was found through indexes that end with the id, before the first statistics: see 0007.
drop index evaluations_by_age;
drop index evaluations_by_agent;
create index evaluations_by_age on evaluations (team_id, created_at desc, id desc) where created_at >= 0;
create index evaluations_by_agent on evaluations (team_id, agent_id, created_at desc, id desc) where created_at >= 0;
-- The few that matter are found without reading all that went well.
create index evaluation_prompts_by_outcome on evaluation_prompts (evaluation_id, outcome, seq)
  where outcome in ('failed', 'unassessed');

-- What a team holds its agents to. No row: the defaults.
create table evaluation_settings (
  team_id uuid primary key references teams,
  trust_threshold double precision not null check (trust_threshold > 0 and trust_threshold <= 1),
  updated_at bigint not null,
  updated_by uuid not null
);
alter table evaluation_settings enable row level security;
create policy team on evaluation_settings using (team_id = current_team()) with check (team_id = current_team());
