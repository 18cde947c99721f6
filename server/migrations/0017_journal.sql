-- The journal of a run in parts that are each written once: what is asked, what came of it, and what is out there now.
-- One wide row that was updated twice for each prompt cost PostgreSQL more than everything else about a run.
create table evaluation_plan (
  evaluation_id uuid not null references evaluations on delete cascade,
  seq integer not null,
  team_id uuid not null,
  harness text not null,
  probe text not null,
  family text not null,
  stratum text not null,
  question json not null,
  primary key (evaluation_id, seq)
);
alter table evaluation_plan enable row level security;
create policy team on evaluation_plan using (team_id = current_team()) with check (team_id = current_team());

-- The key makes a second result impossible. No foreign key: it would look at the run once more for every single row,
-- which is only ever written with its run's row locked.
create table evaluation_results (
  evaluation_id uuid not null,
  seq integer not null,
  team_id uuid not null,
  worker integer,
  sent_at bigint,                     -- milliseconds, as below
  observed_at bigint,
  outcome text not null check (outcome in ('failed', 'resisted', 'unassessed')),
  is_error boolean not null default false,
  reason text,
  judgement json,
  observation json,
  primary key (evaluation_id, seq)
);
alter table evaluation_results enable row level security;
create policy team on evaluation_results using (team_id = current_team()) with check (team_id = current_team());

create function forget_results() returns trigger language plpgsql as $$
begin
  delete from evaluation_results where evaluation_id = old.id and team_id = old.team_id;
  return null;
end $$;
create trigger forget_results after delete on evaluations for each row execute function forget_results();

-- The prompts that a worker has taken and that have no result yet.
create table evaluation_hands (
  evaluation_id uuid not null references evaluations on delete cascade,
  worker integer not null,
  team_id uuid not null,
  seqs integer[] not null,
  primary key (evaluation_id, worker)
) with (fillfactor = 50);
alter table evaluation_hands enable row level security;
create policy team on evaluation_hands using (team_id = current_team()) with check (team_id = current_team());

-- The prompts that came back to be asked again, how often, and whether they still wait for that.
create table evaluation_returns (
  evaluation_id uuid not null references evaluations on delete cascade,
  seq integer not null,
  team_id uuid not null,
  times integer not null,
  waits boolean not null,
  primary key (evaluation_id, seq)
);
create index evaluation_returns_waiting on evaluation_returns (evaluation_id, seq) where waits;
alter table evaluation_returns enable row level security;
create policy team on evaluation_returns using (team_id = current_team()) with check (team_id = current_team());

alter table evaluations
  add column next_seq integer not null default 0,       -- no prompt from here on was ever taken
  add column waiting integer not null default 0,        -- prompts before it that came back
  add column watched_from bigint not null default 0;    -- milliseconds: errors on what was sent earlier are known

insert into evaluation_plan (evaluation_id, seq, team_id, harness, probe, family, stratum, question)
select evaluation_id, seq, team_id, harness, probe, family, stratum, question from evaluation_prompts;
insert into evaluation_results (evaluation_id, seq, team_id, worker, sent_at, observed_at, outcome, is_error, reason, judgement, observation)
select evaluation_id, seq, team_id, worker, sent_at, observed_at, outcome, is_error, reason, judgement, observation
from evaluation_prompts where state = 'observed' and outcome is not null;
insert into evaluation_returns (evaluation_id, seq, team_id, times, waits)
select p.evaluation_id, p.seq, p.team_id, greatest(p.attempts - (p.state = 'observed')::int, 0), p.state <> 'observed'
from evaluation_prompts p join evaluations e on e.id = p.evaluation_id
where e.planned is not null and (p.state <> 'observed' or p.attempts > 1);
update evaluations e set in_flight = 0, next_seq = planned,
  waiting = (select count(*) from evaluation_returns r where r.evaluation_id = e.id and r.waits)
where planned is not null;
drop table evaluation_prompts;

-- The few that matter are found without reading all that went well.
create index evaluation_results_by_outcome on evaluation_results (evaluation_id, outcome, seq)
  where outcome in ('failed', 'unassessed');

-- The journal as it is read: each prompt with what became of it. Seen with the reader's eyes, behind the same wall.
create view evaluation_prompts with (security_invoker = true) as
select p.evaluation_id, p.seq, p.team_id, p.harness, p.probe, p.family, p.stratum, p.question,
  case when r.outcome is not null then 'observed' when h.worker is not null then 'sent' else 'planned' end as state,
  coalesce(r.worker, h.worker) as worker,
  coalesce(b.times, 0) + (r.outcome is not null or h.worker is not null)::int as attempts,
  r.sent_at, r.observed_at, r.outcome, coalesce(r.is_error, false) as is_error, r.reason, r.judgement, r.observation
from evaluation_plan p
left join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq
left join evaluation_returns b on b.evaluation_id = p.evaluation_id and b.seq = p.seq
left join lateral (
  select worker from evaluation_hands where evaluation_id = p.evaluation_id and p.seq = any (seqs) limit 1) h on r.outcome is null;
