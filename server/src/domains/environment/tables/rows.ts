// Generated from the migrations by `npm run generate`. Do not edit.

export interface PersonaRow {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly role: string;
  readonly role_description: string | null;
  readonly knowledge_level: "beginner" | "intermediate" | "advanced" | "expert";
  readonly skill_level: "novice" | "competent" | "proficient" | "expert";
  readonly intent: "benign" | "curious" | "adversarial" | "malicious";
  readonly language: string;
  readonly access_permissions: unknown;
  readonly preset_category: string | null;
  readonly tags: readonly string[] | null;
  readonly icon_filename: string | null;
  readonly revision: number;
  readonly created_by: string;
  readonly created_at: number;
  readonly updated_at: number;
}

export interface DemographicDimensionRow {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly display_name: string;
  readonly protected_class: boolean;
  readonly description: string | null;
  readonly revision: number;
  readonly created_by: string;
  readonly created_at: number;
  readonly updated_at: number;
}

export interface DemographicValueRow {
  readonly id: string;
  readonly team_id: string;
  readonly dimension_id: string;
  readonly value: string;
  readonly display_name: string | null;
  readonly metadata: unknown;
  readonly sort_order: number;
  readonly position: number;
  readonly revision: number;
  readonly created_by: string;
  readonly created_at: number;
}

export interface PolicyRow {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly category: "privacy" | "ethics" | "security" | "compliance" | "operational" | "brand" | "custom";
  readonly status: "draft" | "active" | "archived";
  readonly source_text: string | null;
  readonly preset: string | null;
  readonly tags: readonly string[] | null;
  readonly all_agents: boolean;
  readonly text_version: number;
  readonly revision: number;
  readonly created_by: string;
  readonly created_at: number;
  readonly updated_at: number;
}

export interface PolicyFileRow {
  readonly policy_id: string;
  readonly team_id: string;
  readonly name: string;
  readonly kind: string | null;
  readonly content: Buffer;
  readonly state: "queued" | "running" | "done" | "failed";
  readonly engine: string | null;
  readonly pages: number | null;
  readonly characters: number | null;
  readonly warnings: readonly string[];
  readonly problem: string | null;
  readonly worker: number | null;
  readonly attempts: number;
  readonly uploaded_by: string;
  readonly created_at: number;
}

export interface PolicyTextRow {
  readonly policy_id: string;
  readonly version: number;
  readonly team_id: string;
  readonly content: string;
  readonly blocks: unknown;
  readonly source: "file" | "given" | "preset";
  readonly created_at: number;
}

export interface PolicyScopeRow {
  readonly policy_id: string;
  readonly agent_id: string;
  readonly team_id: string;
}

export interface PolicyRuleRow {
  readonly id: string;
  readonly team_id: string;
  readonly policy_id: string;
  readonly number: string;
  readonly position: number;
  readonly status: "draft" | "approved" | "rejected" | "modified";
  readonly version: number;
  readonly approved_version: number | null;
  readonly span_start: number | null;
  readonly span_end: number | null;
  readonly text_version: number | null;
  readonly quote: string | null;
  readonly span_hash: string | null;
  readonly topic: string;
  readonly check_kind: string;
  readonly searched: string;
  readonly section: string;
  readonly category: string | null;
  readonly tags: readonly string[] | null;
  readonly confidence: number | null;
  readonly suspicious: boolean;
  readonly origins: unknown;
  readonly reviewed_by: string | null;
  readonly reviewed_at: number | null;
  readonly review_notes: string | null;
  readonly created_by: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly revision: number;
}

export interface RuleVersionRow {
  readonly rule_id: string;
  readonly version: number;
  readonly team_id: string;
  readonly rule_type: "permission" | "prohibition" | "obligation" | "recommendation";
  readonly action: string;
  readonly target: string | null;
  readonly assignee: string | null;
  readonly constraints: unknown;
  readonly constraint_logic: string;
  readonly consequence: unknown;
  readonly words: string;
  readonly check_kind: string;
  readonly test: unknown;
  readonly created_by: string;
  readonly created_at: number;
}

export interface EnvironmentSettingsRow {
  readonly team_id: string;
  readonly four_eyes: boolean;
  readonly changed_by: string;
  readonly changed_at: number;
}

export interface ExtractionRunRow {
  readonly id: string;
  readonly team_id: string;
  readonly policy_id: string;
  readonly text_version: number;
  readonly status: "running" | "completed" | "failed";
  readonly extractor_agent_id: string | null;
  readonly max_calls: number;
  readonly found: number;
  readonly dropped: number;
  readonly facts: unknown;
  readonly problem: string | null;
  readonly worker: number | null;
  readonly created_by: string;
  readonly created_at: number;
  readonly ended_at: number | null;
}

export interface ModelCallRow {
  readonly extraction_id: string;
  readonly number: number;
  readonly team_id: string;
  readonly state: "sent" | "answered" | "failed";
  readonly answer: string | null;
  readonly prompt_tokens: number | null;
  readonly completion_tokens: number | null;
  readonly created_at: number;
}
