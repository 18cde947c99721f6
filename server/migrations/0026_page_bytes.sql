-- How many bytes an agent takes up in an answer, kept with the row: a page is bounded by bytes without a look at the texts
-- themselves, which may be megabytes each and lie outside the row.
alter table agents add column shown_bytes bigint not null generated always as (
  octet_length(agent_name) + octet_length(model_name) + octet_length(hub) + coalesce(octet_length(agent_url), 0)
  + coalesce(octet_length(agent_system_prompt), 0) + coalesce(octet_length(purpose), 0)
  + coalesce(octet_length(test_score), 0) + coalesce(octet_length(last_tested_by), 0)
  + coalesce(octet_length(agent_params::text), 0) + coalesce(octet_length(mcp_config::text), 0)
  + octet_length(delegated_agents::text) + coalesce(octet_length(white_box_config::text), 0)
  + coalesce(octet_length(agent_metadata::text), 0) + coalesce(octet_length(evaluated_harnesses::text), 0)
  + coalesce(octet_length(import_metadata::text), 0) + coalesce(octet_length(capabilities::text), 0)
  + octet_length(skills::text) + coalesce(octet_length(latest_evaluation::text), 0)) stored;

-- The same for a change in the history, which holds what a field was and what it became.
alter table agent_history add column shown_bytes bigint not null
  generated always as (octet_length(changes::text)) stored;
