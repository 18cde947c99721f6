-- A finding comes from an evaluation, or from a red-team campaign that proved an attack (docs/decisions/0105).
alter table findings
  add source text not null default 'evaluation' check (source in ('evaluation', 'campaign')),
  add title text,                     -- of a campaign's finding; others have their probe's
  add campaign_id uuid,               -- the newest campaign that found it, which may be deleted since
  add dedup_key text,                 -- family, oracle and kinds of operators: the same weakness in another campaign
  add occurrences integer not null default 0;

-- A family has a finding for each kind of attack that breaks it.
drop index findings_by_cause;
create unique index findings_by_cause on findings (team_id, agent_id, harness, probe, detector, coalesce(basis, ''))
  where source = 'evaluation';
create unique index findings_by_attack on findings (team_id, agent_id, dedup_key) where source = 'campaign';

-- Each goal of a campaign that was broken this way. It survives the campaign.
create table finding_attacks (
  campaign_id uuid not null,
  place integer not null,             -- the goal's place in the campaign's plan
  team_id uuid not null,
  finding_id uuid not null references findings on delete cascade,
  at bigint not null,
  result text not null check (result in ('confirmed', 'seen')),
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  attack_text text not null,          -- without the wish and the secrets: attacks are compared by it
  summary text not null,
  evidence text,                      -- JSON: the attack, the transcript and what happened; once for each campaign
  primary key (campaign_id, place)
);
create index finding_attacks_by_finding on finding_attacks (finding_id, at desc);
alter table finding_attacks enable row level security;
create policy team on finding_attacks using (team_id = current_team()) with check (team_id = current_team());

alter table finding_events add campaign_id uuid; -- the campaign that did it
