-- The team, unless it was deleted. While it is being deleted this waits, and then finds nothing; and a deletion waits for those who
-- called this, so that it sees what they wrote. For writers of a team's rows that refer to no team.
create function living_team(team uuid) returns setof uuid
language sql volatile set search_path = public, pg_temp
as $$
  select id from teams where id = team and deleted_at is null for key share
$$;
