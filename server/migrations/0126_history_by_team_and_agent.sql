-- concurrently
-- For the history of one agent, PostgreSQL joined the index by agent with that by team, and read the history of the whole team. One
-- index for both leaves it no such choice, and still finds all of a team that is erased.
create index concurrently if not exists agent_history_by_team_and_agent on agent_history (team_id, agent_id, revision);
