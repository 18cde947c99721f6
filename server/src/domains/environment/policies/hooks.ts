import type { Act } from "../../../platform/act.ts";
import type { PolicyPreset } from "./presets/preset.ts";
import type { PolicyRow, PolicyText } from "./store.ts";

/** How many rules of a policy wait for a decision, and how many are decided. */
export interface RuleCounts {
  readonly draft: number;
  readonly approved: number;
  readonly rejected: number;
  readonly modified: number;
}

/**
 * What policies ask of rules, which stand to their right: the domain hands it over, so that policies import nothing of them.
 * Each is called inside the transaction of the change, after the policy and its text are written.
 */
export interface PolicyHooks {
  /** The policy has another text, or none anymore: rules find their words again, new sentences become candidates. */
  onNewText(act: Act, policy: PolicyRow, text: PolicyText | null): Promise<void>;
  /** The policy becomes active. Its text is read for rules if that never happened. */
  onActivate(act: Act, policy: PolicyRow, text: PolicyText): Promise<void>;
  /** The policy is a fresh copy of a preset: its rules become drafts. onNewText is not called for it. */
  onPresetCopied(act: Act, policy: PolicyRow, copied: { preset: PolicyPreset; text: PolicyText }): Promise<void>;
  /** Policies without rules may be left out. */
  ruleCounts(act: Act, policyIds: readonly string[]): Promise<ReadonlyMap<string, RuleCounts>>;
}
