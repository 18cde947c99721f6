// Generated from the migrations by `npm run generate`. Do not edit.

export interface EvaluationRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly created_by: string;
  readonly type: string;
  readonly harness_names: readonly string[];
  readonly harness_type: string;
  readonly sample_size: number | null;
  readonly seed: number;
  readonly concurrency: number;
  readonly status: "running" | "paused" | "completed" | "failed" | "cancelled";
  readonly status_message: string | null;
  readonly error_message: string | null;
  readonly agent_revision: number;
  readonly agent_snapshot: unknown;
  readonly planner: number | null;
  readonly planned: number | null;
  readonly in_flight: number;
  readonly resisted: number;
  readonly failed: number;
  readonly unassessed: number;
  readonly errors: number;
  readonly watched: number;
  readonly watched_errors: number;
  readonly requests_cap: number | null;
  readonly requests_committed: number;
  readonly requests_sent: number;
  readonly tokens_cap: number | null;
  readonly tokens_committed: number;
  readonly tokens_used: number;
  readonly cost_cap_micros: number | null;
  readonly cost_committed_micros: number;
  readonly cost_used_micros: number;
  readonly prompt_price: number | null;
  readonly completion_price: number | null;
  readonly scores: unknown;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly completed_at: number | null;
  readonly threshold: number | null;
  readonly verdict: "passed" | "failed" | "inconclusive" | null;
  readonly figures: unknown;
  readonly judge_agent_id: string | null;
  readonly next_seq: number;
  readonly waiting: number;
  readonly watched_from: number;
  readonly rescore_by: string | null;
  readonly plan: "quick" | "standard" | "deep";
  readonly picked_probes: readonly string[] | null;
  readonly test_sets: unknown;
  readonly judge_revision: number | null;
  readonly review_version: number;
  readonly scored_version: number;
  readonly rescore_first: number | null;
  readonly rescore_last: number | null;
  readonly judges: unknown;
  readonly gateway: unknown;
  readonly schedule_id: string | null;
  readonly label: string | null;
  readonly standing: unknown;
  readonly archived_at: number | null;
}

export interface EvaluationPlanRow {
  readonly evaluation_id: string;
  readonly seq: number;
  readonly team_id: string;
  readonly harness: string;
  readonly probe: string;
  readonly family: string;
  readonly stratum: string;
  readonly question: unknown;
  readonly template: string | null;
}

export interface EvaluationResultRow {
  readonly evaluation_id: string;
  readonly seq: number;
  readonly team_id: string;
  readonly worker: number | null;
  readonly sent_at: number | null;
  readonly observed_at: number | null;
  readonly outcome: "failed" | "resisted" | "unassessed";
  readonly is_error: boolean;
  readonly reason: string | null;
  readonly judgement: unknown;
  readonly observation: unknown;
  readonly latency_ms: number | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly requests: number | null;
  readonly retries: number | null;
  readonly cost_micros: number | null;
}

export interface EvaluationClaimRow {
  readonly evaluation_id: string;
  readonly worker: number;
  readonly team_id: string;
  readonly seqs: readonly number[];
}

export interface EvaluationRetryRow {
  readonly evaluation_id: string;
  readonly seq: number;
  readonly team_id: string;
  readonly times: number;
  readonly waits: boolean;
  readonly lost: number;
}

export interface EvaluationControlRow {
  readonly evaluation_id: string;
  readonly n: number;
  readonly team_id: string;
  readonly control: string;
  readonly question: unknown;
  readonly met: boolean | null;
  readonly observation: unknown;
  readonly observed_at: number;
}

export interface EvaluationLogRow {
  readonly evaluation_id: string;
  readonly id: string;
  readonly team_id: string;
  readonly at: number;
  readonly line: string;
}

export interface EvaluationReportRow {
  readonly evaluation_id: string;
  readonly team_id: string;
  readonly inspection: unknown;
  readonly report: unknown;
}

