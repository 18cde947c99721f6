import type { Channel } from "@agent-console/analysis/guards/guard.ts";

/** What a rule is made from. */
export interface RuleSource {
  readonly agentId: string;
  /** What the rule should stop. Null: the person writes or pastes it. */
  readonly text: string | null;
  readonly channel: Channel;
  readonly name: string;
  /** The evaluation that found it, to be repeated behind the rule. */
  readonly runId?: string;
  readonly provenance: { readonly kind: "finding" | "detection" | "person"; readonly id: string | null };
}
