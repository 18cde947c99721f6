-- What a prompt took, beside its result, so that runs are summed without reading transcripts. Null in results from before.
alter table evaluation_results
  add column latency_ms double precision, -- of all its responses together
  add column input_tokens bigint,         -- as the agent says; null if it does not
  add column output_tokens bigint,
  add column requests integer,            -- retries included
  add column retries integer,
  add column cost_micros bigint;          -- null without prices

create or replace view evaluation_prompts with (security_invoker = true) as
select p.evaluation_id, p.seq, p.team_id, p.harness, p.probe, p.family, p.stratum, p.question,
  case when r.outcome is not null then 'observed' when c.worker is not null then 'sent' else 'planned' end as state,
  coalesce(r.worker, c.worker) as worker,
  coalesce(b.times, 0) + (r.outcome is not null or c.worker is not null)::int as attempts,
  r.sent_at, r.observed_at, r.outcome, coalesce(r.is_error, false) as is_error, r.reason, r.judgement, r.observation,
  p.template, r.requests, r.retries, r.cost_micros
from evaluation_plan p
left join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq
left join evaluation_retries b on b.evaluation_id = p.evaluation_id and b.seq = p.seq
left join lateral (
  select worker from evaluation_claims where evaluation_id = p.evaluation_id and p.seq = any (seqs) limit 1) c
  on r.outcome is null;
