-- A team's rules of one category, in the order of lists.
create index policy_rules_by_category on policy_rules (team_id, category, policy_id, position, id);
