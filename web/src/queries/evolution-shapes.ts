/** What the evolution operations answer with, and what their codes are called. */
import type { EvolutionJobKind, GeneChange } from "@agent-console/sdk";

export type {
  EvolutionEffect as Effect,
  EvolutionFrontItem as Configuration,
  EvolutionJob as Job,
  Proposal,
  ProposalEvidenceDetails as Evidence,
  ProposalEvidenceGroup as Group,
  ProposalWatch as Watch,
  ProposedMutation as Mutation,
} from "@agent-console/sdk";

export type ShownChange = Pick<GeneChange, "gene_name" | "current_value" | "proposed_value"> &
  Partial<Pick<GeneChange, "op" | "text_diff">>;

export const reasons: Readonly<Record<string, string>> = {
  confirmed: "A change was confirmed on questions that the search had not seen.",
  no_supported_improvement: "No change could be confirmed. The agent stays as it is.",
  nothing_to_propose: "The search found nothing worth deciding on.",
  budget: "The budget ended before a decision.",
  cancelled: "Ended by hand.",
  target_errors: "Too many questions got no answer.",
  changed: "The agent was changed by somebody; there is nothing left to watch.",
  unproven: "Nothing speaks for worse, but it could not be shown to hold.",
  agent_gone: "The agent is no longer there.",
  holds: "The change that was applied holds.",
  worse: "The agent answers worse than before the change was applied.",
  no_evaluable_genes: "Nothing of this agent can be changed and measured from here.",
  no_probes: "There are too few questions to search and to decide with.",
  drift: "The console's questions or clauses changed meanwhile. Start it again.",
  failed: "The console failed on it; its log tells why.",
};

export const kindWords: Readonly<Record<EvolutionJobKind, string>> = {
  search: "Search",
  recheck: "Test of a combination",
  monitor: "Watch over a change",
};

export const stageWords: Readonly<Record<string, string>> = {
  waiting: "about to start",
  search: "searching",
  prune: "leaving out what is idle",
  confirm: "deciding on unseen questions",
  watch: "watching",
};

export const strategyWords: Readonly<Record<string, string>> = {
  scc: "Screen, compose, confirm",
  random: "At random",
  hill: "Hill climbing",
  halving: "Successive halving",
  gepa_style: "Reflection on failures",
};

/** Points of 100 with their sign. */
export const signed = (value: number, digits = 1): string =>
  `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(digits)}`;
/** The same of a share. */
export const points = (share: number): string => signed(share * 100);
