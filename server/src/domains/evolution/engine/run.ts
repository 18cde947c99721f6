/**
 * From the first rollout to the decision: search, leave out what does not carry its own weight, decide. One machine, one journal,
 * one budget. A candidate that was not settled is kept, and another run can continue its decision.
 */

import { deriveKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import {
  type Confirmation,
  type ConfirmOptions,
  type ConfirmState,
  canDecide,
  confirmRollouts,
  type Decision,
  observeConfirmation,
  openConfirmation,
  type Unsettled,
} from "./decision/confirm.ts";
import type { Expected } from "./decision/corrected.ts";
import { type Accusing, categoriesOfWorse, culpritRollouts, culpritsOf } from "./decision/culprit.ts";
import { pairsFor } from "./decision/power.ts";
import { pruneGenome, pruneRollouts } from "./decision/prune.ts";
import { isProvenRemoval, type Removal, removalRollouts, removalsIn } from "./decision/removal.ts";
import {
  inOrder,
  observe,
  openSearch,
  recommendGenome,
  resumeSearch,
  type Search,
  type SearchState,
} from "./machine.ts";
import { fits, type Genome } from "./model/genome.ts";
import { learn, type Observation, openPosterior, type Posterior } from "./model/model.ts";
import { EngineRefusal } from "./model/refusal.ts";
import type { Outcome, Result, Rollout } from "./model/rollout.ts";
import { checkProblem, type Problem } from "./model/space.ts";
import { helpfulness, onlyHelpful } from "./policies/helpful.ts";
import type { Policy } from "./policies/policy.ts";
import { OPTIMISTIC_PRIOR } from "./policies/views.ts";

export interface Run<State = unknown> {
  readonly problem: Problem;
  readonly policy: Policy<State>;
  readonly seed: number;
  /** Rollouts in all; never one more. */
  readonly budget: number;
  /** What train probes told before the run; it costs nothing. */
  readonly earlier?: readonly Observation[];
  /** Rollouts of these reserved for pruning and for the decision. */
  readonly reserve: number;
  /** Train probes for each category of the leave-one-out; 0 for none. */
  readonly pruneProbes: number;
  readonly confirm: Omit<ConfirmOptions, "pairs" | "dropsEarly">;
  /** A candidate that an earlier run on the same problem kept. Nothing is searched; its decision goes on. */
  readonly continues?: Kept;
}

/** A promising candidate whose decision was not settled. Plain data: store it, and continue it with another run. */
export interface Kept extends Unsettled {
  readonly candidate: Genome;
  readonly helps: readonly number[];
}

export type FinishReason = "confirmed" | "no_supported_improvement" | "nothing_to_propose" | "budget";

export interface Finish {
  readonly reason: FinishReason;
  readonly candidate: Genome;
  /** How likely each gene of the candidate is to help, in its order. Genes below the minimum are not decided on. */
  readonly helps: readonly number[];
  readonly decision?: Decision;
  /** Of a decision that saw a gain and did not settle: what it takes to continue. `decision.morePairs` says how many pairs would. */
  readonly kept?: Kept;
}

type Ending = Omit<Finish, "helps" | "kept">;

export interface RunState<State = unknown> {
  readonly stage: "search" | "removal" | "prune" | "confirm" | "repair" | "finished";
  readonly spent: number;
  /** What is to be run now; empty when finished. */
  readonly planned: readonly Rollout[];
  readonly search: SearchState<State>;
  /** Train rollouts that the policy's opinion does not contain. */
  readonly heard: readonly Observation[];
  readonly candidate: Genome;
  /** Rollouts of the reserve that the decision will not need, because the search expects a large gain: it goes on with them. */
  readonly returned?: number;
  readonly confirm?: ConfirmState;
  /** The first decision, if a group got worse and the gene responsible is being searched for or was left out. There is one such retry. */
  readonly turnedDown?: Ending & { readonly decision: Decision };
  readonly finish?: Finish;
}

/** Share of what is left after the search, for showing that a rule is better removed. */
const MOST_FOR_REMOVAL = 0.25;
/** Share of what is left after a decision, for finding the gene responsible; the rest decides again. */
const MOST_FOR_CULPRIT = 0.4;
const STREAM = { search: 1, prune: 2, confirm: 3, culprit: 4, again: 5, removal: 6 } as const;

export function openRun<State>(run: Run<State>): RunState<State> {
  checkProblem(run.problem);
  if (!Number.isInteger(run.reserve) || run.reserve < 0 || run.reserve > run.budget) {
    throw new EngineRefusal("budget_invalid", "reserve", "must be a whole number from 0 to the budget");
  }
  const { continues } = run;
  if (continues) {
    // No search, and nothing reserved from it: the whole budget asks on.
    const search = { ...openSearch({ ...searchOf(run), budget: 0 }), planned: [] };
    const state = { spent: 0, planned: [], search, heard: [], candidate: continues.candidate };
    return openDecision(run, { ...state, stage: "confirm" });
  }
  const search = openSearch(searchOf(run));
  const heard = run.policy.opinion?.(search.inner) === undefined ? (run.earlier ?? []) : [];
  return afterSearch(run, { stage: "search", spent: 0, planned: search.planned, search, heard, candidate: [] });
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
    const search = observe(searchOf(run, state.returned), state.search, results);
    return afterSearch(run, { ...state, spent, search, heard, planned: search.planned });
  }
  if (state.stage === "removal") return afterRemoval(run, { ...state, spent, heard }, outcomes);
  if (state.stage === "prune") {
    const candidate = pruneGenome(pruningOf(run, state.candidate), state.planned, outcomes);
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

export function searchOf<State>(run: Run<State>, returned = 0): Search<State> {
  const { problem, policy, seed, budget, reserve, earlier = [] } = run;
  return { space: problem, policy, seed: deriveKey(seed, STREAM.search), budget: budget - reserve + returned, earlier };
}

/** What the search expects of the genome that it recommends, where it can say. */
function expectedIn<State>({ policy }: Run<State>, { search }: RunState<State>): Expected | undefined {
  const { forecast } = policy as { forecast?: (state: State) => Expected | undefined };
  return forecast?.(search.inner);
}

/** Less of a budget than this is not worth another round of search. */
const LEAST_RETURNED = 0.05;
/** The decision keeps at least this share of its reserve, whatever the search expects. */
const LEAST_KEPT = 0.5;

/** The search once more, with what its expected gain leaves of the reserve; undefined if that is nothing. */
function goneOn<State>(run: Run<State>, state: RunState<State>): RunState<State> | undefined {
  if (state.returned !== undefined || run.reserve === 0) return undefined;
  const expected = expectedIn(run, state);
  if (!expected || !(expected.mean > 0)) return undefined;
  const pairs = pairsFor(run.problem, expected.mean - expected.sd, {
    ...run.confirm,
    most: Math.floor(run.reserve / 2),
  });
  const returned = Math.min(run.reserve - 2 * pairs, Math.floor((1 - LEAST_KEPT) * run.reserve));
  if (returned < LEAST_RETURNED * run.budget) return undefined;
  const search = resumeSearch(searchOf(run, returned), state.search);
  return search.planned.length > 0 ? { ...state, returned, search, planned: search.planned } : undefined;
}

function pruningOf({ problem, seed, pruneProbes }: Run, candidate: Genome) {
  return { space: problem, candidate, seed: deriveKey(seed, STREAM.prune), probes: pruneProbes };
}

function confirmationOf<State>(run: Run<State>, state: RunState<State>): Confirmation {
  const { problem, seed, budget, confirm, continues } = run;
  const before = state.spent - 2 * (state.confirm?.asked ?? 0);
  const isSecond = state.turnedDown !== undefined;
  const expected = continues || isSecond ? undefined : expectedIn(run, state);
  return {
    problem,
    candidate: state.candidate,
    seed: deriveKey(seed, isSecond ? STREAM.again : STREAM.confirm),
    options: {
      ...confirm,
      pairs: Math.floor((budget - before) / 2),
      attempt: confirm.attempt + Number(isSecond),
      dropsEarly: !isSecond,
    },
    ...(continues && !isSecond ? { continues } : {}),
    ...(expected ? { expected } : {}),
  };
}

function accusingOf({ problem, seed }: Run, { candidate, decision }: NonNullable<RunState["turnedDown"]>): Accusing {
  const categories = categoriesOfWorse(problem, decision);
  return { problem, candidate, categories, seed: deriveKey(seed, STREAM.culprit) };
}

function afterSearch<State>(run: Run<State>, state: RunState<State>): RunState<State> {
  if (state.planned.length > 0) return state;
  const next = goneOn(run, state);
  if (next) return next;
  const candidate = likelyOf(run, state, recommendGenome(searchOf(run), state.search));
  const removals = removalsIn(run.problem, candidate);
  if (removals.length === 0) return afterChoice(run, { ...state, candidate });
  // One rule at most is removed: the one that most likely should be.
  const chances = chancesIn(run, state);
  const [gene] = [...removals].sort((a, b) => (chances[b] as number) - (chances[a] as number) || a - b);
  const kept = candidate.filter((own) => own === gene || !removals.includes(own));
  const testing: RunState<State> = { ...state, stage: "removal", candidate: kept };
  const most = Math.floor(MOST_FOR_REMOVAL * (run.budget - state.spent));
  const planned = fits(run.problem, kept) ? removalRollouts(removalOf(run, testing), state.spent, most) : [];
  return planned.length > 0
    ? { ...testing, planned }
    : afterChoice(run, { ...testing, candidate: without(run, state, removals, candidate) });
}

function removalOf({ problem, seed }: Run, { candidate }: RunState): Removal {
  return {
    problem,
    candidate,
    gene: removalsIn(problem, candidate)[0] as number,
    seed: deriveKey(seed, STREAM.removal),
  };
}

function afterRemoval<State>(run: Run<State>, state: RunState<State>, outcomes: readonly Outcome[]): RunState<State> {
  const removal = removalOf(run, state);
  const isProven = isProvenRemoval(removal, state.planned, outcomes);
  const candidate = isProven ? state.candidate : without(run, state, [removal.gene], state.candidate);
  return afterChoice(run, { ...state, candidate, planned: [] });
}

/** A removal may have made room for the others. */
function without<State>(run: Run<State>, state: RunState<State>, genes: Genome, candidate: Genome): Genome {
  return likelyOf(
    run,
    state,
    candidate.filter((own) => !genes.includes(own)),
  );
}

function afterChoice<State>(run: Run<State>, state: RunState<State>): RunState<State> {
  const { candidate } = state;
  if (candidate.length === 0) return finished(run, state, { reason: "nothing_to_propose", candidate });
  const left = run.budget - state.spent;
  const planned =
    run.pruneProbes > 0 ? pruneRollouts(pruningOf(run, candidate), state.spent, Math.floor(left / 2)) : [];
  if (planned.length > 0) return { ...state, stage: "prune", planned };
  return openDecision(run, state);
}

function openDecision<State>(run: Run<State>, found: RunState<State>): RunState<State> {
  const candidate = run.continues ? found.candidate : likelyOf(run, found, found.candidate);
  const state = { ...found, candidate };
  if (candidate.length === 0) return finished(run, state, { reason: "nothing_to_propose", candidate: [] });
  const confirmation = confirmationOf(run, state);
  if (!canDecide(confirmation)) return finished(run, state, { reason: "budget", candidate });
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
  const isRepairable = isGroup && !state.turnedDown && !run.continues;
  return (isRepairable && repairing(run, state, finish)) || finished(run, state, finish);
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
  const helps = run.continues?.helps ?? helpsOf(run, state, ending.candidate);
  const isLast = state.confirm && state.confirm.decision === ending.decision;
  const kept = isLast ? keptOf(state.confirm as ConfirmState, { candidate: ending.candidate, helps }) : undefined;
  return { ...state, stage: "finished", planned: [], finish: { ...ending, helps, ...(kept ? { kept } : {}) } };
}

/** A gain that was seen on the whole and neither proven nor refuted. */
export function keptOf(
  { decision, pairs, looks }: ConfirmState,
  found: Pick<Kept, "candidate" | "helps">,
): Kept | undefined {
  const isOpen = decision?.verdict.outcome === "inconclusive" && decision.estimate.mean > 0;
  return isOpen ? { ...found, pairs, looks } : undefined;
}

function helpsOf<State>(run: Run<State>, state: RunState<State>, candidate: Genome): number[] {
  if (candidate.length === 0) return [];
  const chances = chancesIn(run, state);
  return candidate.map((gene) => chances[gene] as number);
}

/** All that train probes told of this agent: what keeps a change in a candidate, and what people are shown of it. */
export function evidenceIn<State>({ problem, policy }: Run<State>, { search, heard }: RunState<State>): Posterior {
  return learn(problem, policy.opinion?.(search.inner) ?? openPosterior(problem, OPTIMISTIC_PRIOR.prior), heard);
}

function chancesIn<State>(run: Run<State>, state: RunState<State>): number[] {
  return helpfulness(run.problem, evidenceIn(run, state));
}

function likelyOf<State>(run: Run<State>, state: RunState<State>, genome: Genome): Genome {
  return genome.length === 0 ? genome : onlyHelpful(run.problem, genome, chancesIn(run, state));
}
