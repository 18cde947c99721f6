-- The processes on this database, and what each of them does (docs/decisions/0135). Each writes its own row, so nobody waits for
-- anybody. Not written ahead: after a crash of the database every process writes its row again.
create unlogged table processes (
  id uuid primary key,
  role text not null,
  version text not null,
  host text not null,
  pid integer not null,
  address text not null,
  started_at bigint not null,            -- milliseconds
  seen_at bigint not null,               -- milliseconds, by the database's clock
  activity json not null
) with (fillfactor = 50);
alter table processes enable row level security;
create policy authentication on processes using (is_authenticating());

-- How long the oldest schedule and the oldest delivery are due, in milliseconds. Null: none is.
create function schedules_behind(now bigint) returns bigint
language sql stable security definer set search_path = public, pg_temp
as $$
  select now - min(next_at) from schedules
  where is_enabled and next_at <= now and is_authenticating()
$$;

create function notifications_behind(now bigint) returns bigint
language sql stable security definer set search_path = public, pg_temp
as $$
  select now - min(due_at) from notification_endpoints
  where is_enabled and due_at <= now and is_authenticating()
$$;
