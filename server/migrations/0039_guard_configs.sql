-- Guard configs: the body that people edit, and the versions that agents live by (docs/decisions/0061).
create table guard_configs (
  id uuid primary key,
  team_id uuid not null,
  agent_id uuid,                        -- null: a template, which no agent can live by
  status text not null default 'pending' check (status in ('pending', 'applied')),
  config_body json not null,            -- as it was sent
  digest text not null,                 -- SHA-256 of the body as canonical JSON
  modes json not null,                  -- {guard: "shadow" | "enforce"}
  unavailable json not null,            -- methods of the body that this console lacks
  guard_instance_url text,
  live_version integer,                 -- the newest version that was applied; the agent lives by it while it is bound to this config
  revision bigint not null default 1,
  created_at bigint not null,
  created_by uuid not null,
  updated_at bigint,
  updated_by uuid
);
create index guard_configs_newest on guard_configs (team_id, created_at desc, id desc);
create index guard_configs_of_agent on guard_configs (agent_id, created_at desc);
alter table guard_configs enable row level security;
create policy team on guard_configs using (team_id = current_team()) with check (team_id = current_team());

-- What was applied stays as it was, also after its config was deleted: events and audit entries name version and digest.
create table guard_versions (
  config_id uuid not null,
  version integer not null,
  team_id uuid not null,
  agent_id uuid not null,
  digest text not null,
  config_body json not null,
  modes json not null,
  restored integer,                     -- the version that a rollback brought back
  overrides json,                       -- guards that enforce without evidence: [{guard, reason, bound, budget, n, by, at, review_at}]
  applied_at bigint not null,
  applied_by uuid not null,
  primary key (config_id, version)
);
comment on table guard_versions is 'append-only';
create index guard_versions_of_team on guard_versions (team_id, config_id, version);
alter table guard_versions enable row level security;
create policy team on guard_versions using (team_id = current_team()) with check (team_id = current_team());

create function erase_guard_versions() returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from guard_versions v using teams t
  where v.team_id = current_team() and t.id = v.team_id and t.deleted_at is not null
$$;

-- An agent can also be bound to another config by an update. Every process that judges for it looks again: the payload is
-- team:agent:config:version, and version 0 says that the config decides.
create function notify_guard_change() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
begin
  perform pg_notify('guard_versions', concat(new.team_id, ':', new.id, ':', new.guard_config_id, ':0'));
  return null;
end
$$;
create trigger agents_guard_change after update of guard_config_id on agents
for each row when (old.guard_config_id is distinct from new.guard_config_id)
execute function notify_guard_change();
