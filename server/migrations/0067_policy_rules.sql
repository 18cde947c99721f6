create table policy_rules (
  id uuid primary key,
  team_id uuid not null references teams,
  policy_id uuid not null references policies on delete cascade,
  number text not null,               -- the document's own, or R-001
  position integer not null,          -- in the order of the text
  status text not null default 'draft',
  version integer not null default 1, -- of its meaning, in rule_versions
  approved_version integer,           -- in force until somebody decides on a later one
  span_start integer,                 -- in the newest text; null for a rule written by hand, or whose words are gone
  span_end integer,
  text_version integer,
  quote text,                         -- the words it comes from, exactly the slice between the offsets
  span_hash text,                     -- of the folded words: a rejected rule does not come back
  topic text not null,                -- folded action and target: rules of one topic can contradict each other
  check_kind text not null default 'judge', -- of the newest version, as in rule_versions
  searched text not null default '',  -- number, action and words of the newest version, lower case
  section text not null default '',
  category text,
  tags text[],
  confidence double precision,
  suspicious boolean not null default false,
  origins jsonb not null default '[]', -- who found it: engines with name and version
  reviewed_by uuid,
  reviewed_at bigint,
  review_notes text,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null default 1, -- for ETags
  constraint known_status check (status in ('draft', 'approved', 'rejected', 'modified')),
  unique (policy_id, number)
);
create index policy_rules_of_team on policy_rules (team_id, policy_id, position, id);
create index policy_rules_by_status on policy_rules (team_id, status, policy_id, position, id);
create index policy_rules_by_topic on policy_rules (policy_id, topic);
alter table policy_rules enable row level security;
create policy team on policy_rules using (team_id = current_team()) with check (team_id = current_team());

-- What a rule meant, version by version.
create table rule_versions (
  rule_id uuid not null references policy_rules on delete cascade,
  version integer not null,
  team_id uuid not null references teams,
  rule_type text not null,
  action text not null,
  target text,
  assignee text,
  constraints jsonb not null default '[]', -- as they came, with conditions as condition_type "when"
  constraint_logic text not null default 'all',
  consequence jsonb not null,
  words text not null,
  check_kind text not null,
  test jsonb not null,                -- Check (analysis/policies/check.ts)
  created_by uuid not null,
  created_at bigint not null,
  primary key (rule_id, version),
  constraint known_type check (rule_type in ('permission', 'prohibition', 'obligation', 'recommendation'))
);
comment on table rule_versions is 'append-only';
alter table rule_versions enable row level security;
create policy team on rule_versions using (team_id = current_team()) with check (team_id = current_team());

-- One reading of a policy's text. With a model of the team it is a job of several calls.
create table extraction_runs (
  id uuid primary key,
  team_id uuid not null references teams,
  policy_id uuid not null references policies on delete cascade,
  text_version integer not null,
  status text not null default 'running',
  extractor_agent_id uuid,            -- null: only the console's own reader
  max_calls integer not null default 0,
  found integer not null default 0,
  dropped integer not null default 0, -- rules of the model whose words are not in the text
  facts jsonb not null default '[]',  -- prices and deadlines that stand in the text, shown folded
  problem text,
  worker integer,
  created_by uuid not null,
  created_at bigint not null,
  ended_at bigint,
  constraint known_status check (status in ('running', 'completed', 'failed'))
);
create index extraction_runs_open on extraction_runs (created_at) where status = 'running';
create function extractions_in_progress() returns table (id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, created_by from extraction_runs
  where status = 'running' and is_authenticating()
  order by created_at
$$;
create index extraction_runs_of_policy on extraction_runs (policy_id, created_at desc);
alter table extraction_runs enable row level security;
create policy team on extraction_runs using (team_id = current_team()) with check (team_id = current_team());

-- Written before each call is sent, so that a killed extraction sends none twice and none beyond its budget.
create table model_calls (
  extraction_id uuid not null references extraction_runs on delete cascade,
  number integer not null,            -- of the section
  team_id uuid not null references teams,
  state text not null default 'sent',
  answer text,
  prompt_tokens integer,
  completion_tokens integer,
  created_at bigint not null,
  primary key (extraction_id, number),
  constraint known_state check (state in ('sent', 'answered', 'failed'))
);
alter table model_calls enable row level security;
create policy team on model_calls using (team_id = current_team()) with check (team_id = current_team());
