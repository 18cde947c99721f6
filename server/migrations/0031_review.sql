-- What people decide about the answers of a run, each person for themselves. A label is never changed: a new one ends the
-- one before, and an undone one is ended too, so that the table is its own history.

-- What the agent returned, as one hash: the texts and tool calls of all turns, without the ids and times that differ each
-- time. Written as JSON first, so that no text can pose as two. Not MD5: two texts with the same hash could be written on
-- purpose, and a label for one would then count for the other.
create function response_digest(observation json) returns text
language sql immutable parallel safe
as $$
  select encode(sha256(convert_to(coalesce(json_agg(json_build_array(turn ->> 'text', (
    select json_agg(json_build_array(call ->> 'name', call ->> 'arguments') order by number)
    from json_array_elements(case json_typeof(turn -> 'toolCalls') when 'array' then turn -> 'toolCalls' else '[]' end)
      with ordinality as calls (call, number))) order by at)::text, ''), 'UTF8')), 'hex')
  from json_array_elements(case json_typeof(observation -> 'turns') when 'array' then observation -> 'turns' else '[]' end)
    with ordinality as turns (turn, at)
$$;

create table review_labels (
  id uuid primary key,
  team_id uuid not null,
  evaluation_id uuid not null references evaluations on delete cascade,
  seq integer not null,
  person uuid not null,
  label text not null check (label in ('failed', 'passed', 'cannot_tell')),
  reason text,
  settles boolean not null,           -- replaces all labels before it, whoever gave them
  response text not null,             -- the digest: the label holds for this response only, not for that of a retry
  batch_id uuid not null,             -- given together, undone together
  at bigint not null,                 -- milliseconds
  detector text not null,             -- what the detector had said, for its field record
  outcome text not null check (outcome in ('failed', 'resisted', 'unassessed')),
  found_means text check (found_means in ('failed', 'resisted')),
  ended_at bigint,                    -- milliseconds; null while it counts
  ended_by uuid,
  ended_batch uuid                    -- what ended it; undoing that brings the label back
);
create unique index review_labels_current on review_labels (evaluation_id, seq, person) where ended_at is null;
create index review_labels_by_batch on review_labels (batch_id);
create index review_labels_by_ended_batch on review_labels (ended_batch) where ended_batch is not null;
create index review_labels_by_run on review_labels (evaluation_id, id);
create index review_labels_by_detector on review_labels (team_id, detector) where ended_at is null;
alter table review_labels enable row level security;
create policy team on review_labels using (team_id = current_team()) with check (team_id = current_team());

-- What people have decided about each answer (docs/decisions/0044). Seen with the reader's eyes, behind the same wall.
create view answer_reviews with (security_invoker = true) as
select evaluation_id, team_id, seq, labels,
  case when failed and passed then 'disputed' when failed then 'failed' when passed then 'passed' else 'cannot_tell' end
    as decision
from (
  select l.evaluation_id, l.team_id, l.seq, count(*) as labels,
    bool_or(l.label = 'failed') as failed, bool_or(l.label = 'passed') as passed
  from review_labels l
  join evaluation_results r
    on r.evaluation_id = l.evaluation_id and r.seq = l.seq and response_digest(r.observation) = l.response
  where l.ended_at is null
    and not exists (
      select from review_labels s
      where s.evaluation_id = l.evaluation_id and s.seq = l.seq and s.response = l.response
        and s.settles and s.ended_at is null and (s.at, s.id) > (l.at, l.id))
  group by l.evaluation_id, l.team_id, l.seq) as given;

-- The person whose labels are not yet part of the run's score; null when the score is up to date.
alter table evaluations add column rescore_by uuid;
create index evaluations_to_rescore on evaluations (created_at) where rescore_by is not null;
create function evaluations_to_rescore() returns table (id uuid, team_id uuid, rescore_by uuid)
language sql stable security definer set search_path = public, pg_temp
as $$
  select id, team_id, rescore_by from evaluations where rescore_by is not null and is_authenticating() order by created_at
$$;

-- A false positive was the way to overrule a detector before. It is a label now, by the person who marked it.
insert into review_labels (id, team_id, evaluation_id, seq, person, label, reason, settles, response, batch_id, at, detector,
  outcome, found_means)
select gen_random_uuid(), f.team_id, f.evaluation_id, f.seq, coalesce(f.state_changed_by, e.created_by), 'passed',
  f.state_reason, true, response_digest(r.observation), gen_random_uuid(), coalesce(f.state_changed_at, f.found_at) * 1000,
  f.detector, 'failed', case r.judgement ->> 'found' when 'true' then 'failed' when 'false' then 'resisted' end
from findings f
join evaluations e on e.id = f.evaluation_id
join evaluation_results r on r.evaluation_id = f.evaluation_id and r.seq = f.seq
where f.state = 'false_positive';
