import type { ProposalReasonCode } from "@agent-console/sdk";

export type Verb =
  | "approve_and_apply"
  | "approve"
  | "approve_unproven"
  | "reject"
  | "partial"
  | "apply"
  | "rebase"
  | "rollback";

/** What the user adds to a decision. */
export interface Said {
  readonly notes: string | null;
  readonly reason: ProposalReasonCode;
}

export const words: Readonly<Record<Verb, { readonly button: string; readonly effect: string }>> = {
  approve_and_apply: {
    button: "Approve and apply",
    effect: "Updates the agent now, starts an evaluation run and monitors results for a day. You can roll back.",
  },
  approve: {
    button: "Approve",
    effect: "Marks the proposal as approved. The agent does not change until you apply it.",
  },
  approve_unproven: {
    button: "Approve without proof",
    effect:
      "No improvement was confirmed. Your reason stays with the proposal and in the audit log. The agent is not changed yet.",
  },
  reject: { button: "Reject", effect: "Leaves the agent unchanged. Your reason is saved with the proposal." },
  partial: {
    button: "Test selected changes",
    effect:
      "Untested combinations can't be applied. This creates a proposal with the selected changes, tests it on held-out questions (a few hundred requests) and supersedes this one.",
  },
  apply: { button: "Apply", effect: "Changes the agent's configuration now, starts a new evaluation and watches it." },
  rebase: {
    button: "Rebase and retest",
    effect:
      "Merges these changes with the agent's current configuration, retests on held-out questions (a few hundred requests) and supersedes this proposal.",
  },
  rollback: { button: "Roll back", effect: "Restores the configuration from before this proposal as a new version." },
};

export const reasonWords: Readonly<Record<ProposalReasonCode, string>> = {
  not_needed: "Not needed",
  wrong_effect: "Not the intended change",
  too_long: "Too long",
  tone: "Wrong tone",
  risk: "Too risky",
  not_convinced: "Evidence not convincing",
  other: "Other",
};
