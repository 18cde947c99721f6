-- How many prompts of each probe a run asks, and the probes that it is limited to; null for all. Runs from before asked the
-- standard plan of all probes.
alter table evaluations
  add column plan text not null default 'standard' check (plan in ('quick', 'standard', 'deep')),
  add column picked_probes text[];
