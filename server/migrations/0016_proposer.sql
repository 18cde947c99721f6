-- A proposer writes further clauses for a search to try. Each call is written down before it is sent, with what it shows, and
-- its answer stays: a job that is taken over asks nothing twice and comes to the same arms. Its words are data.
create table evolution_proposer_calls (
  job_id uuid not null references evolution_jobs on delete cascade,
  number integer not null,
  team_id uuid not null,
  category text not null,
  case_number text not null,
  traces json not null,                   -- conversations of the half that searches, in which the agent failed
  state text not null default 'planned' check (state in ('planned', 'sent', 'answered', 'failed')),
  attempts integer not null default 0,
  reply text,
  is_whole boolean not null default false,
  failure text,
  model text,
  tokens_in integer not null default 0,
  tokens_out integer not null default 0,
  primary key (job_id, number)
);
alter table evolution_proposer_calls enable row level security;
create policy team on evolution_proposer_calls using (team_id = current_team()) with check (team_id = current_team());

alter table evolution_jobs
  add column proposer_requests integer not null default 0,
  add column proposer_tokens bigint not null default 0,   -- reserved before they are sent
  add column notes json not null default '[]';