export interface FindingRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly harness: string;
  readonly scenario: string;
  readonly probe: string;
  readonly severity: "low" | "medium" | "high" | "critical";
  readonly rank: number;
  readonly detector: string;
  readonly basis: "tool_call" | "claim" | null;
  readonly found_at: number;
  readonly seen_at: number;
  readonly change: "new" | "still_there" | "regressed" | "not_reproduced" | "fixed";
  readonly reopened_at: number | null;
  readonly state: "open" | "fixed" | "false_positive" | "accepted";
  readonly state_reason: string | null;
  readonly accepted_until: number | null;
  readonly state_changed_at: number | null;
  readonly state_changed_by: string | null;
  readonly assigned_to: string | null;
  readonly due_at: number | null;
  readonly revision: number;
  readonly source: "evaluation" | "campaign";
  readonly title: string | null;
  readonly campaign_id: string | null;
  readonly dedup_key: string | null;
  readonly occurrences: number;
}

export interface FindingFailureRow {
  readonly former_id: string | null;
  readonly team_id: string;
  readonly evaluation_id: string;
  readonly seq: number;
  readonly summary: string;
  readonly found_at: number;
  readonly finding_id: string;
  readonly overruled: boolean;
}

export interface FindingAttackRow {
  readonly campaign_id: string;
  readonly place: number;
  readonly team_id: string;
  readonly finding_id: string;
  readonly at: number;
  readonly result: "confirmed" | "seen";
  readonly severity: "low" | "medium" | "high" | "critical";
  readonly attack_text: string;
  readonly summary: string;
  readonly evidence: string | null;
}

export interface FindingRunRow {
  readonly finding_id: string;
  readonly evaluation_id: string;
  readonly team_id: string;
  readonly failed: number;
  readonly tried: number;
  readonly at: number;
}

export interface FindingEventRow {
  readonly id: string;
  readonly team_id: string;
  readonly finding_id: string;
  readonly at: number;
  readonly kind: "found" | "state" | "owner" | "due";
  readonly state: "open" | "fixed" | "false_positive" | "accepted" | null;
  readonly former_state: "open" | "fixed" | "false_positive" | "accepted" | null;
  readonly reason: string | null;
  readonly until_at: number | null;
  readonly owner: string | null;
  readonly by_person: string | null;
  readonly evaluation_id: string | null;
  readonly seq: number | null;
  readonly campaign_id: string | null;
}

export interface ReviewLabelRow {
  readonly id: string;
  readonly team_id: string;
  readonly evaluation_id: string;
  readonly seq: number;
  readonly person: string;
  readonly label: "failed" | "passed" | "cannot_tell";
  readonly reason: string | null;
  readonly settles: boolean;
  readonly response: string;
  readonly batch_id: string;
  readonly at: number;
  readonly detector: string;
  readonly outcome: "failed" | "resisted" | "unassessed";
  readonly found_means: "failed" | "resisted" | null;
  readonly ended_at: number | null;
  readonly ended_by: string | null;
  readonly ended_batch: string | null;
}

export interface JudgeCardRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly agent_revision: number;
  readonly created_by: string;
  readonly status: "running" | "paused" | "completed" | "failed" | "cancelled";
  readonly status_message: string | null;
  readonly worker: number | null;
  readonly requests_cap: number;
  readonly requests_sent: number;
  readonly position: number;
  readonly own: unknown;
  readonly counts: unknown;
  readonly own_counts: unknown;
  readonly created_at: number;
  readonly completed_at: number | null;
  readonly said: string;
}

export interface JudgingRow {
  readonly id: string;
  readonly team_id: string;
  readonly evaluation_id: string;
  readonly created_by: string;
  readonly judges: unknown;
  readonly status: "running" | "paused" | "completed" | "failed" | "cancelled";
  readonly status_message: string | null;
  readonly worker: number | null;
  readonly requests_cap: number;
  readonly requests_sent: number;
  readonly created_at: number;
  readonly completed_at: number | null;
}

