-- Who talks to an agent, as far as prompts follow from it. Presets are files in the code and not rows.
create table personas (
  id uuid primary key,
  team_id uuid not null references teams,
  name text not null,
  description text,
  role text not null,
  role_description text,
  knowledge_level text not null default 'intermediate',
  skill_level text not null default 'competent',
  intent text not null default 'benign',
  language text not null default 'en', -- BCP 47, as it came
  access_permissions json,             -- as it came
  preset_category text,
  tags text[],
  icon_filename text,
  revision integer not null default 1, -- for ETags
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint name_length check (length(name) between 1 and 255),
  constraint role_length check (length(role) between 1 and 100),
  constraint known_knowledge check (knowledge_level in ('beginner', 'intermediate', 'advanced', 'expert')),
  constraint known_skill check (skill_level in ('novice', 'competent', 'proficient', 'expert')),
  constraint known_intent check (intent in ('benign', 'curious', 'adversarial', 'malicious'))
);
create index personas_of_team on personas (team_id, created_at desc, id desc);
alter table personas enable row level security;
create policy team on personas using (team_id = current_team()) with check (team_id = current_team());

-- What people can differ in. The built-in ones are files in the code.
create table demographic_dimensions (
  id uuid primary key,
  team_id uuid not null references teams,
  name text not null,
  display_name text not null,
  protected_class boolean not null default true,
  description text,
  revision integer not null default 1, -- for ETags; changes of its values count
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint name_form check (name ~ '^[a-z][a-z0-9_]{0,99}$'),
  constraint display_name_length check (length(display_name) between 1 and 255),
  unique (team_id, name)
);
alter table demographic_dimensions enable row level security;
create policy team on demographic_dimensions using (team_id = current_team()) with check (team_id = current_team());

create table demographic_values (
  id uuid primary key,
  team_id uuid not null references teams,
  dimension_id uuid not null references demographic_dimensions on delete cascade,
  value text not null,
  display_name text,
  metadata json,                       -- as it came
  sort_order bigint not null default 0,
  position integer not null,           -- in the order of creation, for values with the same sort_order
  revision integer not null default 1, -- for ETags
  created_by uuid not null,
  created_at bigint not null,
  constraint value_length check (length(value) between 1 and 255),
  unique (dimension_id, value)
);
create index demographic_values_of_team on demographic_values (team_id, dimension_id, sort_order, position);
alter table demographic_values enable row level security;
create policy team on demographic_values using (team_id = current_team()) with check (team_id = current_team());
