import type { RuleType } from "@agent-console/analysis/policies/candidate.ts";
import type { PolicyCategory } from "@agent-console/analysis/policies/category.ts";
import type { Check } from "@agent-console/analysis/policies/check.ts";

/** Where a preset, or a rule of it, comes from. */
export interface PresetSource {
  /** "GDPR", "EU AI Act". */
  readonly instrument: string;
  /** "Article 5(1)(c)". */
  readonly section: string;
}

/** A rule of a preset. Copies of it are drafts: approval is the team's act. */
export interface PresetRule {
  /** Unique in the preset. */
  readonly number: string;
  readonly type: RuleType;
  readonly action: string;
  readonly target: string | null;
  /** Stands in the preset's text word for word, so that the rule can be shown where it comes from. */
  readonly words: string;
  /** The headings above it, outermost first. */
  readonly section: readonly string[];
  readonly severity: "low" | "medium" | "high" | "critical";
  readonly check: Check;
  readonly sources: readonly PresetSource[];
}

/** A policy that comes with the console: a file in the code and not a row, so that an upgrade changes it for everyone. */
export interface PolicyPreset {
  /** UUIDv5 of its name: the same on every console. */
  readonly id: string;
  readonly name: string;
  readonly category: PolicyCategory;
  readonly description: string;
  /** Markdown. */
  readonly text: string;
  readonly sources: readonly PresetSource[];
  readonly tags: readonly string[];
  readonly rules: readonly PresetRule[];
}
