-- from 0.3.0: since 0.2.0 statements name the key that they conflict with, not its columns, so keys may begin with the team
-- in steps: each table is locked for an instant. What refers to it gets the team as well, and is checked without a lock.

do $$ begin if to_regclass('agent_headers_pkey_team') is not null then
  alter table agent_headers drop constraint agent_headers_pkey,
    add constraint agent_headers_pkey primary key using index agent_headers_pkey_team;
  alter table agent_headers drop constraint agent_headers_agent_id_name_key,
    add constraint agent_headers_agent_id_name_key unique using index agent_headers_agent_id_name_key_team;
end if; end $$;

do $$ begin if to_regclass('agent_history_pkey_team') is not null then
  alter table agent_history drop constraint agent_history_pkey,
    add constraint agent_history_pkey primary key using index agent_history_pkey_team;
end if; end $$;

do $$ begin if to_regclass('agent_pace_pkey_team') is not null then
  alter table agent_pace drop constraint agent_pace_pkey,
    add constraint agent_pace_pkey primary key using index agent_pace_pkey_team;
end if; end $$;

do $$ begin if to_regclass('agents_pkey_team') is not null then
  alter table policy_scopes drop constraint policy_scopes_agent_id_fkey;
  alter table agents drop constraint agents_pkey,
    add constraint agents_pkey primary key using index agents_pkey_team;
  alter table policy_scopes add constraint policy_scopes_agent_id_fkey
    foreign key (team_id, agent_id) references agents (team_id, id) on delete cascade not valid;
end if; end $$;

alter table policy_scopes validate constraint policy_scopes_agent_id_fkey;

do $$ begin if to_regclass('alarms_pkey_team') is not null then
  alter table alarms drop constraint alarms_pkey,
    add constraint alarms_pkey primary key using index alarms_pkey_team;
end if; end $$;

do $$ begin if to_regclass('alert_rules_pkey_team') is not null then
  alter table alert_rules drop constraint alert_rules_pkey,
    add constraint alert_rules_pkey primary key using index alert_rules_pkey_team;
end if; end $$;

do $$ begin if to_regclass('audit_log_pkey_team') is not null then
  alter table audit_log drop constraint audit_log_pkey,
    add constraint audit_log_pkey primary key using index audit_log_pkey_team;
end if; end $$;

do $$ begin if to_regclass('audit_pending_pkey_team') is not null then
  alter table audit_pending drop constraint audit_pending_pkey,
    add constraint audit_pending_pkey primary key using index audit_pending_pkey_team;
end if; end $$;

do $$ begin if to_regclass('audit_seals_audit_id_key_team') is not null then
  alter table audit_seals drop constraint audit_seals_audit_id_key,
    add constraint audit_seals_audit_id_key unique using index audit_seals_audit_id_key_team;
end if; end $$;

do $$ begin if to_regclass('campaign_attempts_pkey_team') is not null then
  alter table campaign_attempts drop constraint campaign_attempts_pkey,
    add constraint campaign_attempts_pkey primary key using index campaign_attempts_pkey_team;
end if; end $$;

do $$ begin if to_regclass('campaign_effects_pkey_team') is not null then
  alter table campaign_effects drop constraint campaign_effects_pkey,
    add constraint campaign_effects_pkey primary key using index campaign_effects_pkey_team;
end if; end $$;

do $$ begin if to_regclass('campaign_goals_pkey_team') is not null then
  alter table campaign_goals drop constraint campaign_goals_pkey,
    add constraint campaign_goals_pkey primary key using index campaign_goals_pkey_team;
end if; end $$;

do $$ begin if to_regclass('campaign_log_pkey_team') is not null then
  alter table campaign_log drop constraint campaign_log_pkey,
    add constraint campaign_log_pkey primary key using index campaign_log_pkey_team;
end if; end $$;

do $$ begin if to_regclass('campaigns_pkey_team') is not null then
  alter table campaign_attempts drop constraint campaign_attempts_campaign_id_fkey;
  alter table campaign_effects drop constraint campaign_effects_campaign_id_fkey;
  alter table campaign_goals drop constraint campaign_goals_campaign_id_fkey;
  alter table campaign_log drop constraint campaign_log_campaign_id_fkey;
  alter table sandbox_tokens drop constraint sandbox_tokens_campaign_id_fkey;
  alter table campaigns drop constraint campaigns_pkey,
    add constraint campaigns_pkey primary key using index campaigns_pkey_team;
  alter table campaign_attempts add constraint campaign_attempts_campaign_id_fkey
    foreign key (team_id, campaign_id) references campaigns (team_id, id) on delete cascade not valid;
  alter table campaign_effects add constraint campaign_effects_campaign_id_fkey
    foreign key (team_id, campaign_id) references campaigns (team_id, id) on delete cascade not valid;
  alter table campaign_goals add constraint campaign_goals_campaign_id_fkey
    foreign key (team_id, campaign_id) references campaigns (team_id, id) on delete cascade not valid;
  alter table campaign_log add constraint campaign_log_campaign_id_fkey
    foreign key (team_id, campaign_id) references campaigns (team_id, id) on delete cascade not valid;
  alter table sandbox_tokens add constraint sandbox_tokens_campaign_id_fkey
    foreign key (team_id, campaign_id) references campaigns (team_id, id) on delete cascade not valid;
