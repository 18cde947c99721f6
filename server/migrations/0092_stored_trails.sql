-- What each attempt of a goal's hunt, or of its retest, came to, kept with the goal once it is done: reading a plan then takes the time of its goals
-- and not of its attempts. Signals in hundredths, "-" where an attempt says nothing. Null: it follows from the attempts.
alter table campaign_goals add column trail text;

update campaign_goals g
set trail = (
  select string_agg(
    coalesce((case when a.outcome in ('broke', 'held') and not a.is_error then round(a.signal * 100)::int end)::text, '-'),
    ' ' order by a.step)
  from campaign_attempts a
  where a.campaign_id = g.campaign_id and a.place = g.place and a.state = 'observed'
    and a.phase = case when g.retest is null then 'hunt' else 'confirm' end
)
where g.state = 'done';
