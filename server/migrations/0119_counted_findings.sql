-- concurrently
-- Findings are counted by state, and by detector, from the index alone: one page for sixty findings instead of one each.
-- A rare action in the audit log is found without passing over all the others.
create index concurrently if not exists findings_counted
  on findings (team_id, detector, id)
  include (severity, state, change, source, due_at, assigned_to, accepted_until)
  where found_at >= 0;
create index concurrently if not exists audit_log_by_action
  on audit_log (team_id, action, at desc, id desc);