end if; end $$;

alter table campaign_attempts validate constraint campaign_attempts_campaign_id_fkey;

alter table campaign_effects validate constraint campaign_effects_campaign_id_fkey;

alter table campaign_goals validate constraint campaign_goals_campaign_id_fkey;

alter table campaign_log validate constraint campaign_log_campaign_id_fkey;

alter table sandbox_tokens validate constraint sandbox_tokens_campaign_id_fkey;

do $$ begin if to_regclass('custom_harnesses_pkey_team') is not null then
  alter table custom_prompts drop constraint custom_prompts_harness_id_fkey;
  alter table custom_harnesses drop constraint custom_harnesses_pkey,
    add constraint custom_harnesses_pkey primary key using index custom_harnesses_pkey_team;
  alter table custom_prompts add constraint custom_prompts_harness_id_fkey
    foreign key (team_id, harness_id) references custom_harnesses (team_id, id) on delete cascade not valid;
end if; end $$;

alter table custom_prompts validate constraint custom_prompts_harness_id_fkey;

do $$ begin if to_regclass('custom_prompts_pkey_team') is not null then
  alter table custom_prompts drop constraint custom_prompts_pkey,
    add constraint custom_prompts_pkey primary key using index custom_prompts_pkey_team;
  alter table custom_prompts drop constraint custom_prompts_harness_id_key_key,
    add constraint custom_prompts_harness_id_key_key unique using index custom_prompts_harness_id_key_key_team;
end if; end $$;

do $$ begin if to_regclass('demographic_dimensions_pkey_team') is not null then
  alter table demographic_values drop constraint demographic_values_dimension_id_fkey;
  alter table demographic_dimensions drop constraint demographic_dimensions_pkey,
    add constraint demographic_dimensions_pkey primary key using index demographic_dimensions_pkey_team;
  alter table demographic_values add constraint demographic_values_dimension_id_fkey
    foreign key (team_id, dimension_id) references demographic_dimensions (team_id, id) on delete cascade not valid;
end if; end $$;

alter table demographic_values validate constraint demographic_values_dimension_id_fkey;

do $$ begin if to_regclass('demographic_values_pkey_team') is not null then
  alter table demographic_values drop constraint demographic_values_pkey,
    add constraint demographic_values_pkey primary key using index demographic_values_pkey_team;
  alter table demographic_values drop constraint demographic_values_dimension_id_value_key,
    add constraint demographic_values_dimension_id_value_key unique using index demographic_values_dimension_id_value_key_team;
end if; end $$;

do $$ begin if to_regclass('detections_pkey_team') is not null then
  alter table detections drop constraint detections_pkey,
    add constraint detections_pkey primary key using index detections_pkey_team;
end if; end $$;

do $$ begin if to_regclass('evaluation_archives_pkey_team') is not null then
  alter table evaluation_archives drop constraint evaluation_archives_pkey,
    add constraint evaluation_archives_pkey primary key using index evaluation_archives_pkey_team;
  alter table evaluation_archives drop constraint evaluation_archives_evaluation_id_key,
    add constraint evaluation_archives_evaluation_id_key unique using index evaluation_archives_evaluation_id_key_team;
end if; end $$;

do $$ begin if to_regclass('evaluation_claims_pkey_team') is not null then
  alter table evaluation_claims drop constraint evaluation_claims_pkey,
    add constraint evaluation_claims_pkey primary key using index evaluation_claims_pkey_team;
end if; end $$;

do $$ begin if to_regclass('evaluation_controls_pkey_team') is not null then
  alter table evaluation_controls drop constraint evaluation_controls_pkey,
    add constraint evaluation_controls_pkey primary key using index evaluation_controls_pkey_team;
end if; end $$;

do $$ begin if to_regclass('evaluation_log_pkey_team') is not null then
  alter table evaluation_log drop constraint evaluation_log_pkey,
    add constraint evaluation_log_pkey primary key using index evaluation_log_pkey_team;
