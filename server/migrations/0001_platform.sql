-- Who a connection acts for. Unset or empty means nobody, and nobody sees no row.
create function current_team() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.team_id', true), '')::uuid $$;
create function current_person() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

-- Signing in happens before a team is known. Code that authenticates says so, and then sees people, memberships, sessions
-- and keys of all teams, but nothing that a team owns.
create function is_authenticating() returns boolean language sql stable parallel safe
  as $$ select current_setting('app.duty', true) = 'authenticate' $$;

comment on table schema_migrations is 'owner only';

-- What happened, who did it, from where. Rows are written with the change they tell of and never touched again.
create table audit_log (
  id uuid primary key,
  team_id uuid not null,
  at bigint not null,                -- milliseconds
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  target_kind text,
  target_id text,
  outcome text not null,             -- done | denied | failed
  before_hash text,
  after_hash text,
  request_id text not null,
  address text not null,
  details json
);
comment on table audit_log is 'append-only';
create index audit_log_by_time on audit_log (team_id, at desc, id desc);
create index audit_log_by_target on audit_log (team_id, target_id, at desc);
alter table audit_log enable row level security;
create policy team on audit_log using (team_id = current_team());
create policy write on audit_log for insert with check (team_id = current_team() or is_authenticating());

-- Rows not yet in the chain. A sealed row leaves this list; the row itself never changes.
create table audit_pending (
  audit_id uuid primary key,
  team_id uuid not null
);
alter table audit_pending enable row level security;
create policy team on audit_pending using (team_id = current_team() or is_authenticating());

-- The chain: one link for each audit row, numbered per team, each over the one before it.
create table audit_seals (
  team_id uuid not null,
  seq bigint not null,
  audit_id uuid not null unique,
  hash text not null,
  sealed_at bigint not null,
  primary key (team_id, seq)
);
comment on table audit_seals is 'append-only';
alter table audit_seals enable row level security;
create policy team on audit_seals using (team_id = current_team()) with check (team_id = current_team());

-- Answers of finished POSTs that carried an Idempotency-Key.
create table idempotent_answers (
  team_id uuid not null,
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  status integer,
  headers json,
  body text,
  created_at bigint not null,
  primary key (team_id, user_id, key)
);
create index idempotent_answers_by_age on idempotent_answers (created_at);
alter table idempotent_answers enable row level security;
create policy team on idempotent_answers using (team_id = current_team()) with check (team_id = current_team());
