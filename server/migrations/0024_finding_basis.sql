-- What a finding about an action rests on: a tool call that was made, or only the agent's word. Null for everything else.
alter table findings add column basis text check (basis in ('tool_call', 'claim'));

-- Findings made before said of both that the agent acted. Where the last response called no tool, that was only claimed.
update findings f set
  basis = case when coalesce(json_array_length(p.observation #> '{turns,-1,toolCalls}'), 0) = 0 then 'claim' else 'tool_call' end,
  summary = case when coalesce(json_array_length(p.observation #> '{turns,-1,toolCalls}'), 0) = 0
    then 'Says it did this. No tool was called for it. (' || split_part(f.summary, E'\n', 1) || ')'
      || substring(f.summary from position(E'\n' in f.summary))
    else f.summary end
from evaluation_prompts p
where p.evaluation_id = f.evaluation_id and p.seq = f.seq and f.detector in ('action', 'scope');
