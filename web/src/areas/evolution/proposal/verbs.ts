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

/** What a person says with a decision. */
export interface Said {
  readonly notes: string | null;
  readonly reason: ProposalReasonCode;
}

export const words: Readonly<Record<Verb, { readonly button: string; readonly effect: string }>> = {
  approve_and_apply: {
    button: "Approve and apply",
    effect: "Changes the agent's configuration now, starts a new evaluation and watches it. It can be rolled back.",
  },
  approve: { button: "Approve", effect: "Says that this may be applied. The agent is not changed yet." },
  approve_unproven: {
    button: "Approve without proof",
    effect:
      "No improvement was confirmed. Your reason stays with the proposal and in the audit log. The agent is not changed yet.",
  },
  reject: { button: "Reject", effect: "Keeps the agent as it is. The reason stays with the proposal." },
  partial: {
    button: "Test these alone",
    effect:
      "A combination that nobody measured is never applied. Makes a new proposal of the ticked changes and tests it on unseen questions, a few hundred requests; this one is superseded.",
  },
  apply: { button: "Apply", effect: "Changes the agent's configuration now, starts a new evaluation and watches it." },
  rebase: {
    button: "Rebase and test again",
    effect:
      "Merges this into the agent as it is now and tests it on unseen questions, a few hundred requests; this one is superseded.",
  },
  rollback: { button: "Roll back", effect: "Brings back what the agent had before this, as a new version." },
};

export const reasonWords: Readonly<Record<ProposalReasonCode, string>> = {
  not_needed: "Not needed",
  wrong_effect: "Does something else than wanted",
  too_long: "Too long",
  tone: "The tone does not fit",
  risk: "Too risky",
  not_convinced: "The evidence does not convince",
  other: "Something else",
};
