-- Between the rounds of a watch a job waits, and no worker has it. Null: it is due now.
alter table evolution_jobs add column wake_at bigint;
alter table evolution_jobs add column watch json; -- what a watch has seen so far

-- Questions that find out which answers can be judged come before the search; in the journal they have numbers below zero.
-- Of those that failed on the half that searches the words are kept, for a proposer may be shown them.
comment on column evolution_rollouts.replicate is 'place in the plan; below zero: asked before it';
alter table evolution_rollouts add column replies json;

drop function evolution_under_way();
create function evolution_under_way(at bigint) returns table (job_id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, created_by from evolution_jobs
  where status = 'running' and coalesce(wake_at, 0) <= at and is_authenticating() order by created_at
$$;

-- An applied change whose watch ended without telling: the agent was changed meanwhile, or the watch was cancelled.
alter table proposals drop constraint proposals_status_check;
alter table proposals add constraint proposals_status_check check (status in ('evaluating', 'inconclusive', 'pending',
  'approved', 'rejected', 'expired', 'superseded', 'applied', 'monitoring', 'verified', 'alarmed', 'rolled_back'));
