-- A retest is a campaign that asks again what another one proved, or what another tool's file calls a hit (docs/decisions/0110).
alter table campaigns add column retest_of uuid;      -- the campaign whose attacks it asks again, which may be deleted since
create index campaigns_by_retest on campaigns (team_id, retest_of, created_at desc, id desc) where retest_of is not null;

-- What a goal of a retest asks again, and what was known of it before. A goal keeps the place that it had there.
alter table campaign_goals add column retest json;
