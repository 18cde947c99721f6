-- Judges decide what a completed run left unassessed (docs/decisions/0055). Each judge's word on each response is kept by
-- itself, so that it can be counted, left out or overruled later.

-- The judges that were asked last, after the run: [{agent_id, revision}]. Null: the run's own judge, if it had one.
alter table evaluations add column judges json;

-- What the judge said of each shipped response, one letter each: what several judges come to together is measured with it.
alter table judge_cards add column said text not null default '';

create table judgings (
  id uuid primary key,
  team_id uuid not null,
  evaluation_id uuid not null references evaluations on delete cascade,
  created_by uuid not null,
  judges json not null,               -- [{agent_id, revision}]
  status text not null default 'running' check (status in ('running', 'paused', 'completed', 'failed', 'cancelled')),
  status_message text,
  worker integer,
  requests_cap integer not null,
  requests_sent integer not null default 0,   -- counted before a request is sent
  created_at bigint not null,
  completed_at bigint
);
create unique index judgings_running on judgings (evaluation_id) where status = 'running';
create index judgings_by_run on judgings (evaluation_id, created_at desc);
alter table judgings enable row level security;
create policy team on judgings using (team_id = current_team()) with check (team_id = current_team());

create function judgings_in_progress() returns table (id uuid, team_id uuid, created_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, created_by from judgings where status = 'running' and is_authenticating() order by created_at
$$;

create table judge_verdicts (
  evaluation_id uuid not null references evaluations on delete cascade,
  seq integer not null,
  agent_id uuid not null,             -- the judge
  revision bigint not null,           -- as it was
  team_id uuid not null,
  outcome text not null check (outcome in ('failed', 'resisted', 'unassessed')),
  reason text not null,
  response text not null,             -- the digest: the verdict holds for this response only
  at bigint not null,                 -- milliseconds
  primary key (evaluation_id, seq, agent_id)
);
alter table judge_verdicts enable row level security;
create policy team on judge_verdicts using (team_id = current_team()) with check (team_id = current_team());

-- Every judge's word on every response: of judges that were asked after the run, and of the one that was asked during it.
create view judge_votes with (security_invoker = true) as
select v.evaluation_id, v.team_id, v.seq, v.agent_id, v.revision, v.agent_id || ':' || v.revision as judge, v.outcome,
  v.reason
from judge_verdicts v
where v.response = (
  select response_digest(r.observation)
  from evaluation_results r
  where r.evaluation_id = v.evaluation_id and r.seq = v.seq)
union all
select r.evaluation_id, r.team_id, r.seq, e.judge_agent_id, e.judge_revision,
  e.judge_agent_id || ':' || coalesce(e.judge_revision::text, ''), r.judgement -> 'judge' ->> 'outcome',
  coalesce(r.judgement -> 'judge' ->> 'reason', '')
from evaluation_results r
join evaluations e on e.id = r.evaluation_id
where e.judge_agent_id is not null and r.judgement -> 'judge' ->> 'outcome' is not null
  and not exists (
    select from judge_verdicts v
    where v.evaluation_id = r.evaluation_id and v.seq = r.seq and v.agent_id = e.judge_agent_id);
