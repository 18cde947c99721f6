-- A finding is one weakness of one agent: a probe that failed, and what decided so. What was a finding until now, a failed
-- prompt of one run, is one of its failures (docs/decisions/0049).
alter table findings rename to finding_failures;
alter table finding_failures rename constraint findings_pkey to finding_failures_former_key;
alter table finding_failures rename constraint findings_evaluation_id_seq_key to finding_failures_by_prompt;
alter table finding_comments drop constraint finding_comments_finding_id_fkey;
drop index findings_by_age;
drop index findings_by_agent;
drop index findings_by_detector;

create table findings (
  id uuid primary key,
  team_id uuid not null,
  agent_id uuid not null,
  harness text not null,
  scenario text not null,
  probe text not null,
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  rank smallint not null,             -- of the severity, 1 to 4
  detector text not null,
  basis text check (basis in ('tool_call', 'claim')),
  found_at bigint not null,           -- the end of the first run in which it failed
  seen_at bigint not null,            -- and of the newest one
  -- What the newest run with this probe showed; filters read it, pages work it out from finding_runs.
  change text not null default 'new' check (change in ('new', 'still_there', 'regressed', 'not_reproduced', 'fixed')),
  reopened_at bigint,                 -- the end of the run that brought it back
  state text not null default 'open' check (state in ('open', 'fixed', 'false_positive', 'accepted')),
  state_reason text,
  accepted_until bigint check ((accepted_until is not null) = (state = 'accepted')),
  state_changed_at bigint,
  state_changed_by uuid,              -- null if a run changed it
  assigned_to uuid,
  due_at bigint,
  revision bigint not null default 1  -- counts what people decide, not what runs add
) with (fillfactor = 80);
create unique index findings_by_cause on findings (team_id, agent_id, harness, probe, detector, coalesce(basis, ''));
-- The condition always holds; only lists state it, so that nothing else is tempted by an index that ends with the key.
create index findings_by_severity on findings (team_id, rank desc, seen_at desc, id desc) where found_at >= 0;
alter table findings enable row level security;
create policy team on findings using (team_id = current_team()) with check (team_id = current_team());

-- How often it failed in each run that tried it. A run that did not ask, or could assess nothing, has no row.
create table finding_runs (
  finding_id uuid not null references findings on delete cascade,
  evaluation_id uuid not null references evaluations on delete cascade,
  team_id uuid not null,
  failed integer not null,
  tried integer not null,             -- assessed prompts of the probe
  at bigint not null,                 -- the end of the run
  primary key (finding_id, evaluation_id)
);
create index finding_runs_by_run on finding_runs (evaluation_id);
alter table finding_runs enable row level security;
create policy team on finding_runs using (team_id = current_team()) with check (team_id = current_team());

-- What happened to a finding, by people and by runs. Only ever added to.
create table finding_events (
  id uuid primary key,
  team_id uuid not null,
  finding_id uuid not null references findings on delete cascade,
  at bigint not null,
  kind text not null check (kind in ('found', 'state', 'owner', 'due')),
  state text check (state in ('open', 'fixed', 'false_positive', 'accepted')),
  former_state text check (former_state in ('open', 'fixed', 'false_positive', 'accepted')),
  reason text,
  until_at bigint,                    -- the expiry of an acceptance, or the due date
  owner uuid,
  by_person uuid,                     -- null if a run did it
  evaluation_id uuid,                 -- the run that did it, or whose prompt it was about
  seq integer
);
create index finding_events_by_finding on finding_events (finding_id, at, id);
alter table finding_events enable row level security;
create policy team on finding_events using (team_id = current_team()) with check (team_id = current_team());

-- One finding for the failures of a cause. It is open while one of them is; an acceptance ends with the first that ends.
insert into findings (id, team_id, agent_id, harness, scenario, probe, severity, rank, detector, basis, found_at, seen_at,
  state, state_reason, accepted_until, state_changed_at, state_changed_by, assigned_to, revision)
select gen_random_uuid(), g.team_id, g.agent_id, g.harness, g.scenario, g.probe,
  (array['low', 'medium', 'high', 'critical'])[g.rank], g.rank, g.detector, g.basis, g.found_at, g.seen_at,
  g.state, t.state_reason, t.accepted_until, t.state_changed_at, t.state_changed_by, g.assigned_to, g.revision
from (
  select team_id, agent_id, harness, probe, detector, basis,
    (array_agg(scenario order by found_at desc))[1] as scenario,
    max(rank) as rank,
    min(found_at) as found_at,
    max(found_at) as seen_at,
    max(revision) as revision,
    mode() within group (order by assigned_to) filter (where assigned_to is not null) as assigned_to,
    case
      when bool_or(state = 'open') then 'open'
      when bool_or(state = 'accepted') then 'accepted'
      when bool_or(state = 'fixed') then 'fixed'
      else 'false_positive' end as state
  from finding_failures
  group by team_id, agent_id, harness, probe, detector, basis) as g
