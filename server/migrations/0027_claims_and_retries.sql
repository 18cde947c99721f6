-- The words of the field for two tables of a run's journal: the prompts that a worker has claimed, and the prompts that
-- are sent again. The view evaluation_prompts follows by itself.
alter table evaluation_hands rename to evaluation_claims;
alter table evaluation_claims rename constraint evaluation_hands_pkey to evaluation_claims_pkey;
alter table evaluation_claims rename constraint evaluation_hands_evaluation_id_fkey to evaluation_claims_evaluation_id_fkey;

alter table evaluation_returns rename to evaluation_retries;
alter table evaluation_retries rename constraint evaluation_returns_pkey to evaluation_retries_pkey;
alter table evaluation_retries rename constraint evaluation_returns_evaluation_id_fkey to evaluation_retries_evaluation_id_fkey;
alter index evaluation_returns_waiting rename to evaluation_retries_waiting;
