-- What a pipeline marks a run with, such as branch:main, so that a later run can be compared with the newest one of it.
alter table evaluations add column label text;
create index evaluations_by_label on evaluations (agent_id, label, created_at desc, id desc) where label is not null;
