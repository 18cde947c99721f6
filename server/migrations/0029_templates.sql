-- The sentence pattern that a prompt was drawn from. Prompts of one pattern stand or fall together, so intervals count them
-- as fewer prompts. Null in runs from before, where each prompt counts as a pattern of its own.
alter table evaluation_plan add column template text;

create or replace view evaluation_prompts with (security_invoker = true) as
select p.evaluation_id, p.seq, p.team_id, p.harness, p.probe, p.family, p.stratum, p.question,
  case when r.outcome is not null then 'observed' when c.worker is not null then 'sent' else 'planned' end as state,
  coalesce(r.worker, c.worker) as worker,
  coalesce(b.times, 0) + (r.outcome is not null or c.worker is not null)::int as attempts,
  r.sent_at, r.observed_at, r.outcome, coalesce(r.is_error, false) as is_error, r.reason, r.judgement, r.observation,
  p.template
from evaluation_plan p
left join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq
left join evaluation_retries b on b.evaluation_id = p.evaluation_id and b.seq = p.seq
left join lateral (
  select worker from evaluation_claims where evaluation_id = p.evaluation_id and p.seq = any (seqs) limit 1) c
  on r.outcome is null;