end if; end $$;

do $$ begin if to_regclass('evaluation_plan_pkey_team') is not null then
  alter table evaluation_plan drop constraint evaluation_plan_pkey,
    add constraint evaluation_plan_pkey primary key using index evaluation_plan_pkey_team;
end if; end $$;

do $$ begin if to_regclass('evaluation_reports_pkey_team') is not null then
  alter table evaluation_reports drop constraint evaluation_reports_pkey,
    add constraint evaluation_reports_pkey primary key using index evaluation_reports_pkey_team;
end if; end $$;

do $$ begin if to_regclass('evaluation_results_pkey_team') is not null then
  alter table evaluation_results drop constraint evaluation_results_pkey,
    add constraint evaluation_results_pkey primary key using index evaluation_results_pkey_team;
end if; end $$;

do $$ begin if to_regclass('evaluation_retries_pkey_team') is not null then
  alter table evaluation_retries drop constraint evaluation_retries_pkey,
    add constraint evaluation_retries_pkey primary key using index evaluation_retries_pkey_team;
end if; end $$;

do $$ begin if to_regclass('evaluations_pkey_team') is not null then
  alter table evaluation_archives drop constraint evaluation_archives_evaluation_id_fkey;
  alter table evaluation_claims drop constraint evaluation_claims_evaluation_id_fkey;
  alter table evaluation_controls drop constraint evaluation_controls_evaluation_id_fkey;
  alter table evaluation_log drop constraint evaluation_log_evaluation_id_fkey;
  alter table evaluation_plan drop constraint evaluation_plan_evaluation_id_fkey;
  alter table evaluation_reports drop constraint evaluation_reports_evaluation_id_fkey;
  alter table evaluation_retries drop constraint evaluation_retries_evaluation_id_fkey;
  alter table finding_failures drop constraint findings_evaluation_id_fkey;
  alter table finding_runs drop constraint finding_runs_evaluation_id_fkey;
  alter table judge_verdicts drop constraint judge_verdicts_evaluation_id_fkey;
  alter table judgings drop constraint judgings_evaluation_id_fkey;
  alter table review_labels drop constraint review_labels_evaluation_id_fkey;
  alter table share_links drop constraint share_links_evaluation_id_fkey;
  alter table evaluations drop constraint evaluations_pkey,
    add constraint evaluations_pkey primary key using index evaluations_pkey_team;
  alter table evaluation_archives add constraint evaluation_archives_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table evaluation_claims add constraint evaluation_claims_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table evaluation_controls add constraint evaluation_controls_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table evaluation_log add constraint evaluation_log_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table evaluation_plan add constraint evaluation_plan_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table evaluation_reports add constraint evaluation_reports_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table evaluation_retries add constraint evaluation_retries_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table finding_failures add constraint findings_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table finding_runs add constraint finding_runs_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table judge_verdicts add constraint judge_verdicts_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table judgings add constraint judgings_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table review_labels add constraint review_labels_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
  alter table share_links add constraint share_links_evaluation_id_fkey
    foreign key (team_id, evaluation_id) references evaluations (team_id, id) on delete cascade not valid;
end if; end $$;

alter table evaluation_archives validate constraint evaluation_archives_evaluation_id_fkey;

alter table evaluation_claims validate constraint evaluation_claims_evaluation_id_fkey;

alter table evaluation_controls validate constraint evaluation_controls_evaluation_id_fkey;

alter table evaluation_log validate constraint evaluation_log_evaluation_id_fkey;

alter table evaluation_plan validate constraint evaluation_plan_evaluation_id_fkey;

alter table evaluation_reports validate constraint evaluation_reports_evaluation_id_fkey;

alter table evaluation_retries validate constraint evaluation_retries_evaluation_id_fkey;

alter table finding_failures validate constraint findings_evaluation_id_fkey;

alter table finding_runs validate constraint finding_runs_evaluation_id_fkey;

alter table judge_verdicts validate constraint judge_verdicts_evaluation_id_fkey;

alter table judgings validate constraint judgings_evaluation_id_fkey;

alter table review_labels validate constraint review_labels_evaluation_id_fkey;

alter table share_links validate constraint share_links_evaluation_id_fkey;

