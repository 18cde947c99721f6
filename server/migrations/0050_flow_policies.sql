-- Flow policies: rules on tool calls that depend on what happened before (docs/decisions/0076).
create table flow_policies (
  id uuid primary key,
  team_id uuid not null,
  name text not null,
  body text not null,                 -- as people edit it; agents live by versions
  digest text not null,               -- SHA-256 of the body
  cases_sealed text not null,         -- expected verdicts over traces, which may come from recorded traffic
  revision bigint not null default 1,
  created_at bigint not null,
  created_by uuid not null,
  updated_at bigint,
  updated_by uuid,
  unique (team_id, name)
);
alter table flow_policies enable row level security;
create policy team on flow_policies using (team_id = current_team()) with check (team_id = current_team());

create table flow_versions (
  policy_id uuid not null,
  version integer not null,
  team_id uuid not null,
  body text not null,
  digest text not null,
  created_at bigint not null,
  created_by uuid not null,
  primary key (policy_id, version)
);
comment on table flow_versions is 'append-only';
alter table flow_versions enable row level security;
create policy team on flow_versions using (team_id = current_team()) with check (team_id = current_team());

-- Who lives by what, as a history: the newest row of an agent and a policy holds.
create table flow_attachments (
  id uuid primary key,                -- ordered by time
  team_id uuid not null,
  policy_id uuid not null,
  agent_id uuid not null,
  version integer not null,
  mode text not null check (mode in ('shadow', 'enforce', 'off')),
  override json,                      -- {reason, bound, budget, n, by, at, review_at} if it enforces without evidence
  attached_at bigint not null,
  attached_by uuid not null
);
comment on table flow_attachments is 'append-only';
create index flow_attachments_of_agent on flow_attachments (team_id, agent_id, policy_id, id desc);
create index flow_attachments_of_policy on flow_attachments (team_id, policy_id, agent_id, id desc);
alter table flow_attachments enable row level security;
create policy team on flow_attachments using (team_id = current_team()) with check (team_id = current_team());

create function erase_flow_history() returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from flow_versions v using teams t
  where v.team_id = current_team() and t.id = v.team_id and t.deleted_at is not null;
  delete from flow_attachments a using teams t
  where a.team_id = current_team() and t.id = a.team_id and t.deleted_at is not null
$$;

create table flow_lists (
  id uuid primary key,
  team_id uuid not null,
  name text not null,
  entries json not null,
  updated_at bigint not null,
  updated_by uuid not null,
  unique (team_id, name)
);
alter table flow_lists enable row level security;
create policy team on flow_lists using (team_id = current_team()) with check (team_id = current_team());

-- Requests with calls that a policy judged. What it says and the lists it names make the definition.
create table flow_counts (
  team_id uuid not null,
  agent_id uuid not null,
  policy_id uuid not null,
  definition text not null,
  judged bigint not null,
  hits bigint not null,
  updated_at bigint not null,
  primary key (team_id, agent_id, policy_id, definition)
);
alter table flow_counts enable row level security;
create policy team on flow_counts using (team_id = current_team()) with check (team_id = current_team());

-- Calls that a policy in shadow would have denied, for people to label. No arguments and no text.
create table flow_hits (
  id uuid primary key,                -- ordered by time
  team_id uuid not null,
  agent_id uuid not null,
  policy_id uuid not null,
  version integer not null,
  definition text not null,
  line integer not null,
  tool text not null,
  request_id text,
  label text check (label in ('attack', 'fine', 'unsure')),
  labeled_by uuid,
  labeled_at bigint,
  created_at bigint not null
);
create index flow_hits_of_policy on flow_hits (team_id, policy_id, agent_id, id desc);
create index flow_hits_by_time on flow_hits (created_at);
alter table flow_hits enable row level security;
create policy team on flow_hits using (team_id = current_team()) with check (team_id = current_team());

-- Tools that an agent was seen to call, for whoever writes a policy.
create table flow_tools (
  team_id uuid not null,
  agent_id uuid not null,
  tool text not null,
  calls bigint not null,
  last_at bigint not null,
  primary key (team_id, agent_id, tool)
);
alter table flow_tools enable row level security;
create policy team on flow_tools using (team_id = current_team()) with check (team_id = current_team());

-- What is remembered of a conversation whose history the client does not send again.
create table flow_states (
  id uuid primary key,
  team_id uuid not null,
  agent_id uuid not null,
  conversation text not null,         -- a hash of what names it
  state_sealed text not null,
  expires_at bigint not null,
  unique (team_id, agent_id, conversation)
);
create index flow_states_by_time on flow_states (expires_at);
alter table flow_states enable row level security;
create policy team on flow_states using (team_id = current_team()) with check (team_id = current_team());

-- States live for 24 hours and hits without a label for 30 days; of a team the newest 100,000 states are kept.
create function expire_flow(now bigint) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  crowded record;
begin
  if not is_authenticating() then return; end if;
  delete from flow_states where expires_at <= now;
  for crowded in
    select team_id, count(*) - 100000 as surplus from flow_states group by team_id having count(*) > 100000
  loop
    delete from flow_states where id in (
      select id from flow_states where team_id = crowded.team_id order by expires_at limit least(100000, crowded.surplus));
  end loop;
  delete from flow_hits where created_at <= now - 30 * 86400 and label is null;
end
$$;
