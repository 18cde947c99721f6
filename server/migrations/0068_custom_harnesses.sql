-- Tests made from rules and personas (docs/decisions/0095). A finished harness never changes, so that its runs stay explicable.
create table custom_harnesses (
  id uuid primary key,
  team_id uuid not null references teams,
  name text not null,
  description text,
  agent_id uuid not null,
  persona_ids uuid[] not null,
  policy_ids uuid[] not null,
  system_prompt text,                 -- stands for the agent's own where there are no policies
  status text not null default 'draft',
  seed bigint not null,
  max_prompts integer not null,
  workflow_id uuid not null,
  workflow_status text not null default 'created',
  phase text not null default 'reading',
  -- The rules and personas as they were read. With the seed they decide every prompt, whatever becomes of them later.
  material json,
  planned integer,
  written integer not null default 0, -- the cursor: written with each batch of prompts
  worker integer,
  generated_at bigint,
  creation_error text,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint name_length check (length(name) between 1 and 255),
  constraint known_status check (status in ('draft', 'active', 'archived', 'failed')),
  constraint known_workflow_status
    check (workflow_status in ('created', 'starting', 'running', 'succeeded', 'failed', 'cancelled')),
  constraint known_phase check (phase in ('reading', 'planning', 'writing', 'checking', 'done'))
);
create unique index custom_harness_names on custom_harnesses (team_id, lower(name));
create index custom_harnesses_of_team on custom_harnesses (team_id, created_at desc, id desc);
create index custom_harnesses_in_work on custom_harnesses (created_at) where status = 'draft';
alter table custom_harnesses enable row level security;
create policy team on custom_harnesses using (team_id = current_team()) with check (team_id = current_team());

create table custom_prompts (
  harness_id uuid not null references custom_harnesses on delete cascade,
  seq integer not null,
  team_id uuid not null references teams,
  key text not null,                  -- SHA-256 of seed, rule, persona, variant and number
  dimension text not null,
  question json not null,             -- as a run sends it, with what its grading needs
  pass_criteria text not null,
  lineage json not null,
  primary key (harness_id, seq),
  unique (harness_id, key)
);
alter table custom_prompts enable row level security;
create policy team on custom_prompts using (team_id = current_team()) with check (team_id = current_team());

create function custom_harnesses_in_progress() returns table (id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, created_by from custom_harnesses
  where status = 'draft' and is_authenticating()
  order by created_at
$$;
