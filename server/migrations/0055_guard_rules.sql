-- Guards that were made from one text: a finding, a detection, a rule of a policy, or what a person wrote (docs/decisions/0077).
create table guard_rules (
  id uuid primary key,
  team_id uuid not null,
  agent_id uuid not null,
  config_id uuid not null,            -- the config that has the guard
  guard text not null,                -- its name there
  name text not null,
  pattern text not null,
  channels text[] not null,
  action text not null,
  origin text not null check (origin in ('finding', 'detection', 'policy_rule', 'person')),
  origin_id text,
  note text,
  expires_at bigint,
  ended_at bigint,                    -- when it was taken out of the config because it expired
  created_by uuid not null,
  created_at bigint not null
);
create index guard_rules_newest on guard_rules (team_id, created_at desc, id desc);
create index guard_rules_due on guard_rules (expires_at) where ended_at is null and expires_at is not null;
alter table guard_rules enable row level security;
create policy team on guard_rules using (team_id = current_team()) with check (team_id = current_team());

-- Teams with rules whose time is over.
create function teams_with_due_rules(now bigint) returns table (team_id uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select distinct r.team_id from guard_rules r
  where r.ended_at is null and r.expires_at <= now and is_authenticating()
$$;
