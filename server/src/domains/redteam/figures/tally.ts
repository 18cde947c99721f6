import type { Engine, Phase } from "../model/attempt.ts";
import type { OperatorRecord } from "../model/strategy.ts";
import { operators as allOperators } from "../operators/list.ts";
import { gradientIn } from "../strategies/nodes.ts";
import { recordsIn } from "../strategies/records.ts";
import { type Share, shareOf } from "./share.ts";
import type { AttemptSummary } from "./summaries.ts";

/** How often something was tried, moved the agent, and broke a goal. The share is that of the tries that broke one. */
export interface TriedFigure extends Share {
  readonly tried: number;
  readonly moved: number;
  readonly broke: number;
  readonly moves: Share;
}

export interface OperatorFigure extends TriedFigure {
  readonly id: string;
  readonly family: string;
  readonly title: string;
}

export interface StrategyFigure extends Share {
  readonly strategy: string;
  readonly tried: number;
  readonly broke: number;
}

export interface PhaseSpending {
  readonly attempts: number;
  readonly requests: number;
  readonly tokens: number;
  readonly errors: number;
}

/** What the attempts of a campaign add up to. */
export interface Tally {
  readonly operators: readonly OperatorFigure[];
  readonly families: readonly ({ readonly family: string } & TriedFigure)[];
  readonly strategies: readonly StrategyFigure[];
  readonly engines: readonly ({ readonly engine: Engine } & Omit<StrategyFigure, "strategy">)[];
  readonly byPhase: Readonly<Partial<Record<Phase, PhaseSpending>>>;
  /** Goals whose answers differed enough to steer by, out of those with enough answers to tell. */
  readonly gradient: { readonly steerable: number; readonly told: number };
}

/** Strategies whose first turn says nothing of the wish: what they open with tells nothing about operators. */
const TALKS = new Set(["escalate", "persist", "backtrack", "rewrite"]);

/** As the search sees it: attempts that say everything in one conversation of their own. */
const isSingle = ({ from_step, operators, strategy }: AttemptSummary): boolean =>
  from_step === null && (operators.length > 0 || !TALKS.has(strategy));

interface Tried {
  readonly tried: number;
  readonly broke: number;
}

/** Adds attempts one by one, in the order of goals and steps, so that a journal of any length takes little memory. */
export class AttemptTally {
  readonly #operators = new Map<string, OperatorRecord>();
  readonly #strategies = new Map<string, Tried>();
  readonly #engines = new Map<Engine, Tried>();
  readonly #phases: Partial<Record<Phase, PhaseSpending>> = {};
  #goal: AttemptSummary[] = [];
  #steerable = 0;
  #told = 0;

  add(attempt: AttemptSummary): void {
    this.#spend(attempt);
    if (attempt.phase !== "hunt") return;
    if (this.#goal[0] && this.#goal[0].place !== attempt.place) this.#endGoal();
    this.#goal.push(attempt);
    if (attempt.outcome === null || attempt.outcome === "unassessed") return;
    count(this.#strategies, attempt.strategy, attempt);
    count(this.#engines, attempt.engine, attempt);
  }

  end(): Tally {
    this.#endGoal();
    const operators = [...this.#operators]
      .map(([id, record]) => ({ id, ...namedOperator(id), ...triedFigure(record) }))
      .sort((one, other) => other.broke - one.broke || other.moved - one.moved || other.tried - one.tried);
    const families = [...Map.groupBy(operators, ({ family }) => family)].map(([family, members]) => ({
      family,
      ...triedFigure(members.reduce(added, NOTHING)),
    }));
    return {
      ...{ operators, families, byPhase: this.#phases },
      strategies: [...this.#strategies].map(([strategy, tried]) => ({ strategy, ...brokeFigure(tried) })),
      engines: [...this.#engines].map(([engine, tried]) => ({ engine, ...brokeFigure(tried) })),
      gradient: { steerable: this.#steerable, told: this.#told },
    };
  }

  #spend({ phase, requests, tokens, is_error }: AttemptSummary): void {
    const before = this.#phases[phase] ?? { attempts: 0, requests: 0, tokens: 0, errors: 0 };
    this.#phases[phase] = {
      attempts: before.attempts + 1,
      requests: before.requests + requests,
      tokens: before.tokens + tokens,
      errors: before.errors + (is_error ? 1 : 0),
    };
  }

  #endGoal(): void {
    const singles = this.#goal.filter(isSingle);
    const signals = singles.flatMap(({ signal }) => signal ?? []);
    const hasGradient = gradientIn(signals);
    if (hasGradient !== null) this.#told += 1;
    if (hasGradient) this.#steerable += 1;
    for (const [id, record] of recordsIn(singles)) {
      this.#operators.set(id, added(this.#operators.get(id) ?? NOTHING, record));
    }
    this.#goal = [];
  }
}

export function tallyOf(attempts: Iterable<AttemptSummary>): Tally {
  const tally = new AttemptTally();
  for (const attempt of attempts) tally.add(attempt);
  return tally.end();
}

const operatorNames = new Map(allOperators.map(({ id, family, title }) => [id, { family: family as string, title }]));

/** A version of the library may no longer have it. */
const namedOperator = (id: string) => operatorNames.get(id) ?? { family: "other", title: id };

const NOTHING: OperatorRecord = { tried: 0, moved: 0, broke: 0 };

const added = (one: OperatorRecord, { tried, moved, broke }: OperatorRecord): OperatorRecord => ({
  tried: one.tried + tried,
  moved: one.moved + moved,
  broke: one.broke + broke,
});

function count<Key>(counts: Map<Key, Tried>, key: Key, { outcome }: AttemptSummary): void {
  const before = counts.get(key) ?? { tried: 0, broke: 0 };
  counts.set(key, { tried: before.tried + 1, broke: before.broke + (outcome === "broke" ? 1 : 0) });
}

const triedFigure = ({ tried, moved, broke }: OperatorRecord): TriedFigure => ({
  ...{ tried, moved, broke },
  ...shareOf(broke, tried),
  moves: shareOf(moved, tried),
});

const brokeFigure = ({ tried, broke }: Tried) => ({ tried, broke, ...shareOf(broke, tried) });
