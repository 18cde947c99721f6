create table environment_settings (
  team_id uuid primary key references teams,
  four_eyes boolean not null,         -- nobody approves a rule of their own
  changed_by uuid not null,
  changed_at bigint not null
);
alter table environment_settings enable row level security;
create policy team on environment_settings using (team_id = current_team()) with check (team_id = current_team());
