import { anyValue } from "../../../kernel/shape/any-value.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { changeOps } from "../genomes/diff/change.ts";
import { GeneChange, PatchOperation, TextHunk } from "../genomes/shapes.ts";
import { MutationEffect } from "../shapes/job-details.ts";
import { EvidenceShape, ProposalDetails } from "../shapes/proposal-details.ts";

export const reasonCodes = [
  "not_needed",
  "wrong_effect",
  "too_long",
  "tone",
  "risk",
  "not_convinced",
  "other",
] as const;

const notes = optional(nullable(text({ max: 10_000 })), { description: "For those who read it later." });

export const ApproveProposal = model("ApproveProposalRequest", {
  notes,
  unproven_reason: optional(nullable(text({ max: 2_000 })), {
    description:
      "Why it is approved although no improvement was confirmed; kept with the proposal and in the audit log. Needed when extra.finding.confirmed is false, and not used otherwise.",
  }),
});
export const RejectProposal = model("RejectProposalRequest", {
  notes,
  reason_code: optional(nullable(named("ProposalReasonCode", oneOf(...reasonCodes))), {
    description: "other when absent.",
  }),
});
export const PartialProposal = model("PartialProposalRequest", {
  gene_names: required(list(text({ max: 500 }), { min: 1, max: 200 }), {
    description: "The mutations to keep, by their gene_name; the others are left out.",
  }),
});

const ProposedMutation = model("ProposedMutation", {
  gene_name: required(text()),
  current_value: required(anyValue()),
  proposed_value: required(anyValue()),
  rationale: required(text()),
  confidence: required(float(), {
    description: "P(the change helps the agent as a whole), by this agent's own answers; 0.8 at least when proposed.",
  }),
  kind: optional(text()),
  op: optional(oneOf(...changeOps)),
  text_diff: optional(nullable(list(TextHunk)), { description: "Word by word, for a text that was changed." }),
  weakening: optional(bool(), { description: "Weakens a protection. Only owners and admins can approve it." }),
  effects: optional(list(MutationEffect), {
    description: "By category: trials, points gained with 95 % interval, P(effect > 0).",
  }),
  tokens: optional(integer(), { description: "About so many more with every request." }),
});

const numbers = (description: string) => withDefault(nullable(mapOf(float())), null, { description });

export const Proposal = model("Proposal", {
  id: required(uuid()),
  team_id: required(uuid()),
  agent_id: required(uuid()),
  agent_name: withDefault(nullable(text()), null, { description: "What the agent is called now." }),
  genome_id: required(uuid()),
  genome_version: required(integer(), { description: "The version that it was measured against." }),
  status: required(text(), {
    description:
      "evaluating, inconclusive, pending, stale, approved, rejected, expired, superseded, monitoring (applied and watched), verified, alarmed, applied (no longer watched) or rolled_back.",
  }),
  created_at: required(integer(), { description: "Unix seconds." }),
  trigger_summary: withDefault(text(), ""),
  mutations: withDefault(list(ProposedMutation), []),
  pre_fitness: numbers("Baseline pass rate on held-out questions, by dimension."),
  post_fitness: numbers("The same with the changes."),
  fitness_delta: numbers("The estimate of the difference, by dimension."),
  net_fitness_delta: withDefault(nullable(float()), null),
  reviewed_at: withDefault(nullable(integer()), null),
  reviewed_by: withDefault(nullable(uuid()), null),
  reviewer_notes: withDefault(nullable(text()), null),
  engine_name: withDefault(nullable(text()), null),
  extra: required(ProposalDetails, {
    description:
      "Versions and hashes, the evidence in short, drift, who applied it and what can be done next. finding tells whether an improvement is confirmed (the estimate is positive, its 95 % interval excludes zero, every dimension's interval is inside its bound, every change is likely to help), and in words what was seen.",
  }),
});

export const ProposalList = model("ProposalList", {
  items: required(list(Proposal)),
  total: required(integer()),
  limit: required(integer()),
  offset: required(integer()),
});

export const ProposalEvidence = model("ProposalEvidence", {
  proposal_id: required(uuid()),
  evidence: required(nullable(EvidenceShape), {
    description:
      "Pairs, gains and losses, estimate with 95 % interval, e-value, error allowed, the same for each dimension and for harmless requests, cost, and what was not measured. Null while it is evaluated.",
  }),
  mutations: required(list(ProposedMutation)),
});

export const ProposalDiff = model("ProposalDiff", {
  proposal_id: required(uuid()),
  genome_id: required(uuid()),
  base_version: required(integer()),
  candidate_version: required(integer()),
  weakening: required(bool()),
  changes: required(list(GeneChange)),
  patch: required(list(PatchOperation), { description: "RFC 6902." }),
});

export const EvolutionSettings = model("EvolutionSettings", {
  four_eyes: required(bool(), {
    description: "Require a second person: the user who started an evolution run can't approve its proposal.",
  }),
});
export type EvolutionSettings = Out<typeof EvolutionSettings>;
