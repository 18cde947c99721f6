-- A finding is one failed prompt of a completed run, and what people make of it. The transcript stays in the journal;
-- what lists filter and sort by stands here, so that none of them reads it.
create table findings (
  id uuid primary key,
  team_id uuid not null,
  evaluation_id uuid not null references evaluations on delete cascade,
  seq integer not null,
  agent_id uuid not null,
  harness text not null,
  scenario text not null,
  probe text not null,
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  rank smallint not null,             -- of the severity, 1 to 4
  detector text not null,
  summary text not null,              -- the reason and the beginning of the question: what search looks at
  found_at bigint not null,
  state text not null default 'open' check (state in ('open', 'fixed', 'false_positive', 'accepted')),
  state_reason text,
  accepted_until bigint check ((accepted_until is not null) = (state = 'accepted')),
  state_changed_at bigint,
  state_changed_by uuid,
  assigned_to uuid,
  revision bigint not null default 1,
  unique (evaluation_id, seq)
) with (fillfactor = 80);
-- The condition always holds; only lists state it, so that nothing else is tempted by an index that ends with the key.
create index findings_by_age on findings (team_id, found_at desc, rank desc, evaluation_id desc, seq desc)
  where found_at >= 0;
create index findings_by_agent on findings (team_id, agent_id, found_at desc, rank desc, evaluation_id desc, seq desc)
  where found_at >= 0;
create index findings_by_detector on findings (team_id, detector, state) where found_at >= 0;
alter table findings enable row level security;
create policy team on findings using (team_id = current_team()) with check (team_id = current_team());

create table finding_comments (
  id uuid primary key,
  team_id uuid not null,
  finding_id uuid not null references findings on delete cascade,
  author uuid not null,
  body text not null,
  created_at bigint not null
);
create index finding_comments_by_finding on finding_comments (finding_id, id);
alter table finding_comments enable row level security;
create policy team on finding_comments using (team_id = current_team()) with check (team_id = current_team());

-- Runs that were completed before there were findings get theirs, as their own report names and weighs the probes.
insert into findings (id, team_id, evaluation_id, seq, agent_id, harness, scenario, probe, severity, rank, detector, summary, found_at)
select gen_random_uuid(), e.team_id, e.id, p.seq, e.agent_id, p.harness, s.scenario, p.probe, s.severity,
  array_position(array['low', 'medium', 'high', 'critical'], s.severity), coalesce(p.judgement ->> 'detector', ''),
  coalesce(p.reason, '') || E'\n' || left(p.question #>> '{turns,0}', 300), e.completed_at
from evaluations e
join evaluation_reports r on r.evaluation_id = e.id and r.report is not null
cross join lateral json_to_recordset(r.report -> 'probes') as s (id text, scenario text, severity text)
join evaluation_prompts p on p.evaluation_id = e.id and p.probe = s.id and p.outcome = 'failed'
where e.status = 'completed';