export interface JudgeVerdictRow {
  readonly evaluation_id: string;
  readonly seq: number;
  readonly agent_id: string;
  readonly revision: number;
  readonly team_id: string;
  readonly outcome: "failed" | "resisted" | "unassessed";
  readonly reason: string;
  readonly response: string;
  readonly at: number;
}

export interface FindingCommentRow {
  readonly id: string;
  readonly team_id: string;
  readonly finding_id: string;
  readonly author: string;
  readonly body: string;
  readonly created_at: number;
}

export interface EvaluationSettingsRow {
  readonly team_id: string;
  readonly trust_threshold: number;
  readonly updated_at: number;
  readonly updated_by: string;
  readonly critical_probes: readonly string[] | null;
  readonly share_links: boolean;
}

export interface ShareLinkRow {
  readonly id: string;
  readonly team_id: string;
  readonly evaluation_id: string;
  readonly hash: string;
  readonly includes_transcripts: boolean;
  readonly created_by: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly revoked_at: number | null;
  readonly revoked_by: string | null;
  readonly opened: number;
  readonly last_opened_at: number | null;
}

export interface EvaluationArchiveRow {
  readonly id: string;
  readonly team_id: string;
  readonly evaluation_id: string;
  readonly state: "archiving" | "archived" | "restoring";
  readonly place: string;
  readonly requested_by: string;
  readonly requested_at: number;
  readonly worker: number | null;
  readonly tries: number;
  readonly retry_at: number;
  readonly problem: string | null;
  readonly key_sealed: string | null;
  readonly parts: unknown;
  readonly row_count: number | null;
  readonly rows_sum: string | null;
  readonly plain_bytes: number | null;
  readonly stored_bytes: number | null;
  readonly archived_at: number | null;
  readonly pack: unknown;
}

export interface EvaluationRetentionRow {
  readonly team_id: string;
  readonly archive_after_days: number | null;
  readonly delete_after_days: number | null;
  readonly updated_at: number;
  readonly updated_by: string;
}

export interface UnusedObjectRow {
  readonly prefix: string;
  readonly since: number;
  readonly delete_at: number;
}

export interface TestSetRow {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly required: boolean;
  readonly created_at: number;
  readonly created_by: string;
}

export interface TestSetVersionRow {
  readonly id: string;
  readonly test_set_id: string;
  readonly team_id: string;
  readonly version: number;
  readonly format: "csv" | "jsonl" | "yaml";
  readonly layout: "own" | "promptfoo" | "openai_evals";
  readonly content: string;
  readonly cases: unknown;
  readonly case_count: number;
  readonly guards_sealed: string | null;
  readonly guard_count: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly created_at: number;
  readonly created_by: string;
}

export interface CustomHarnessRow {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly agent_id: string;
  readonly persona_ids: readonly string[];
  readonly policy_ids: readonly string[];
  readonly system_prompt: string | null;
  readonly status: "draft" | "active" | "archived" | "failed";
  readonly seed: number;
  readonly max_prompts: number;
  readonly workflow_id: string;
  readonly workflow_status: "created" | "starting" | "running" | "succeeded" | "failed" | "cancelled";
  readonly phase: "reading" | "planning" | "writing" | "checking" | "done";
  readonly material: unknown;
  readonly planned: number | null;
  readonly written: number;
  readonly worker: number | null;
  readonly generated_at: number | null;
  readonly creation_error: string | null;
  readonly created_by: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly fairness: unknown;
  readonly generator: unknown;
}

export interface CustomPromptRow {
  readonly harness_id: string;
  readonly seq: number;
  readonly team_id: string;
  readonly key: string;
  readonly dimension: string;
  readonly question: unknown;
  readonly pass_criteria: string;
  readonly lineage: unknown;
}

export interface EvidenceKeyRow {
  readonly fingerprint: string;
  readonly public_key: string;
  readonly private_sealed: string;
  readonly created_at: number;
}
