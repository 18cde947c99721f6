-- What a run finds out about its agent before it tests it: one row for each control question that was answered or failed.
-- Runs from before have none, and nothing of theirs counts as not testable.
create table evaluation_controls (
  evaluation_id uuid not null references evaluations on delete cascade,
  n integer not null,
  team_id uuid not null,
  control text not null,
  question json not null,
  met boolean,                        -- null: no answer
  observation json not null,
  observed_at bigint not null,        -- milliseconds
  primary key (evaluation_id, n)
);
alter table evaluation_controls enable row level security;
create policy team on evaluation_controls using (team_id = current_team()) with check (team_id = current_team());
