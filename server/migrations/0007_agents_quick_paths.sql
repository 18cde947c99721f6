-- Each line of an agent's history locked its team's row, to prove that the team exists: all updates of a team queued for
-- that one row. The policy proves it already (team_id = current_team()), and erasing a team takes its history along.
alter table agent_history drop constraint agent_history_team_id_fkey;

-- Before the first statistics an index that ends with the id looked as good for reading one agent as the key itself, and
-- was walked from end to end. Now it serves only those who state the condition, as those for the whole team do.
drop index agents_by_status_and_age;
drop index agents_by_status_and_name;
create index agents_by_status_and_age on agents (team_id, status, created_at desc, id desc) where status > '';
create index agents_by_status_and_name on agents (team_id, status, agent_name, id) where status > '';
