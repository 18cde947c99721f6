-- A team's own tests. Each upload is a version that never changes, and a run names the versions that it asks.
create table test_sets (
  id uuid primary key,
  team_id uuid not null,
  name text not null,
  required boolean not null default false, -- asked in every complete run, whose verdict it can fail
  created_at bigint not null,              -- seconds
  created_by uuid not null
);
create unique index test_sets_by_name on test_sets (team_id, lower(name));
alter table test_sets enable row level security;
create policy team on test_sets using (team_id = current_team()) with check (team_id = current_team());

create table test_set_versions (
  id uuid primary key,
  test_set_id uuid not null references test_sets on delete cascade,
  team_id uuid not null,
  version integer not null,
  format text not null check (format in ('csv', 'jsonl', 'yaml')),
  layout text not null check (layout in ('own', 'promptfoo', 'openai_evals')),
  content text not null,                   -- the file as uploaded
  cases json not null,                     -- as it was read on the day
  case_count integer not null,
  guards_sealed text,                      -- texts that must never appear; null if there are none
  guard_count integer not null,
  added integer not null,                  -- cases, compared with the version before
  removed integer not null,
  changed integer not null,
  created_at bigint not null,              -- seconds
  created_by uuid not null,
  unique (test_set_id, version)
);
alter table test_set_versions enable row level security;
create policy team on test_set_versions using (team_id = current_team()) with check (team_id = current_team());

-- The versions that a run asks, and whether they were required when it was created. Runs from before have none.
alter table evaluations add column test_sets json not null default '[]';
