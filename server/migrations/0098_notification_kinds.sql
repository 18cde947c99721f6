-- Messages for Slack and its like, and endpoints that hear of more kinds of events (docs/decisions/0075).
alter table notification_endpoints drop constraint notification_endpoints_kind_check;
alter table notification_endpoints add constraint notification_endpoints_kind_check check (kind in ('webhook', 'slack', 'mail'));

-- Whoever asked for all events before there were others goes on with what changed or needs someone.
update notification_endpoints
set events = '{evaluation.verdict_changed,finding.opened,finding.reopened,watch.alarm,schedule.missed,action.pending,guard.alarm_raised,guard.alarm_cleared,guard.rule_expired,notification.endpoint_disabled}'
where events = '{}';
