-- The run whose unsettled final test this one continues. A test is continued once; after a continuation that ended without a
-- decision it may be continued again.
alter table evolution_jobs add column continues_id uuid;
create unique index evolution_jobs_continued_once on evolution_jobs (continues_id)
  where continues_id is not null and status in ('running', 'paused', 'completed');
