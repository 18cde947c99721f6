import type { RunRow } from "./store.ts";

export const presentRun = (row: RunRow) => ({
  id: row.id,
  policy_id: row.policy_id,
  text_version: row.text_version,
  status: row.status,
  extractor_agent_id: row.extractor_agent_id,
  max_calls: row.max_calls,
  found: row.found,
  dropped: row.dropped,
  problem: row.problem,
  created_at: row.created_at,
  ended_at: row.ended_at,
});
