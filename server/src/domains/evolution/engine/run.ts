/** From the first rollout to the decision: search, prune genes without effect, decide. One machine, one journal, one budget. */

import { keyed } from "@agent-console/analysis/statistics/keyed-random.ts";
import {
  type Confirmation,
  type ConfirmOptions,
  type ConfirmState,
  canDecide,
  confirmRollouts,
  type Decision,
  observeConfirmation,
  openConfirmation,
} from "./decision/confirm.ts";
import { type Accusing, categoriesOfWorse, culpritRollouts, culpritsOf } from "./decision/culprit.ts";
import { pruned, pruneRollouts } from "./decision/prune.ts";
import { inOrder, observe, openSearch, recommended, type Search, type SearchState } from "./machine.ts";
import { fits, type Genome } from "./model/genome.ts";
import type { Observation } from "./model/model.ts";
import { EngineRefusal } from "./model/refusal.ts";
import type { Outcome, Result, Rollout } from "./model/rollout.ts";
import { checkProblem, type Problem } from "./model/space.ts";
import { helpfulness, onlyHelpful } from "./policies/helpful.ts";
import type { Policy } from "./policies/policy.ts";

export interface Run<State = unknown> {
  readonly problem: Problem;
  readonly policy: Policy<State>;
  readonly seed: number;
  /** Rollouts in all; never one more. */
  readonly budget: number;
  /** Rollouts of these reserved for pruning and for the decision. */
  readonly reserve: number;
  /** Train probes for each category of the leave-one-out; 0 for none. */
  readonly pruneProbes: number;
  readonly confirm: Omit<ConfirmOptions, "pairs" | "dropsEarly">;
}

export type FinishReason = "confirmed" | "no_supported_improvement" | "nothing_to_propose" | "budget";

export interface Finish {
  readonly reason: FinishReason;
  readonly candidate: Genome;
  /** How likely each gene of the candidate is to help, in its order. Genes below the minimum are not decided on. */
  readonly helps: readonly number[];
  readonly decision?: Decision;
}

type Ending = Omit<Finish, "helps">;

export interface RunState<State = unknown> {
  readonly stage: "search" | "prune" | "confirm" | "repair" | "finished";
  readonly spent: number;
  /** What is to be run now; empty when finished. */
  readonly planned: readonly Rollout[];
  readonly search: SearchState<State>;
  /** Train rollouts that the policy's opinion does not contain. */
  readonly heard: readonly Observation[];
  readonly candidate: Genome;
  readonly confirm?: ConfirmState;
  /** The first decision, if a group got worse and the gene responsible is being searched for or was left out. There is one such retry. */
  readonly turnedDown?: Ending & { readonly decision: Decision };
  readonly finish?: Finish;
}

/** Share of the pairs of a decision; the rest must show the gain. */
const MOST_FOR_ESTIMATE = 0.36;
/** Share of what is left after a decision, for finding the gene responsible; the rest decides again. */
const MOST_FOR_CULPRIT = 0.4;
const STREAM = { search: 1, prune: 2, confirm: 3, culprit: 4, again: 5 } as const;

export function openRun<State>(run: Run<State>): RunState<State> {
  checkProblem(run.problem);
  if (!Number.isInteger(run.reserve) || run.reserve < 0 || run.reserve > run.budget) {
    throw new EngineRefusal("budget_invalid", "reserve", "must be a whole number from 0 to the budget");
  }
  const search = openSearch(searchOf(run));
  return afterSearch(run, { stage: "search", spent: 0, planned: search.planned, search, heard: [], candidate: [] });
}

/** The state after a batch; results in any order, one for each planned rollout. */
export function observeRun<State>(
  run: Run<State>,
  state: RunState<State>,
  results: readonly Result[],
): RunState<State> {
  const spent = state.spent + state.planned.length;
  const outcomes: readonly Outcome[] = inOrder(state.planned, results);
  const isLearnt = state.stage === "search" && run.policy.opinion?.(state.search.inner) !== undefined;
  const heard = isLearnt ? state.heard : [...state.heard, ...heardIn(state.planned, outcomes)];
  if (state.stage === "search") {
    const search = observe(searchOf(run), state.search, results);
    return afterSearch(run, { ...state, spent, search, heard, planned: search.planned });
  }
  if (state.stage === "prune") {
    const candidate = pruned(pruningOf(run, state.candidate), state.planned, outcomes);
    return openDecision(run, { ...state, spent, heard, candidate, planned: [] });
  }
  if (state.stage === "repair") return repaired(run, { ...state, spent, heard }, outcomes);
  const confirmation = confirmationOf(run, state);
  const confirm = observeConfirmation(confirmation, state.confirm as ConfirmState, outcomes);
  return deciding(run, { ...state, spent, confirm });
}

const heardIn = (planned: readonly Rollout[], outcomes: readonly Outcome[]): Observation[] =>
  planned.flatMap(({ set, genome, probe }, at) =>
    set === "train" ? [{ genome, probe, outcome: outcomes[at] as Outcome }] : [],
  );

/** The state that a journal leads to: the batches observed, oldest first. */
export function replay<State>(run: Run<State>, journal: readonly (readonly Result[])[]): RunState<State> {
  return journal.reduce((state, results) => observeRun(run, state, results), openRun(run));
}

