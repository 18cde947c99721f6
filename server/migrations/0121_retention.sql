-- How long a team's evaluations stay as they are. No row: for ever.
create table evaluation_retention (
  team_id uuid primary key references teams,
  archive_after_days integer check (archive_after_days > 0),
  delete_after_days integer check (delete_after_days > 0),
  updated_at bigint not null,         -- seconds
  updated_by uuid not null,
  check (delete_after_days >= archive_after_days)
);
alter table evaluation_retention enable row level security;
create policy team on evaluation_retention using (team_id = current_team()) with check (team_id = current_team());

create function teams_with_retention() returns table (team_id uuid, updated_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select r.team_id, r.updated_by from evaluation_retention r
  join teams t on t.id = r.team_id and t.deleted_at is null
  where coalesce(r.archive_after_days, r.delete_after_days) is not null and is_authenticating()
$$;