do $$ begin if to_regclass('evolution_jobs_pkey_team') is not null then
  alter table evolution_proposer_calls drop constraint evolution_proposer_calls_job_id_fkey;
  alter table evolution_rollouts drop constraint evolution_rollouts_job_id_fkey;
  alter table evolution_jobs drop constraint evolution_jobs_pkey,
    add constraint evolution_jobs_pkey primary key using index evolution_jobs_pkey_team;
  drop index evolution_jobs_continued_once;
  alter index evolution_jobs_continued_once_team rename to evolution_jobs_continued_once;
  alter table evolution_proposer_calls add constraint evolution_proposer_calls_job_id_fkey
    foreign key (team_id, job_id) references evolution_jobs (team_id, id) on delete cascade not valid;
  alter table evolution_rollouts add constraint evolution_rollouts_job_id_fkey
    foreign key (team_id, job_id) references evolution_jobs (team_id, id) on delete cascade not valid;
end if; end $$;

alter table evolution_proposer_calls validate constraint evolution_proposer_calls_job_id_fkey;

alter table evolution_rollouts validate constraint evolution_rollouts_job_id_fkey;

do $$ begin if to_regclass('evolution_proposer_calls_pkey_team') is not null then
  alter table evolution_proposer_calls drop constraint evolution_proposer_calls_pkey,
    add constraint evolution_proposer_calls_pkey primary key using index evolution_proposer_calls_pkey_team;
end if; end $$;

do $$ begin if to_regclass('evolution_rollouts_pkey_team') is not null then
  alter table evolution_rollouts drop constraint evolution_rollouts_pkey,
    add constraint evolution_rollouts_pkey primary key using index evolution_rollouts_pkey_team;
end if; end $$;

do $$ begin if to_regclass('external_guard_judgments_pkey_team') is not null then
  alter table external_guard_judgments drop constraint external_guard_judgments_pkey,
    add constraint external_guard_judgments_pkey primary key using index external_guard_judgments_pkey_team;
end if; end $$;

do $$ begin if to_regclass('external_guards_pkey_team') is not null then
  alter table external_guard_judgments drop constraint external_guard_judgments_guard_id_fkey;
  alter table external_guards drop constraint external_guards_pkey,
    add constraint external_guards_pkey primary key using index external_guards_pkey_team;
  alter table external_guard_judgments add constraint external_guard_judgments_guard_id_fkey
    foreign key (team_id, guard_id) references external_guards (team_id, id) on delete cascade not valid;
end if; end $$;

alter table external_guard_judgments validate constraint external_guard_judgments_guard_id_fkey;

do $$ begin if to_regclass('extraction_runs_pkey_team') is not null then
  alter table model_calls drop constraint model_calls_extraction_id_fkey;
  alter table extraction_runs drop constraint extraction_runs_pkey,
    add constraint extraction_runs_pkey primary key using index extraction_runs_pkey_team;
  alter table model_calls add constraint model_calls_extraction_id_fkey
    foreign key (team_id, extraction_id) references extraction_runs (team_id, id) on delete cascade not valid;
end if; end $$;

alter table model_calls validate constraint model_calls_extraction_id_fkey;

do $$ begin if to_regclass('finding_attacks_pkey_team') is not null then
  alter table finding_attacks drop constraint finding_attacks_pkey,
    add constraint finding_attacks_pkey primary key using index finding_attacks_pkey_team;
end if; end $$;

do $$ begin if to_regclass('finding_comments_pkey_team') is not null then
  alter table finding_comments drop constraint finding_comments_pkey,
    add constraint finding_comments_pkey primary key using index finding_comments_pkey_team;
end if; end $$;

do $$ begin if to_regclass('finding_events_pkey_team') is not null then
  alter table finding_events drop constraint finding_events_pkey,
    add constraint finding_events_pkey primary key using index finding_events_pkey_team;
end if; end $$;

do $$ begin if to_regclass('finding_failures_pkey_team') is not null then
  alter table finding_failures drop constraint finding_failures_pkey,
    add constraint finding_failures_pkey primary key using index finding_failures_pkey_team;
  drop index finding_failures_by_former_id;
  alter index finding_failures_by_former_id_team rename to finding_failures_by_former_id;
end if; end $$;

do $$ begin if to_regclass('finding_runs_pkey_team') is not null then
  alter table finding_runs drop constraint finding_runs_pkey,
    add constraint finding_runs_pkey primary key using index finding_runs_pkey_team;
end if; end $$;

