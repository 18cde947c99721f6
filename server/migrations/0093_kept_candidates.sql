-- A promising candidate whose final test was not settled, with its pairs and looks: another run can continue the test.
alter table evolution_jobs add column kept jsonb;
