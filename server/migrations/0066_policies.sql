create table policies (
  id uuid primary key,
  team_id uuid not null references teams,
  name text not null,
  description text,
  category text not null,
  status text not null default 'draft',
  source_text text,                   -- given by hand; a file's text stands in policy_texts
  preset text,                        -- the preset it was copied from
  tags text[],
  -- In force for all agents of the team, or for those in policy_scopes. By default for none.
  all_agents boolean not null default false,
  text_version integer not null default 0,
  revision integer not null default 1, -- for ETags
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint name_length check (length(name) between 1 and 255),
  constraint known_category check (category in ('privacy', 'ethics', 'security', 'compliance', 'operational', 'brand', 'custom')),
  constraint known_status check (status in ('draft', 'active', 'archived'))
);
create index policies_of_team on policies (team_id, created_at desc, id desc);
create index policies_by_name on policies (team_id, name, id);
alter table policies enable row level security;
create policy team on policies using (team_id = current_team()) with check (team_id = current_team());

-- The uploaded file, as it came, and how far its conversion is.
create table policy_files (
  policy_id uuid primary key references policies on delete cascade,
  team_id uuid not null references teams,
  name text not null,
  kind text,                          -- told by content: pdf, docx, html, markdown, text; null until it is known
  content bytea not null,
  state text not null default 'queued',
  engine text,
  pages integer,
  characters integer,
  warnings text[] not null default '{}',
  problem text,                       -- the sentence that says why it failed
  worker integer,                     -- who converts it
  attempts integer not null default 0,
  uploaded_by uuid not null,
  created_at bigint not null,
  constraint known_state check (state in ('queued', 'running', 'done', 'failed'))
);
-- Documents are packed already, and parts of one are read without unpacking the whole.
alter table policy_files alter content set storage external;
create index policy_files_to_convert on policy_files (created_at) where state in ('queued', 'running');
create function policy_files_to_convert() returns table (policy_id uuid, team_id uuid, uploaded_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select policy_id, team_id, uploaded_by from policy_files
  where state in ('queued', 'running') and is_authenticating()
  order by created_at
$$;
alter table policy_files enable row level security;
create policy team on policy_files using (team_id = current_team()) with check (team_id = current_team());

-- Every text a policy had, the newest in force. Rules point into it.
create table policy_texts (
  policy_id uuid not null references policies on delete cascade,
  version integer not null,
  team_id uuid not null references teams,
  content text not null,
  blocks jsonb not null,              -- Block[] (analysis/policies/block.ts)
  source text not null,               -- file, or given by hand
  created_at bigint not null,
  primary key (policy_id, version),
  constraint known_source check (source in ('file', 'given', 'preset'))
);
alter table policy_texts enable row level security;
create policy team on policy_texts using (team_id = current_team()) with check (team_id = current_team());

create table policy_scopes (
  policy_id uuid not null references policies on delete cascade,
  agent_id uuid not null references agents on delete cascade,
  team_id uuid not null references teams,
  primary key (policy_id, agent_id)
);
create index policy_scopes_of_agent on policy_scopes (agent_id);
alter table policy_scopes enable row level security;
create policy team on policy_scopes using (team_id = current_team()) with check (team_id = current_team());