do $$ begin if to_regclass('findings_pkey_team') is not null then
  alter table finding_attacks drop constraint finding_attacks_finding_id_fkey;
  alter table finding_comments drop constraint finding_comments_finding_id_fkey;
  alter table finding_events drop constraint finding_events_finding_id_fkey;
  alter table finding_failures drop constraint finding_failures_finding_id_fkey;
  alter table finding_runs drop constraint finding_runs_finding_id_fkey;
  alter table findings drop constraint findings_pkey,
    add constraint findings_pkey primary key using index findings_pkey_team;
  alter table finding_attacks add constraint finding_attacks_finding_id_fkey
    foreign key (team_id, finding_id) references findings (team_id, id) on delete cascade not valid;
  alter table finding_comments add constraint finding_comments_finding_id_fkey
    foreign key (team_id, finding_id) references findings (team_id, id) on delete cascade not valid;
  alter table finding_events add constraint finding_events_finding_id_fkey
    foreign key (team_id, finding_id) references findings (team_id, id) on delete cascade not valid;
  alter table finding_failures add constraint finding_failures_finding_id_fkey
    foreign key (team_id, finding_id) references findings (team_id, id) on delete cascade not valid;
  alter table finding_runs add constraint finding_runs_finding_id_fkey
    foreign key (team_id, finding_id) references findings (team_id, id) on delete cascade not valid;
end if; end $$;

alter table finding_attacks validate constraint finding_attacks_finding_id_fkey;

alter table finding_comments validate constraint finding_comments_finding_id_fkey;

alter table finding_events validate constraint finding_events_finding_id_fkey;

alter table finding_failures validate constraint finding_failures_finding_id_fkey;

alter table finding_runs validate constraint finding_runs_finding_id_fkey;

do $$ begin if to_regclass('flow_attachments_pkey_team') is not null then
  alter table flow_attachments drop constraint flow_attachments_pkey,
    add constraint flow_attachments_pkey primary key using index flow_attachments_pkey_team;
end if; end $$;

do $$ begin if to_regclass('flow_hits_pkey_team') is not null then
  alter table flow_hits drop constraint flow_hits_pkey,
    add constraint flow_hits_pkey primary key using index flow_hits_pkey_team;
end if; end $$;

do $$ begin if to_regclass('flow_lists_pkey_team') is not null then
  alter table flow_lists drop constraint flow_lists_pkey,
    add constraint flow_lists_pkey primary key using index flow_lists_pkey_team;
end if; end $$;

do $$ begin if to_regclass('flow_policies_pkey_team') is not null then
  alter table flow_policies drop constraint flow_policies_pkey,
    add constraint flow_policies_pkey primary key using index flow_policies_pkey_team;
end if; end $$;

do $$ begin if to_regclass('flow_states_pkey_team') is not null then
  alter table flow_states drop constraint flow_states_pkey,
    add constraint flow_states_pkey primary key using index flow_states_pkey_team;
end if; end $$;

do $$ begin if to_regclass('flow_versions_pkey_team') is not null then
  alter table flow_versions drop constraint flow_versions_pkey,
    add constraint flow_versions_pkey primary key using index flow_versions_pkey_team;
end if; end $$;

do $$ begin if to_regclass('gateway_keys_pkey_team') is not null then
  alter table gateway_keys drop constraint gateway_keys_pkey,
    add constraint gateway_keys_pkey primary key using index gateway_keys_pkey_team;
end if; end $$;

do $$ begin if to_regclass('gateway_meters_pkey_team') is not null then
  alter table gateway_meters drop constraint gateway_meters_pkey,
    add constraint gateway_meters_pkey primary key using index gateway_meters_pkey_team;
end if; end $$;

do $$ begin if to_regclass('gateway_places_pkey_team') is not null then
  alter table gateway_places drop constraint gateway_places_pkey,
    add constraint gateway_places_pkey primary key using index gateway_places_pkey_team;
end if; end $$;

do $$ begin if to_regclass('gateway_routes_pkey_team') is not null then
  alter table gateway_routes drop constraint gateway_routes_pkey,
    add constraint gateway_routes_pkey primary key using index gateway_routes_pkey_team;
end if; end $$;

do $$ begin if to_regclass('gateway_signatures_pkey_team') is not null then
  alter table gateway_signatures drop constraint gateway_signatures_pkey,
    add constraint gateway_signatures_pkey primary key using index gateway_signatures_pkey_team;
end if; end $$;

do $$ begin if to_regclass('gateway_slots_pkey_team') is not null then
  alter table gateway_slots drop constraint gateway_slots_pkey,
    add constraint gateway_slots_pkey primary key using index gateway_slots_pkey_team;
end if; end $$;

do $$ begin if to_regclass('gateway_spending_pkey_team') is not null then
  alter table gateway_spending drop constraint gateway_spending_pkey,
    add constraint gateway_spending_pkey primary key using index gateway_spending_pkey_team;
end if; end $$;

