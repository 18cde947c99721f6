/**
 * A reflective-evolution baseline: a pool with scores on a validation set, parents drawn from those that lead somewhere,
 * children kept if a small minibatch improved, and merges of two lines. The proposer is the shared one.
 */

import { deriveKey, integer, shuffleByKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import { fits, type Genome, sameGenome } from "../model/genome.ts";
import type { SearchSpace } from "../model/space.ts";
import { type Member, mergeGenomes, pairToMerge } from "./gepa-merge.ts";
import { leadersOf } from "./pareto.ts";
import type { Asked, Policy, PolicyContext, Question } from "./policy.ts";
import { failingIn, inTurns, scoreOf, totalOf, withOneForEach, withOneMore } from "./proposer.ts";

export interface GepaOptions {
  readonly minibatch: number;
  readonly validation: number;
  /** A gene for one failing category of the minibatch, or one for each. */
  readonly change: "one" | "all";
  readonly merges: number;
}

/** The defaults of the method, and the best cell of our grid (bench/evolution/registered.ts says how it was found). */
export const GEPA_DEFAULTS: GepaOptions = { minibatch: 3, validation: 90, change: "one", merges: 5 };
export const GEPA_TUNED: GepaOptions = { minibatch: 12, validation: 60, change: "all", merges: 5 };

interface Candidate {
  readonly genome: Genome;
  readonly parents: readonly number[];
}

export interface GepaState {
  readonly iteration: number;
  /** Position in the endless sequence of shuffled epochs. */
  readonly position: number;
  readonly validation: readonly number[];
  readonly training: readonly number[];
  readonly pool: readonly Member[];
  readonly mergesTried: number;
  readonly phase:
    | { readonly name: "validate"; readonly candidate: Candidate; readonly mayMerge: boolean }
    | { readonly name: "parent"; readonly parent: number; readonly items: readonly number[] }
    | {
        readonly name: "child";
        readonly candidate: Candidate;
        readonly items: readonly number[];
        readonly toBeat: number;
      }
    | {
        readonly name: "merge";
        readonly candidate: Candidate;
        readonly places: readonly number[];
        readonly toReach: number;
      };
}

const MERGE_ITEMS = 5;
const STREAM = { split: 0, epoch: 1, parent: 2, child: 3, merge: 4 } as const;

export function gepaStyle(options: GepaOptions): Policy<GepaState> {
  return {
    name: "gepa_style",
    open: ({ space, key }) => {
      const order = inTurns(space, deriveKey(key, STREAM.split));
      const most = Math.max(1, Math.min(options.validation, order.length - options.minibatch));
      return {
        iteration: 0,
        position: 0,
        validation: order.slice(0, most),
        training: order.slice(most),
        pool: [],
        mergesTried: 0,
        phase: { name: "validate", candidate: { genome: [], parents: [] }, mayMerge: false },
      };
    },
    ask: (state, { left }) => {
      const questions = questionsOf(state);
      return questions.length > left ? [] : questions;
    },
    learn: (state, asked, context) => advance(state, { asked, context, options }),
    recommend: ({ pool }) => best(pool)?.genome ?? [],
  };
}

function questionsOf({ phase, pool, validation }: GepaState): readonly Question[] {
  const on = (genome: Genome, items: readonly number[]) => items.map((probe) => ({ genome, probe }));
  switch (phase.name) {
    case "validate":
      return on(phase.candidate.genome, validation);
    case "parent":
      return on((pool[phase.parent] as Member).genome, phase.items);
    case "child":
      return on(phase.candidate.genome, phase.items);
    case "merge":
      return on(
        phase.candidate.genome,
        phase.places.map((place) => validation[place] as number),
      );
  }
}

interface Advance {
  readonly asked: readonly Asked[];
  readonly context: PolicyContext;
  readonly options: GepaOptions;
}

function advance(state: GepaState, step: Advance): GepaState {
  const { asked, context, options } = step;
  const { phase } = state;
  switch (phase.name) {
    case "validate": {
      const scores = asked.map(({ outcome }) => scoreOf(outcome));
      const joined = { ...state, pool: [...state.pool, { ...phase.candidate, scores }] };
      return (phase.mayMerge ? tryMerge(joined, step) : undefined) ?? nextParent(joined, step);
    }
    case "parent": {
      const total = totalOf(asked);
      if (total === asked.length) return nextParent(state, step);
      const parent = state.pool[phase.parent] as Member;
      const genome = childOf(parent.genome, {
        asked,
        space: context.space,
        options,
        key: deriveKey(deriveKey(context.key, STREAM.child), state.iteration),
      });
      if (sameGenome(genome, parent.genome)) return nextParent(state, step);
      const candidate = { genome, parents: [phase.parent] };
      return { ...state, phase: { name: "child", candidate, items: phase.items, toBeat: total } };
    }
    case "child":
      if (totalOf(asked) <= phase.toBeat) return nextParent(state, step);
      return { ...state, phase: { name: "validate", candidate: phase.candidate, mayMerge: true } };
    case "merge":
      if (totalOf(asked) < phase.toReach) return nextParent(state, step);
      return { ...state, phase: { name: "validate", candidate: phase.candidate, mayMerge: false } };
  }
}

function childOf(
  genome: Genome,
  {
    asked,
    space,
    options,
    key,
  }: {
    readonly asked: readonly Asked[];
    readonly space: SearchSpace;
    readonly options: GepaOptions;
    readonly key: number;
  },
): Genome {
  const proposing = { space, failing: failingIn(space, asked), key };
  return options.change === "all" ? withOneForEach(genome, proposing) : (withOneMore(genome, proposing) ?? genome);
}

function nextParent(state: GepaState, { context, options }: Advance): GepaState {
  const leaders = leadersOf(state.pool.map(({ scores }) => scores));
  const tickets = leaders.flatMap(({ member, leads }) => Array.from({ length: leads }, () => member));
  const parent = tickets[integer(deriveKey(context.key, STREAM.parent), state.iteration, tickets.length)] as number;
  const items = Array.from({ length: Math.min(options.minibatch, state.training.length) }, (_, n) =>
    itemAt(state, state.position + n, context),
  );
  return {
    ...state,
    iteration: state.iteration + 1,
    position: state.position + items.length,
    phase: { name: "parent", parent, items },
  };
}

function itemAt({ training }: GepaState, position: number, { key }: PolicyContext): number {
  const epoch = Math.floor(position / training.length);
  return shuffleByKey(training, deriveKey(deriveKey(key, STREAM.epoch), epoch))[position % training.length] as number;
}

function tryMerge(state: GepaState, { context, options }: Advance): GepaState | undefined {
  if (state.mergesTried >= options.merges) return undefined;
  const key = deriveKey(deriveKey(context.key, STREAM.merge), state.iteration);
  const pair = pairToMerge(state.pool, leadersOf(state.pool.map(({ scores }) => scores)), key);
  if (!pair) return undefined;
  const [one, other] = pair.members.map((member) => state.pool[member] as Member) as [Member, Member];
  const genome = mergeGenomes(one.genome, other.genome, (state.pool[pair.ancestor] as Member).genome);
  if (!fits(context.space, genome) || state.pool.some((member) => sameGenome(member.genome, genome))) return undefined;
  const first = integer(key, 1, state.validation.length);
  const places = Array.from(
    { length: Math.min(MERGE_ITEMS, state.validation.length) },
    (_, n) => (first + n) % state.validation.length,
  );
  const on = (member: Member) => places.reduce((sum, place) => sum + (member.scores[place] as number), 0);
  const candidate = { genome, parents: pair.members };
  return {
    ...state,
    mergesTried: state.mergesTried + 1,
    phase: { name: "merge", candidate, places, toReach: Math.max(on(one), on(other)) },
  };
}

function best(pool: readonly Member[]): Member | undefined {
  let found: Member | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const member of pool) {
    const total = member.scores.reduce((sum, score) => sum + score, 0);
    if (total > most) {
      most = total;
      found = member;
    }
  }
  return found;
}
