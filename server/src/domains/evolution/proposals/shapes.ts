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

const notes = optional(nullable(text({ max: 10_000 })), { description: "Stored with the proposal." });

export const ApproveProposal = model("ApproveProposalRequest", {
  notes,
  unproven_reason: optional(nullable(text({ max: 2_000 })), {
    description:
      "Reason for approving a proposal without a confirmed improvement. Required if extra.finding.confirmed is false, otherwise ignored. Stored with the proposal and in the audit log.",
  }),
});
export const TestGenomeVersion = model("TestGenomeVersionRequest", {
  max_metric_calls: optional(nullable(integer({ ge: 200, le: 20_000 })), {
    description: "Maximum number of prompts, half of them to the agent as it is. Default: 1,200.",
  }),
});
export const RejectProposal = model("RejectProposalRequest", {
  notes,
  reason_code: optional(nullable(named("ProposalReasonCode", oneOf(...reasonCodes))), {
    description: "Default: other.",
  }),
});
export const PartialProposal = model("PartialProposalRequest", {
  gene_names: required(list(text({ max: 500 }), { min: 1, max: 200 }), {
    description: "The gene_name of each change to keep. The others are left out.",
  }),
});

const ProposedMutation = model("ProposedMutation", {
  gene_name: required(text()),
  current_value: required(anyValue()),
  proposed_value: required(anyValue()),
  rationale: required(text()),
  confidence: required(float(), {
    description: "P(the change improves the agent overall), from this agent's responses. At least 0.8 when proposed.",
  }),
  kind: optional(text()),
  op: optional(oneOf(...changeOps)),
  text_diff: optional(nullable(list(TextHunk)), { description: "Word-level diff of a changed text." }),
  weakening: optional(bool(), { description: "Weakens a protection. Only owners and admins can approve it." }),
  effects: optional(list(MutationEffect), {
    description: "By category: trials, gain in points with 95% confidence interval, P(effect > 0).",
  }),
  tokens: optional(integer(), { description: "Approximate additional tokens for each request." }),
});

const numbers = (description: string) => withDefault(nullable(mapOf(float())), null, { description });

export const Proposal = model("Proposal", {
  id: required(uuid()),
  team_id: required(uuid()),
  agent_id: required(uuid()),
  agent_name: withDefault(nullable(text()), null, { description: "The agent's current name." }),
  genome_id: required(uuid()),
  genome_version: required(integer(), { description: "The baseline version." }),
  status: required(text(), {
    description:
      "evaluating, inconclusive, pending, stale, approved, rejected, expired, superseded, monitoring (applied and monitored), verified, alarmed, applied (no longer monitored) or rolled_back.",
  }),
  created_at: required(integer(), { description: "Unix seconds." }),
  trigger_summary: withDefault(text(), ""),
  mutations: withDefault(list(ProposedMutation), []),
  pre_fitness: numbers("Baseline pass rate on held-out questions, by dimension."),
  post_fitness: numbers("Pass rate with the changes."),
  fitness_delta: numbers("Estimated gain, by dimension."),
  net_fitness_delta: withDefault(nullable(float()), null),
  reviewed_at: withDefault(nullable(integer()), null),
  reviewed_by: withDefault(nullable(uuid()), null),
  reviewer_notes: withDefault(nullable(text()), null),
  engine_name: withDefault(nullable(text()), null),
  extra: required(ProposalDetails, {
    description:
      "Versions and hashes, a summary of the evidence, drift, who applied the proposal, and the possible next actions. `finding` says whether an improvement is confirmed (the estimate is positive, its 95% confidence interval excludes zero, every dimension stays within its loss limit, and every change is likely to help) and describes the result.",
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
      "Pairs, gains and losses, estimate with 95% confidence interval, e-value, error allowed, the same for each dimension and for harmless requests, cost, and what was not measured. Null while the proposal is being tested.",
  }),
  mutations: required(list(ProposedMutation)),
});

export const ProposedPrompt = model("ProposedPrompt", {
  before: required(text()),
  after: required(text()),
  tokens_before: required(integer(), { description: "Estimated at four characters per token." }),
  tokens_after: required(integer()),
  model: required(nullable(text())),
  extra_cost_per_1000_requests: required(nullable(float()), {
    description:
      "What the prompt costs more than before, at the team's prices for input tokens of the model before and after. Null if a price is missing.",
  }),
});

export const ProposalDiff = model("ProposalDiff", {
  proposal_id: required(uuid()),
  genome_id: required(uuid()),
  base_version: required(integer()),
  candidate_version: required(integer()),
  weakening: required(bool()),
  changes: required(list(GeneChange)),
  patch: required(list(PatchOperation), { description: "JSON Patch (RFC 6902)." }),
  prompt: required(nullable(ProposedPrompt), {
    description: "The system prompt before and after. Null if neither version has one.",
  }),
});

const ReattackRange = model("ReattackRange", { low: required(float()), high: required(float()) });

export const ProposalReattack = model("ProposalReattack", {
  proposal_id: required(uuid()),
  is_automatic: required(bool(), { description: "Whether the team's settings start it when a proposal is applied." }),
  can_start: required(nullable(text()), { description: "Null if it can, otherwise the reason." }),
  source: required(
    nullable(
      model("ReattackSource", {
        campaign_id: required(uuid()),
        name: required(text()),
        attacks: required(integer(), { description: "Attacks that can be asked again, one for each finding." }),
        requests: required(ReattackRange),
        seconds: required(ReattackRange),
        cost: required(nullable(ReattackRange), { description: "Null without a price." }),
        warnings: required(list(text())),
      }),
    ),
    { description: "The agent's newest campaign that proved an attack, and what asking again takes." },
  ),
  result: required(
    nullable(
      model("ReattackResult", {
        campaign_id: required(uuid(), { description: "The retest." }),
        status: required(text()),
        is_running: required(bool()),
        attacks: required(integer()),
        held: required(integer(), { description: "No longer worked." }),
        works: required(integer(), { description: "Worked again." }),
        not_told: required(integer(), { description: "Asked, and doubtful or unassessed." }),
        words: required(text(), { description: "The result in a sentence." }),
      }),
    ),
    { description: "Of the newest retest since the proposal was applied." },
  ),
});

export const EvolutionSettings = model("EvolutionSettings", {
  four_eyes: required(bool(), {
    description: "Require a second person: the user who started an evolution run can't approve its proposal.",
  }),
  reattack_after_apply: optional(bool(), {
    description:
      "When a proposal is applied, ask again what the agent's newest campaign proved. Sends attacks to the agent. Default: false.",
  }),
});
export type EvolutionSettings = Out<typeof EvolutionSettings>;
