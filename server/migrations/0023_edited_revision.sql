-- People edit against the revision of the last change to the configuration. What the console writes after a run (scores,
-- dates, a stage that moved by itself) counts in the history, and makes no Save begun before it fail.
alter table agents add column edited_revision bigint;
update agents set edited_revision = revision; -- ETags handed out before the upgrade stay good
alter table agents alter column edited_revision set default 1, alter column edited_revision set not null;
comment on column agents.revision is 'counts every entry of the history';
comment on column agents.edited_revision is 'the entry that last changed the configuration; the ETag';
