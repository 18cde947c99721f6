-- The index by team and agent does its work (0126).
drop index if exists agent_history_by_team;