join (
  select distinct on (team_id, agent_id, harness, probe, detector, basis, state)
    team_id, agent_id, harness, probe, detector, basis, state, state_reason, accepted_until, state_changed_at, state_changed_by
  from finding_failures
  order by team_id, agent_id, harness, probe, detector, basis, state, accepted_until, state_changed_at desc nulls last) as t
  on t.team_id = g.team_id and t.agent_id = g.agent_id and t.harness = g.harness and t.probe = g.probe
    and t.detector = g.detector and t.basis is not distinct from g.basis and t.state = g.state;

alter table finding_failures add column finding_id uuid, add column overruled boolean not null default false;
update finding_failures m set finding_id = f.id, overruled = m.state = 'false_positive'
from findings f
where f.team_id = m.team_id and f.agent_id = m.agent_id and f.harness = m.harness and f.probe = m.probe
  and f.detector = m.detector and f.basis is not distinct from m.basis;
update finding_comments c set finding_id = m.finding_id from finding_failures m where m.id = c.finding_id;

insert into finding_events (id, team_id, finding_id, at, kind, evaluation_id)
select distinct on (f.id) gen_random_uuid(), f.team_id, f.id, m.found_at, 'found', m.evaluation_id
from findings f
join finding_failures m on m.finding_id = f.id
order by f.id, m.found_at, m.seq;
-- What people decided about single prompts stays readable.
insert into finding_events (id, team_id, finding_id, at, kind, state, reason, until_at, by_person, evaluation_id, seq)
select gen_random_uuid(), team_id, finding_id, coalesce(state_changed_at, found_at), 'state', state, state_reason,
  accepted_until, state_changed_by, evaluation_id, seq
from finding_failures
where state <> 'open';

insert into finding_runs (finding_id, evaluation_id, team_id, failed, tried, at)
select f.id, a.evaluation_id, f.team_id, coalesce(m.failed, 0), greatest(a.tried, m.failed), a.completed_at
from (
  select p.evaluation_id, e.team_id, e.agent_id, e.completed_at, p.harness, p.probe,
    count(*) filter (where r.outcome <> 'unassessed') as tried
  from evaluations e
  join evaluation_plan p on p.evaluation_id = e.id
  join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq
  where e.status = 'completed' and e.completed_at is not null
  group by p.evaluation_id, e.team_id, e.agent_id, e.completed_at, p.harness, p.probe) as a
join findings f on f.team_id = a.team_id and f.agent_id = a.agent_id and f.harness = a.harness and f.probe = a.probe
left join (
  select finding_id, evaluation_id, count(*) as failed
  from finding_failures
  where not overruled
  group by finding_id, evaluation_id) as m on m.finding_id = f.id and m.evaluation_id = a.evaluation_id
where greatest(a.tried, m.failed) > 0;
update findings f set change = case
    when latest.failed = 0 then 'not_reproduced'
    when f.found_at < latest.at then 'still_there'
    else 'new' end
from (select distinct on (finding_id) * from finding_runs order by finding_id, at desc) as latest
where latest.finding_id = f.id;

-- Links to what was a finding lead to the finding that it is part of.
alter table finding_failures drop constraint finding_failures_former_key;
alter table finding_failures rename column id to former_id;
alter table finding_failures alter column former_id drop not null;
create unique index finding_failures_by_former_id on finding_failures (former_id) where former_id is not null;
alter table finding_failures drop constraint finding_failures_by_prompt;
alter table finding_failures
  add primary key (evaluation_id, seq),
  alter column finding_id set not null,
  add foreign key (finding_id) references findings on delete cascade,
  drop column agent_id,
  drop column harness,
  drop column scenario,
  drop column probe,
  drop column severity,
  drop column rank,
  drop column detector,
  drop column basis,
  drop column state,
  drop column state_reason,
  drop column accepted_until,
  drop column state_changed_at,
  drop column state_changed_by,
  drop column assigned_to,
  drop column revision;
create index finding_failures_by_finding on finding_failures (finding_id, overruled, found_at desc, seq);
alter table finding_comments add foreign key (finding_id) references findings on delete cascade;

-- A finding goes with its last failure, whatever deletes that: a run, or a label that is taken back.
create function remove_findings_without_failures() returns trigger language plpgsql as $$
begin
  delete from findings f
  using (select distinct finding_id from removed) as r
  where f.id = r.finding_id and not exists (select from finding_failures m where m.finding_id = f.id);
  return null;
end $$;
create trigger finding_failures_removed after delete on finding_failures
referencing old table as removed
for each statement execute function remove_findings_without_failures();
