-- Evaluations whose journal is in the object store and not in the database (docs/decisions/0142).
alter table evaluations add column archived_at bigint;   -- seconds; null: everything is here

-- One row for each evaluation that is being archived, is archived, or is being brought back.
create table evaluation_archives (
  id uuid primary key,
  team_id uuid not null,
  evaluation_id uuid not null unique references evaluations on delete cascade,
  state text not null check (state in ('archiving', 'archived', 'restoring')),
  place uuid not null,                -- part of the objects' names; a new one for each attempt to write them
  requested_by uuid not null,
  requested_at bigint not null,       -- seconds
  worker integer,
  tries integer not null default 0,
  retry_at bigint not null default 0, -- milliseconds
  problem text,                       -- why the last try failed
  key_sealed text,                    -- what the objects are encrypted with; null until they are written
  parts json,                         -- the objects in their order: key, bytes and sum of each
  row_count bigint,
  rows_sum text,                      -- SHA-256 of all rows
  plain_bytes bigint,
  stored_bytes bigint,
  archived_at bigint                  -- seconds
);
create index evaluation_archives_of_team on evaluation_archives (team_id);
create index evaluation_archives_at_work on evaluation_archives (requested_at) where state <> 'archived';
alter table evaluation_archives enable row level security;
create policy team on evaluation_archives using (team_id = current_team()) with check (team_id = current_team());

create function archives_at_work() returns table (id uuid, team_id uuid, requested_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, requested_by from evaluation_archives
  where state <> 'archived' and retry_at <= (extract(epoch from clock_timestamp()) * 1000)::bigint and is_authenticating()
  order by requested_at
$$;

-- Objects that nothing refers to any more, by the beginning of their names. It outlives the team, and has ids only.
create table unused_objects (
  prefix text primary key,
  since bigint not null,              -- milliseconds
  delete_at bigint not null           -- milliseconds
);
alter table unused_objects enable row level security;
create policy authentication on unused_objects using (is_authenticating());

create function release_objects() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  now_ms bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  -- Brought back: kept for a week more, for the case that a backup from before is restored.
  grace bigint := 0;
begin
  if tg_op = 'UPDATE' and new.place = old.place then
    return null;
  end if;
  if tg_op = 'DELETE' and old.state = 'restoring' and exists (select from evaluations where id = old.evaluation_id) then
    grace := 7 * 86400000::bigint;
  end if;
  insert into unused_objects (prefix, since, delete_at)
  values ('teams/' || old.team_id || '/evaluations/' || old.evaluation_id || '/' || old.place || '/', now_ms, now_ms + grace)
  on conflict do nothing;
  return null;
end $$;
create trigger release_objects after delete or update of place on evaluation_archives
  for each row execute function release_objects();

-- Without its journal, an evaluation can't be continued or scored: not by the release before, which knows of no archives.
create function keep_archived() returns trigger language plpgsql as $$
begin
  raise exception 'evaluation % is archived', old.id using errcode = 'object_not_in_prerequisite_state';
end $$;
create trigger keep_archived before update of status, scores, figures, verdict on evaluations
  for each row when (old.archived_at is not null and new.archived_at is not null) execute function keep_archived();
