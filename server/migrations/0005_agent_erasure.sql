-- History is append-only while its team lives. Once the team is marked deleted, its own connection may have all of it
-- erased, and no other team's; nothing can be taken out of it one by one.
create function erase_agent_history() returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from agent_history h using teams t
  where h.team_id = current_team() and t.id = h.team_id and t.deleted_at is not null
$$;
