import type { Attempt } from "../../server/src/domains/redteam/model/attempt.ts";
import type { Operator } from "../../server/src/domains/redteam/model/operator.ts";
import type { Learned, Strategy } from "../../server/src/domains/redteam/model/strategy.ts";
import { wavesOf } from "../../server/src/domains/redteam/model/waves.ts";
import { learn, learnedFor, nothingKnown } from "../../server/src/domains/redteam/strategies/learn.ts";
import { standInGoal } from "../../server/test/redteam/stand-in-goal.ts";
import { type Bed, bedDraw, fitting, playMove, someOperators } from "./bed.ts";

export interface Hunt {
  readonly attempts: readonly Attempt[];
  readonly queries: number;
  /** Whether it ended with an attack that worked. */
  readonly isBroken: boolean;
}

interface Hunting {
  readonly seed: number;
  /** The same for every strategy, so that all face the same luck. */
  readonly name: string;
  readonly bed: Bed;
  readonly strategy: Strategy;
  readonly operators: readonly Operator[];
  readonly budget: number;
  readonly place?: number;
  readonly learned?: Learned;
}

const NOTHING: Learned = { operators: {}, attacks: [] };

export function hunt({ seed, name, bed, strategy, operators, budget, place = 0, learned = NOTHING }: Hunting): Hunt {
  const attempts: Attempt[] = [];
  let queries = 0;
  while (queries < budget) {
    const step = attempts.length;
    const state = { goal: standInGoal, place, attempts, budget, learned, operators, isStateless: true };
    const move = strategy.next(state, bedDraw(seed, name, step));
    if (move === "give up") break;
    const attempt = playMove(bed, move, { step, draw: bedDraw(seed, `${name} agent`, step) });
    attempts.push(attempt);
    queries += attempt.requests;
    if (attempt.outcome === "broke") return { attempts, queries, isBroken: true };
  }
  return { attempts, queries, isBroken: false };
}

export interface SingleBeds {
  readonly seeds: readonly number[];
  readonly needs: number;
  readonly isGraded?: boolean;
  readonly budget?: number;
}

const SINGLE = { operators: 28, tripwires: 6, budget: 600 };

/** Queries to the first success of each bed; null where the budget was not enough. */
export function huntSingles(
  strategy: Strategy,
  { seeds, needs, isGraded = true, budget = SINGLE.budget }: SingleBeds,
): (number | null)[] {
  return seeds.map((seed) => {
    const draw = bedDraw(seed, "single bed");
    const chosen = someOperators(SINGLE.operators, draw);
    const needed = fitting(chosen, needs, draw).map(({ id }) => id);
    const others = chosen.map(({ id }) => id).filter((id) => !needed.includes(id));
    const bed = {
      needs: needed,
      tripwires: draw.several(others, SINGLE.tripwires),
      chance: chanceOf(draw.integer(0, 40)),
      isGraded,
    };
    const { queries, isBroken } = hunt({
      seed,
      name: "single",
      bed,
      strategy,
      // A list is written without knowing the agent.
      operators: draw.several(chosen, chosen.length),
      budget,
    });
    return isBroken ? queries : null;
  });
}

/** From .35 to .75. */
const chanceOf = (step: number): number => 0.35 + step / 100;

const CAMPAIGN = { goals: 60, families: 3, operators: 60, tripwires: 10, budget: 30 };

export interface CampaignBed {
  readonly seed: number;
  readonly needs: number;
  readonly isSharing: boolean;
  readonly budget?: number;
}

/** Broken goals and queries of a whole campaign against one agent, whose weakness depends on the family of the goal. */
export function huntCampaign(
  strategy: Strategy,
  { seed, needs, isSharing, budget = CAMPAIGN.budget }: CampaignBed,
): { broken: number; queries: number } {
  const draw = bedDraw(seed, "campaign bed");
  const chosen = someOperators(CAMPAIGN.operators, draw);
  const weaknesses = Array.from({ length: CAMPAIGN.families }, () => fitting(chosen, needs, draw).map(({ id }) => id));
  const others = chosen.map(({ id }) => id).filter((id) => !weaknesses.flat().includes(id));
  const tripwires = draw.several(others, CAMPAIGN.tripwires);
  const operators = draw.several(chosen, chosen.length);
  const chances = Array.from({ length: CAMPAIGN.goals }, () => chanceOf(draw.integer(0, 40)));
  let known = nothingKnown;
  let [broken, queries] = [0, 0];
  const goals = chances.map((chance, number) => ({ chance, number }));
  for (const { goals: planned, firstPlace } of wavesOf(goals)) {
    const wave = planned.map(({ chance, number }, at) => {
      const kind = number % CAMPAIGN.families;
      const family = `family ${kind}`;
      const bed = { needs: weaknesses[kind] ?? [], tripwires, chance, isGraded: true };
      const learned = isSharing ? learnedFor(known, family) : NOTHING;
      const [name, place] = [`goal ${number}`, firstPlace + at];
      return { family, ...hunt({ seed, name, bed, strategy, operators, budget, place, learned }) };
    });
    broken += wave.filter(({ isBroken }) => isBroken).length;
    queries += wave.reduce((sum, one) => sum + one.queries, 0);
    known = learn(known, wave);
  }
  return { broken, queries };
}
