/**
 * Statements that would be sent to every node of a distributed database, each with its reason. What is not listed here fails
 * the test that sends it (recorded-statements.ts). Both lists may only shrink.
 */

const LOOKS_FOR_WORK = "a worker looks for work, whichever team has it; what it finds is done team by team";
const SHOWN = "found by a secret that a caller shows before the team is known";
const AGES = "deletes what is too old, whichever team owns it; on several nodes each would do its own part";
const DAYS = "partitions are days, and have rows of all teams";
/** On one PostgreSQL that is as good, because the policies compare the team of every row. */
const BY_KEY = "found by a key that belongs to the team, such as the run or the job that a worker holds";
const LAG = "how far the console is behind, over all teams";

/** Functions of the database that look at the rows of all teams. A test compares them with the catalog. */
export const FUNCTIONS_ACROSS_TEAMS: Readonly<Record<string, string>> = {
  archives_at_work: LOOKS_FOR_WORK,
  campaigns_under_way: LOOKS_FOR_WORK,
  custom_harnesses_in_progress: LOOKS_FOR_WORK,
  detections_in_progress: LOOKS_FOR_WORK,
  drop_telemetry_day: DAYS,
  evaluations_to_rescore: LOOKS_FOR_WORK,
  evolution_under_way: LOOKS_FOR_WORK,
  expire_alarms: AGES,
  expire_annotations: AGES,
  expire_detections: AGES,
  expire_flow: AGES,
  expire_gateway_spending: AGES,
  expire_guard_events: AGES,
  expire_guard_texts: AGES,
  expire_notifications: AGES,
  expire_otlp: AGES,
  expire_recorded_traffic: AGES,
  expire_schedule_runs: AGES,
  expire_series_hours: AGES,
  expire_series_minutes: AGES,
  expire_telemetry_writers: AGES,
  external_guards_in_measurement: LOOKS_FOR_WORK,
  extractions_in_progress: LOOKS_FOR_WORK,
  gateway_keys_with: SHOWN,
  guard_replays_in_progress: LOOKS_FOR_WORK,
  judge_cards_in_progress: LOOKS_FOR_WORK,
  judgings_in_progress: LOOKS_FOR_WORK,
  make_telemetry_day: DAYS,
  notification_endpoints_due: LOOKS_FOR_WORK,
  notifications_behind: LAG,
  policy_files_to_convert: LOOKS_FOR_WORK,
  quarters_to_fold: LOOKS_FOR_WORK,
  runs_under_way: LOOKS_FOR_WORK,
  sandbox_visit: SHOWN,
  schedules_behind: LAG,
  schedules_due: LOOKS_FOR_WORK,
  shared_report: SHOWN,
  teams_of_telemetry_day: DAYS,
  teams_under_watch: LOOKS_FOR_WORK,
  teams_with_due_alert_rules: LOOKS_FOR_WORK,
  teams_with_due_rules: LOOKS_FOR_WORK,
  teams_with_retention: LOOKS_FOR_WORK,
  teams_with_suspects: LOOKS_FOR_WORK,
};

/** As "what it does: tables". */
export const STATEMENTS_ACROSS_TEAMS: Readonly<Record<string, string>> = {
  "select: audit_pending": LOOKS_FOR_WORK,
  "delete: custom_prompts": BY_KEY,
  "delete: external_guard_judgments, external_guards": BY_KEY,
  "insert: campaign_log": BY_KEY,
  "insert: external_guard_judgments, external_guards": BY_KEY,
  "insert: finding_attacks": BY_KEY,
  "insert: guard_hits, traffic_settings": BY_KEY,
  "insert: notification_deliveries": BY_KEY,
  "select: agent_pace": BY_KEY,
  "select: campaign_attempts, campaign_goals": BY_KEY,
  "select: evaluation_claims": BY_KEY,
  "select: evaluation_claims, evaluation_plan, evaluation_retries": BY_KEY,
  "select: evaluation_claims, evaluations": BY_KEY,
  "select: genome_edges, genome_versions": BY_KEY,
  "select: genome_edges, genome_versions, genomes": BY_KEY,
  "select: genome_versions, genomes": BY_KEY,
  "select: notification_deliveries": BY_KEY,
  "select: notification_endpoints": BY_KEY,
  "select: policies, policy_rules, rule_versions": BY_KEY,
  "select: policy_files": BY_KEY,
  "update: campaign_attempts, campaign_goals": BY_KEY,
  "update: custom_harnesses": BY_KEY,
  "update: external_guards": BY_KEY,
  "update: extraction_runs": BY_KEY,
  "update: findings": BY_KEY,
  "update: judgings": BY_KEY,
  "update: notification_deliveries": BY_KEY,
  "update: notification_endpoints": BY_KEY,
  "update: policy_files": BY_KEY,
  "with: answer_reviews, evaluation_plan, evaluation_prompts, evaluation_results, judge_votes": BY_KEY,
  "with: answer_reviews, evaluation_plan, evaluation_prompts, evaluation_results, judge_votes, review_labels": BY_KEY,
  "with: campaign_attempts, campaign_goals": BY_KEY,
  "with: campaign_attempts, campaigns": BY_KEY,
  "with: evaluation_claims": BY_KEY,
  "with: evaluation_claims, evaluation_plan, evaluation_results, evaluations": BY_KEY,
  "with: evaluation_claims, evaluation_retries": BY_KEY,
  "with: evaluation_prompts, finding_failures": BY_KEY,
  "with: evolution_jobs, evolution_rollouts": BY_KEY,
  "with: genome_edges, genome_versions, genomes": BY_KEY,
  "with: judgings": BY_KEY,
};
