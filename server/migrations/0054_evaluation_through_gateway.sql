-- A run can ask the agent through the gateway. Then this says which guards stood in between when it was created.
alter table evaluations add column gateway json;

-- What a key is for. The console's own evaluations come in with a key whose secret is derived and known to nobody; what they send
-- is no traffic and counts nowhere as such.
alter table gateway_keys add column purpose text not null default 'client' check (purpose in ('client', 'evaluation'));
create unique index gateway_keys_of_evaluations on gateway_keys (team_id, agent_id) where purpose = 'evaluation' and revoked_at is null;