do $$ begin if to_regclass('genome_edges_pkey_team') is not null then
  alter table genome_edges drop constraint genome_edges_pkey,
    add constraint genome_edges_pkey primary key using index genome_edges_pkey_team;
end if; end $$;

do $$ begin if to_regclass('genome_versions_pkey_team') is not null then
  alter table genome_edges drop constraint genome_edges_child_id_child_version_fkey;
  alter table genome_edges drop constraint genome_edges_parent_id_parent_version_fkey;
  alter table genome_versions drop constraint genome_versions_pkey,
    add constraint genome_versions_pkey primary key using index genome_versions_pkey_team;
  alter table genome_edges add constraint genome_edges_child_id_child_version_fkey
    foreign key (team_id, child_id, child_version) references genome_versions (team_id, genome_id, version) on delete cascade not valid;
  alter table genome_edges add constraint genome_edges_parent_id_parent_version_fkey
    foreign key (team_id, parent_id, parent_version) references genome_versions (team_id, genome_id, version) on delete cascade not valid;
end if; end $$;

alter table genome_edges validate constraint genome_edges_child_id_child_version_fkey;

alter table genome_edges validate constraint genome_edges_parent_id_parent_version_fkey;

do $$ begin if to_regclass('genomes_pkey_team') is not null then
  alter table genome_versions drop constraint genome_versions_genome_id_fkey;
  alter table genomes drop constraint genomes_pkey,
    add constraint genomes_pkey primary key using index genomes_pkey_team;
  alter table genome_versions add constraint genome_versions_genome_id_fkey
    foreign key (team_id, genome_id) references genomes (team_id, id) on delete cascade not valid;
end if; end $$;

alter table genome_versions validate constraint genome_versions_genome_id_fkey;

do $$ begin if to_regclass('guard_configs_pkey_team') is not null then
  alter table guard_replays drop constraint guard_replays_config_id_fkey;
  alter table guard_configs drop constraint guard_configs_pkey,
    add constraint guard_configs_pkey primary key using index guard_configs_pkey_team;
  alter table guard_replays add constraint guard_replays_config_id_fkey
    foreign key (team_id, config_id) references guard_configs (team_id, id) on delete cascade not valid;
end if; end $$;

alter table guard_replays validate constraint guard_replays_config_id_fkey;

do $$ begin if to_regclass('guard_events_pkey_team') is not null then
  alter table guard_events drop constraint guard_events_pkey,
    add constraint guard_events_pkey primary key using index guard_events_pkey_team;
end if; end $$;

do $$ begin if to_regclass('guard_hits_pkey_team') is not null then
  alter table guard_hits drop constraint guard_hits_pkey,
    add constraint guard_hits_pkey primary key using index guard_hits_pkey_team;
end if; end $$;

do $$ begin if to_regclass('guard_masks_pkey_team') is not null then
  alter table guard_masks drop constraint guard_masks_pkey,
    add constraint guard_masks_pkey primary key using index guard_masks_pkey_team;
end if; end $$;

do $$ begin if to_regclass('guard_replays_pkey_team') is not null then
  alter table guard_replays drop constraint guard_replays_pkey,
    add constraint guard_replays_pkey primary key using index guard_replays_pkey_team;
  drop index guard_replays_running;
  alter index guard_replays_running_team rename to guard_replays_running;
end if; end $$;

do $$ begin if to_regclass('guard_rules_pkey_team') is not null then
  alter table guard_rules drop constraint guard_rules_pkey,
    add constraint guard_rules_pkey primary key using index guard_rules_pkey_team;
end if; end $$;

do $$ begin if to_regclass('guard_versions_pkey_team') is not null then
  alter table guard_versions drop constraint guard_versions_pkey,
    add constraint guard_versions_pkey primary key using index guard_versions_pkey_team;
end if; end $$;

do $$ begin if to_regclass('judge_cards_pkey_team') is not null then
  alter table judge_cards drop constraint judge_cards_pkey,
    add constraint judge_cards_pkey primary key using index judge_cards_pkey_team;
end if; end $$;

do $$ begin if to_regclass('judge_verdicts_pkey_team') is not null then
  alter table judge_verdicts drop constraint judge_verdicts_pkey,
    add constraint judge_verdicts_pkey primary key using index judge_verdicts_pkey_team;
end if; end $$;

do $$ begin if to_regclass('judgings_pkey_team') is not null then
  alter table judgings drop constraint judgings_pkey,
    add constraint judgings_pkey primary key using index judgings_pkey_team;
  drop index judgings_running;
  alter index judgings_running_team rename to judgings_running;
end if; end $$;

