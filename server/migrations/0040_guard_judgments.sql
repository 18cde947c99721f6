-- What guards did with the requests they judged (docs/decisions/0062). No text: only what was counted.
create table guard_counts (
  team_id uuid not null,
  agent_id uuid not null,
  config_id uuid not null,
  version integer not null,
  guard text not null,                -- empty for the request as a whole
  channel text not null,              -- empty for the request as a whole
  source text not null check (source in ('console', 'sdk')),
  definition text not null,           -- digest of the guard's methods and options: evidence holds for these only
  requests bigint not null,
  hits bigint not null,               -- for the request as a whole: stopped by a guard that enforces
  undecided bigint not null,
  not_covered bigint not null,
  unscanned bigint not null,          -- parts that no guard could read
  elapsed_us bigint not null,
  updated_at bigint not null,
  primary key (team_id, agent_id, config_id, version, guard, channel, source)
);
alter table guard_counts enable row level security;
create policy team on guard_counts using (team_id = current_team()) with check (team_id = current_team());

-- Texts that a guard in shadow hit, for people to say whether they were attacks. Sealed, and deleted after 7 days.
create table guard_hits (
  id uuid primary key,
  team_id uuid not null,
  agent_id uuid not null,
  config_id uuid not null,
  version integer not null,
  guard text not null,
  channel text not null,
  definition text not null,
  method text not null,
  rule text not null,
  score double precision not null,
  start_at integer,                   -- of the first span in the stored text
  end_at integer,
  text_sealed text,                   -- null once it has expired
  label text check (label in ('attack', 'fine', 'unsure')),
  labeled_by uuid,
  labeled_at bigint,
  created_at bigint not null
);
create index guard_hits_by_guard on guard_hits (team_id, agent_id, guard, created_at desc);
create index guard_hits_by_time on guard_hits (created_at);
alter table guard_hits enable row level security;
create policy team on guard_hits using (team_id = current_team()) with check (team_id = current_team());

-- The masked values of a conversation, sealed, until it has been silent for 24 hours.
create table guard_masks (
  id uuid primary key,
  team_id uuid not null,
  agent_id uuid not null,
  conversation_id text not null,
  table_sealed text not null,
  expires_at bigint not null,
  unique (team_id, agent_id, conversation_id)
);
create index guard_masks_by_expiry on guard_masks (expires_at);
alter table guard_masks enable row level security;
create policy team on guard_masks using (team_id = current_team()) with check (team_id = current_team());

-- Guards that run inside an agent, by the SDK: what they say of themselves.
create table guard_heartbeats (
  team_id uuid not null,
  agent_id uuid not null,
  instance text not null,
  sequence bigint not null,           -- of the newest heartbeat: a repeated one is not counted again
  config_id uuid not null,
  version integer not null,
  digest text not null,
  modes json not null,                -- {guard: mode} as they run
  downgraded json not null,           -- guards that enforce in the live version and not there
  seen_at bigint not null,
  primary key (team_id, agent_id, instance)
);
alter table guard_heartbeats enable row level security;
create policy team on guard_heartbeats using (team_id = current_team()) with check (team_id = current_team());

-- Texts of hits are readable for 7 days, labels are evidence for 90, masked values come back for 24 hours.
create function expire_guard_texts(now bigint) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from guard_masks where expires_at <= now and is_authenticating();
  delete from guard_hits where created_at <= now - 90 * 86400 and is_authenticating();
  delete from guard_hits where created_at <= now - 7 * 86400 and label is null and is_authenticating();
  update guard_hits set text_sealed = null
  where created_at <= now - 7 * 86400 and text_sealed is not null and is_authenticating();
  delete from guard_heartbeats where seen_at <= now - 30 * 86400 and is_authenticating();
$$;
