-- The verdict that an agent's trust stands on now: of its last evaluation of all dimensions, or of a later one of some of them
-- that was not passed. A stage that was reached stays in the row; whether it holds now is told by this.
alter table agents add column trust_verdict text check (trust_verdict in ('passed', 'failed', 'inconclusive'));

update agents a set trust_verdict = last.verdict
from (
  select distinct on (agent_id) agent_id, verdict from evaluations
  where status = 'completed' and verdict in ('passed', 'failed', 'inconclusive')
    and harness_names @> '{reliability,security,safety}'
  order by agent_id, completed_at desc, id desc
) last
where last.agent_id = a.id;