do $$ begin if to_regclass('model_calls_pkey_team') is not null then
  alter table model_calls drop constraint model_calls_pkey,
    add constraint model_calls_pkey primary key using index model_calls_pkey_team;
end if; end $$;

do $$ begin if to_regclass('model_prices_pkey_team') is not null then
  alter table model_prices drop constraint model_prices_pkey,
    add constraint model_prices_pkey primary key using index model_prices_pkey_team;
end if; end $$;

do $$ begin if to_regclass('notification_deliveries_pkey_team') is not null then
  alter table notification_deliveries drop constraint notification_deliveries_pkey,
    add constraint notification_deliveries_pkey primary key using index notification_deliveries_pkey_team;
end if; end $$;

do $$ begin if to_regclass('notification_endpoints_pkey_team') is not null then
  alter table notification_endpoints drop constraint notification_endpoints_pkey,
    add constraint notification_endpoints_pkey primary key using index notification_endpoints_pkey_team;
end if; end $$;

do $$ begin if to_regclass('pending_actions_pkey_team') is not null then
  alter table pending_actions drop constraint pending_actions_pkey,
    add constraint pending_actions_pkey primary key using index pending_actions_pkey_team;
end if; end $$;

do $$ begin if to_regclass('personas_pkey_team') is not null then
  alter table personas drop constraint personas_pkey,
    add constraint personas_pkey primary key using index personas_pkey_team;
end if; end $$;

do $$ begin if to_regclass('policies_pkey_team') is not null then
  alter table extraction_runs drop constraint extraction_runs_policy_id_fkey;
  alter table policy_files drop constraint policy_files_policy_id_fkey;
  alter table policy_rules drop constraint policy_rules_policy_id_fkey;
  alter table policy_scopes drop constraint policy_scopes_policy_id_fkey;
  alter table policy_texts drop constraint policy_texts_policy_id_fkey;
  alter table policies drop constraint policies_pkey,
    add constraint policies_pkey primary key using index policies_pkey_team;
  alter table extraction_runs add constraint extraction_runs_policy_id_fkey
    foreign key (team_id, policy_id) references policies (team_id, id) on delete cascade not valid;
  alter table policy_files add constraint policy_files_policy_id_fkey
    foreign key (team_id, policy_id) references policies (team_id, id) on delete cascade not valid;
  alter table policy_rules add constraint policy_rules_policy_id_fkey
    foreign key (team_id, policy_id) references policies (team_id, id) on delete cascade not valid;
  alter table policy_scopes add constraint policy_scopes_policy_id_fkey
    foreign key (team_id, policy_id) references policies (team_id, id) on delete cascade not valid;
  alter table policy_texts add constraint policy_texts_policy_id_fkey
    foreign key (team_id, policy_id) references policies (team_id, id) on delete cascade not valid;
end if; end $$;

alter table extraction_runs validate constraint extraction_runs_policy_id_fkey;

alter table policy_files validate constraint policy_files_policy_id_fkey;

alter table policy_rules validate constraint policy_rules_policy_id_fkey;

alter table policy_scopes validate constraint policy_scopes_policy_id_fkey;

alter table policy_texts validate constraint policy_texts_policy_id_fkey;

do $$ begin if to_regclass('policy_files_pkey_team') is not null then
  alter table policy_files drop constraint policy_files_pkey,
    add constraint policy_files_pkey primary key using index policy_files_pkey_team;
end if; end $$;

do $$ begin if to_regclass('policy_rules_pkey_team') is not null then
  alter table rule_versions drop constraint rule_versions_rule_id_fkey;
  alter table policy_rules drop constraint policy_rules_pkey,
    add constraint policy_rules_pkey primary key using index policy_rules_pkey_team;
  alter table policy_rules drop constraint policy_rules_policy_id_number_key,
    add constraint policy_rules_policy_id_number_key unique using index policy_rules_policy_id_number_key_team;
  alter table rule_versions add constraint rule_versions_rule_id_fkey
    foreign key (team_id, rule_id) references policy_rules (team_id, id) on delete cascade not valid;
end if; end $$;

alter table rule_versions validate constraint rule_versions_rule_id_fkey;

do $$ begin if to_regclass('policy_scopes_pkey_team') is not null then
  alter table policy_scopes drop constraint policy_scopes_pkey,
    add constraint policy_scopes_pkey primary key using index policy_scopes_pkey_team;
end if; end $$;

do $$ begin if to_regclass('policy_texts_pkey_team') is not null then
  alter table policy_texts drop constraint policy_texts_pkey,
    add constraint policy_texts_pkey primary key using index policy_texts_pkey_team;
