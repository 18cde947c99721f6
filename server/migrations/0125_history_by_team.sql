-- concurrently
-- A team's history is erased with the team. Without the index, that read the history of all teams.
create index concurrently if not exists agent_history_by_team on agent_history (team_id);
