-- The probes that fail a run of the team if they fail. Null: the list that the console ships, also when that changes. A run
-- keeps the list that it was judged with in its report.
alter table evaluation_settings add column critical_probes text[];