end if; end $$;

do $$ begin if to_regclass('proposals_pkey_team') is not null then
  alter table proposals drop constraint proposals_pkey,
    add constraint proposals_pkey primary key using index proposals_pkey_team;
end if; end $$;

do $$ begin if to_regclass('recorded_traffic_pkey_team') is not null then
  alter table recorded_traffic drop constraint recorded_traffic_pkey,
    add constraint recorded_traffic_pkey primary key using index recorded_traffic_pkey_team;
end if; end $$;

do $$ begin if to_regclass('redteam_policies_pkey_team') is not null then
  alter table redteam_policies drop constraint redteam_policies_pkey,
    add constraint redteam_policies_pkey primary key using index redteam_policies_pkey_team;
end if; end $$;

do $$ begin if to_regclass('review_labels_pkey_team') is not null then
  alter table review_labels drop constraint review_labels_pkey,
    add constraint review_labels_pkey primary key using index review_labels_pkey_team;
  drop index review_labels_current;
  alter index review_labels_current_team rename to review_labels_current;
end if; end $$;

do $$ begin if to_regclass('rule_versions_pkey_team') is not null then
  alter table rule_versions drop constraint rule_versions_pkey,
    add constraint rule_versions_pkey primary key using index rule_versions_pkey_team;
end if; end $$;

do $$ begin if to_regclass('sandbox_addresses_pkey_team') is not null then
  alter table sandbox_addresses drop constraint sandbox_addresses_pkey,
    add constraint sandbox_addresses_pkey primary key using index sandbox_addresses_pkey_team;
end if; end $$;

do $$ begin if to_regclass('sandbox_tokens_pkey_team') is not null then
  alter table sandbox_tokens drop constraint sandbox_tokens_pkey,
    add constraint sandbox_tokens_pkey primary key using index sandbox_tokens_pkey_team;
end if; end $$;

do $$ begin if to_regclass('schedule_runs_pkey_team') is not null then
  alter table schedule_runs drop constraint schedule_runs_pkey,
    add constraint schedule_runs_pkey primary key using index schedule_runs_pkey_team;
end if; end $$;

do $$ begin if to_regclass('schedules_pkey_team') is not null then
  alter table schedules drop constraint schedules_pkey,
    add constraint schedules_pkey primary key using index schedules_pkey_team;
end if; end $$;

do $$ begin if to_regclass('share_links_pkey_team') is not null then
  alter table share_links drop constraint share_links_pkey,
    add constraint share_links_pkey primary key using index share_links_pkey_team;
end if; end $$;

do $$ begin if to_regclass('test_set_versions_pkey_team') is not null then
  alter table test_set_versions drop constraint test_set_versions_pkey,
    add constraint test_set_versions_pkey primary key using index test_set_versions_pkey_team;
  alter table test_set_versions drop constraint test_set_versions_test_set_id_version_key,
    add constraint test_set_versions_test_set_id_version_key unique using index test_set_versions_test_set_id_version_key_team;
end if; end $$;

do $$ begin if to_regclass('test_sets_pkey_team') is not null then
  alter table test_set_versions drop constraint test_set_versions_test_set_id_fkey;
  alter table test_sets drop constraint test_sets_pkey,
    add constraint test_sets_pkey primary key using index test_sets_pkey_team;
  alter table test_set_versions add constraint test_set_versions_test_set_id_fkey
    foreign key (team_id, test_set_id) references test_sets (team_id, id) on delete cascade not valid;
end if; end $$;

alter table test_set_versions validate constraint test_set_versions_test_set_id_fkey;

do $$ begin if to_regclass('tool_pins_pkey_team') is not null then
  alter table tool_pins drop constraint tool_pins_pkey,
    add constraint tool_pins_pkey primary key using index tool_pins_pkey_team;
end if; end $$;

do $$ begin if to_regclass('trace_comments_pkey_team') is not null then
  alter table trace_comments drop constraint trace_comments_pkey,
    add constraint trace_comments_pkey primary key using index trace_comments_pkey_team;
end if; end $$;

do $$ begin if to_regclass('unregistered_agents_pkey_team') is not null then
  alter table unregistered_agents drop constraint unregistered_agents_pkey,
    add constraint unregistered_agents_pkey primary key using index unregistered_agents_pkey_team;
end if; end $$;

do $$ begin if to_regclass('used_confirmations_pkey_team') is not null then
  alter table used_confirmations drop constraint used_confirmations_pkey,
    add constraint used_confirmations_pkey primary key using index used_confirmations_pkey_team;
end if; end $$;
