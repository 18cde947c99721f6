-- What a list of campaigns shows, kept with each goal that ends, so that nobody counts rows for it.
alter table campaigns
  add column assessed integer not null default 0,  -- goals of which something can be said: broken, or held within the budget
  add column broken integer not null default 0;    -- goals with an attack that worked again, or was seen to have an effect