export function searchOf<State>({ problem, policy, seed, budget, reserve }: Run<State>): Search<State> {
  return { space: problem, policy, seed: keyed(seed, STREAM.search), budget: budget - reserve };
}

function pruningOf({ problem, seed, pruneProbes }: Run, candidate: Genome) {
  return { space: problem, candidate, seed: keyed(seed, STREAM.prune), probes: pruneProbes };
}

function confirmationOf({ problem, seed, budget, confirm }: Run, state: RunState): Confirmation {
  const before = state.spent - 2 * (state.confirm?.asked ?? 0);
  const pairs = Math.floor((budget - before) / 2);
  const leastPairs = Math.min(confirm.leastPairs, Math.floor(MOST_FOR_ESTIMATE * pairs));
  const isSecond = state.turnedDown !== undefined;
  return {
    problem,
    candidate: state.candidate,
    seed: keyed(seed, isSecond ? STREAM.again : STREAM.confirm),
    options: {
      ...{ ...confirm, pairs, leastPairs },
      attempt: confirm.attempt + Number(isSecond),
      dropsEarly: !isSecond,
    },
  };
}

function accusingOf({ problem, seed }: Run, { candidate, decision }: NonNullable<RunState["turnedDown"]>): Accusing {
  const categories = categoriesOfWorse(problem, decision);
  return { problem, candidate, categories, seed: keyed(seed, STREAM.culprit) };
}

function afterSearch<State>(run: Run<State>, state: RunState<State>): RunState<State> {
  if (state.planned.length > 0) return state;
  const candidate = likelyOf(run, state, recommended(searchOf(run), state.search));
  if (candidate.length === 0) return finished(run, state, { reason: "nothing_to_propose", candidate });
  const left = run.budget - state.spent;
  const planned =
    run.pruneProbes > 0 ? pruneRollouts(pruningOf(run, candidate), state.spent, Math.floor(left / 2)) : [];
  if (planned.length > 0) return { ...state, stage: "prune", candidate, planned };
  return openDecision(run, { ...state, candidate });
}

function openDecision<State>(run: Run<State>, found: RunState<State>): RunState<State> {
  const state = { ...found, candidate: likelyOf(run, found, found.candidate) };
  if (state.candidate.length === 0) return finished(run, state, { reason: "nothing_to_propose", candidate: [] });
  const confirmation = confirmationOf(run, state);
  if (!canDecide(confirmation)) return finished(run, state, { reason: "budget", candidate: state.candidate });
  return deciding(run, { ...state, stage: "confirm", confirm: openConfirmation(confirmation) });
}

function deciding<State>(run: Run<State>, state: RunState<State>): RunState<State> {
  const confirm = state.confirm as ConfirmState;
  const { decision } = confirm;
  if (!decision) return { ...state, planned: confirmRollouts(confirmationOf(run, state), confirm, state.spent) };
  const reason = decision.verdict.outcome === "superior" ? "confirmed" : "no_supported_improvement";
  const finish = { reason, candidate: state.candidate, decision } as const;
  const { verdict } = decision;
  const isGroup = verdict.outcome === "inferior" && verdict.reason === "group_worse";
  return (isGroup && !state.turnedDown && repairing(run, state, finish)) || finished(run, state, finish);
}

/** Undefined if too little is left to find the genes and decide again. */
function repairing<State>(
  run: Run<State>,
  state: RunState<State>,
  turnedDown: NonNullable<RunState["turnedDown"]>,
): RunState<State> | undefined {
  const { confirm: _, ...rest } = state;
  const most = Math.floor(MOST_FOR_CULPRIT * (run.budget - state.spent));
  const planned = culpritRollouts(accusingOf(run, turnedDown), state.spent, most);
  const next: RunState<State> = { ...rest, stage: "repair", planned, turnedDown };
  const after = confirmationOf(run, { ...next, spent: state.spent + planned.length });
  return planned.length > 0 && canDecide(after) ? next : undefined;
}

function repaired<State>(run: Run<State>, state: RunState<State>, outcomes: readonly Outcome[]): RunState<State> {
  const turnedDown = state.turnedDown as NonNullable<RunState["turnedDown"]>;
  const culprits = culpritsOf(accusingOf(run, turnedDown), state.planned, outcomes);
  const left = state.candidate.filter((gene) => !culprits.includes(gene));
  const candidate = likelyOf(run, state, left);
  const isOther = culprits.length > 0 && candidate.length > 0 && fits(run.problem, candidate);
  if (!isOther) return finished(run, state, turnedDown);
  const next: RunState<State> = { ...state, stage: "confirm", candidate, planned: [] };
  return deciding(run, { ...next, confirm: openConfirmation(confirmationOf(run, next)) });
}

function finished<State>(run: Run<State>, state: RunState<State>, ending: Ending): RunState<State> {
  const chances = ending.candidate.length > 0 ? chancesIn(run, state) : [];
  const finish = { ...ending, helps: ending.candidate.map((gene) => chances[gene] as number) };
  return { ...state, stage: "finished", planned: [], finish };
}

function chancesIn<State>({ problem, policy }: Run<State>, { search, heard }: RunState<State>): number[] {
  return helpfulness(problem, { opinion: policy.opinion?.(search.inner), heard });
}

function likelyOf<State>(run: Run<State>, state: RunState<State>, genome: Genome): Genome {
  return genome.length === 0 ? genome : onlyHelpful(run.problem, genome, chancesIn(run, state));
}
