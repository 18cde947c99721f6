-- The plan of a campaign shows what each attempt of a hunt came to. From this index alone: the rows beside it hold whole
-- conversations.
create index campaign_attempts_trail on campaign_attempts (campaign_id, place, step)
  include (team_id, phase, state, signal, outcome, is_error);
