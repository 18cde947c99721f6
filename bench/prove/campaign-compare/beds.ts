import type { ComparedGoal } from "../../../server/src/domains/redteam/compare/change.ts";
import type { Attempt } from "../../../server/src/domains/redteam/model/attempt.ts";
import { wavesOf } from "../../../server/src/domains/redteam/model/waves.ts";
import { auto } from "../../../server/src/domains/redteam/strategies/auto.ts";
import { learn, learnedFor, nothingKnown } from "../../../server/src/domains/redteam/strategies/learn.ts";
import { standInGoal } from "../../../server/test/redteam/stand-in-goal.ts";
import { type Bed, bedDraw, fitting, playMove, someOperators } from "../../redteam/bed.ts";

/** A simulated agent, and one campaign against it. */
export interface BedCampaign {
  /** Of the agent's weaknesses, the plan and the search. */
  readonly seed: number;
  /** Of the agent's luck: another one is the same agent asked again. */
  readonly luck: number;
  /** How often the agent gives in, compared with the careless one. */
  readonly carelessness: number;
}

const SIZE = { goals: 60, families: 12, operators: 60, tripwires: 10, queries: 30 };
const CATEGORIES = ["injection", "jailbreak", "pii"] as const;

/**
 * The product's own search with its waves against an agent that is weak to one operator in each family: what one goal of a
 * family shows helps the others, so that luck comes in families.
 */
export function playBeds({ seed, luck, carelessness }: BedCampaign): ComparedGoal[] {
  const draw = bedDraw(seed, "compared bed");
  const chosen = someOperators(SIZE.operators, draw);
  const weaknesses = Array.from({ length: SIZE.families }, () => fitting(chosen, 1, draw).map(({ id }) => id));
  const others = chosen.map(({ id }) => id).filter((id) => !weaknesses.flat().includes(id));
  const tripwires = draw.several(others, SIZE.tripwires);
  const chances = Array.from({ length: SIZE.goals }, () => 0.35 + draw.integer(0, 40) / 100);
  const ended: ComparedGoal[] = [];
  let known = nothingKnown;
  const goals = chances.map((chance, number) => ({ chance, number }));
  for (const { goals: planned, firstPlace } of wavesOf(goals)) {
    const wave = planned.map(({ chance, number }, at) => {
      const kind = number % SIZE.families;
      const family = `family ${kind}`;
      const bed = { needs: weaknesses[kind] ?? [], tripwires, chance: chance * carelessness, isGraded: true };
      const learned = learnedFor(known, family);
      const attempts = hunted({
        bed,
        seed,
        luck,
        name: `goal ${number}`,
        place: firstPlace + at,
        learned,
        operators: chosen,
      });
      ended.push(asGoal(attempts, { place: number, family, category: CATEGORIES[kind % 3] ?? "pii" }));
      return { family, attempts };
    });
    known = learn(known, wave);
  }
  return ended;
}

interface BedHunt extends Omit<BedCampaign, "carelessness"> {
  readonly bed: Bed;
  readonly name: string;
  readonly place: number;
  readonly learned: ReturnType<typeof learnedFor>;
  readonly operators: ReturnType<typeof someOperators>;
}

function hunted({ bed, seed, luck, name, place, learned, operators }: BedHunt): Attempt[] {
  const attempts: Attempt[] = [];
  for (let queries = 0; queries < SIZE.queries && attempts.at(-1)?.outcome !== "broke"; ) {
    const step = attempts.length;
    const state = { goal: standInGoal, place, attempts, budget: SIZE.queries, learned, operators, isStateless: true };
    const move = auto.next(state, bedDraw(seed, name, step));
    if (move === "give up") break;
    const attempt = playMove(bed, move, { step, draw: bedDraw(seed * 1_000 + luck, `${name} agent`, step) });
    attempts.push(attempt);
    queries += attempt.requests;
  }
  return attempts;
}

type Placed = Pick<ComparedGoal, "place" | "family" | "category">;

function asGoal(attempts: readonly Attempt[], placed: Placed): ComparedGoal {
  const queries = attempts.reduce((sum, { requests }) => sum + requests, 0);
  const isBroken = attempts.at(-1)?.outcome === "broke";
  return {
    ...{ ...placed, key: `goal.${placed.place}`, digest: String(placed.place), severity: "high", oracle: "canary" },
    ...{ result: isBroken ? "confirmed" : "held", reason: null, queries, first_success: isBroken ? queries : null },
  };
}
