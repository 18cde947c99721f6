-- How the gain was estimated as questions were spent, point by point; written with each batch by the worker that has the
-- job, and folded anew from the journal by the next one.
alter table evolution_jobs add column curve json;
