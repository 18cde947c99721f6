/** The responses of evolution operations, and labels for their codes. */
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
  confirmed: "Improvement confirmed on held-out questions.",
  no_supported_improvement: "No improvement confirmed. The agent is unchanged.",
  nothing_to_propose: "No candidate was good enough to test on held-out questions.",
  budget: "The prompt budget ran out before a decision. Start a run with a larger budget.",
  cancelled: "Canceled by a user.",
  target_errors: "Stopped: too many requests failed. Test the agent's connection.",
  changed: "Monitoring stopped: the agent's configuration was changed.",
  unproven: "Inconclusive: no regression detected, but one could not be ruled out.",
  agent_gone: "The agent no longer exists.",
  holds: "No regression after the change was applied (within the loss limit).",
  worse: "Regression: the agent scores lower than before the change.",
  no_evaluable_genes: "This agent has no setting that evolution can change and test. Check its access level.",
  few_cases: "Your own tests have too few cases for a search and a final test.",
  objective_gone: "The test set or harness that the run improves on was deleted.",
  no_probes: "Not enough prompts for both the search and the final test.",
  drift: "The console's probes or rules were updated during the run. Start a new run.",
  failed: "Internal error. See the console log.",
};

export const kindWords: Readonly<Record<EvolutionJobKind, string>> = {
  search: "Evolution run",
  recheck: "Retest of selected changes",
  monitor: "Post-apply monitoring",
};

export const stageWords: Readonly<Record<string, string>> = {
  waiting: "starting",
  search: "searching",
  prune: "pruning changes without effect",
  removal: "testing whether a rule can go",
  repair: "finding the changes that made a dimension worse",
  confirm: "testing on held-out questions",
  watch: "monitoring",
};

export const strategyWords: Readonly<Record<string, string>> = {
  scc: "Screen, combine, confirm",
  random: "Random search",
  hill: "Hill climbing",
  halving: "Successive halving",
  gepa_style: "Failure-guided rewriting (GEPA style)",
};

/** Of a confidence interval, never more than is held; evidence of earlier releases does not say. */
export const percentOf = (level = 0.95): number => Math.floor(100 * level + 1e-9);

/** Points of 100 with their sign. */
export const signedNumber = (value: number, digits = 1): string =>
  `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(digits)}`;
/** The same of a share. */
export const points = (share: number): string => signedNumber(share * 100);
