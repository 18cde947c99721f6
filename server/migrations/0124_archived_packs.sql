-- The evidence pack of an archived evaluation, made before its rows left (docs/decisions/0149): objects in their order, bytes and
-- sum of the whole, and the key that signed it. Null: the evaluation never completed, or was archived by the release before.
alter table evaluation_archives add column pack json;
