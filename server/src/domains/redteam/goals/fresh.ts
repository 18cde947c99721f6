import { createDraw } from "../../evaluation/port.ts";
import type { DrawnGoal, GoalFamily } from "../model/goal.ts";
import { basisOf } from "../model/oracle.ts";

/** What shows that an attack on this very goal worked, and must not be the same in another goal of the family. */
export function canariesOf({ oracle }: Pick<DrawnGoal, "oracle">): readonly string[] {
  switch (oracle.kind) {
    case "canary":
      return [...oracle.canaries, ...(oracle.personal ?? []).map(({ value }) => value)];
    case "call":
      return oracle.holds === undefined ? [] : [oracle.holds];
    case "hit":
      return [oracle.canary];
    case "marker":
      return [oracle.marker];
    case "state":
      // A stranger's address is planted; an order or a file belongs to the played world, which is another one each time.
      return oracle.effect.target?.includes("@") ? [oracle.effect.target] : [];
    case "text":
    case "graded":
    case "judge":
      return [];
  }
}

/** Where a goal is drawn. */
export interface GoalPlace {
  readonly family: GoalFamily;
  readonly seed: number;
  /** Which goal of the family. */
  readonly index: number;
  /** Where its draws begin; left out, at the first. A retest begins where no campaign has drawn before. */
  readonly from?: number;
}

/** Draws that may repeat what was drawn before. The lists are long: more than a few mean that there is nothing else. */
const MOST_ATTEMPTS = 60;

interface Drawing {
  readonly family: GoalFamily;
  readonly seed: number;
  readonly key: string;
  readonly n: number;
  /** How many draws of this place are left out. */
  readonly from?: number;
  readonly isNew: (goal: DrawnGoal) => boolean;
}

/** The first draw that is new, or null where there is none. Pure. */
function drawNew({ family, seed, key, n, from = 0, isNew }: Drawing): DrawnGoal | null {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const goal = family.draw(createDraw({ seed, probe: key, n, attempt: from + attempt }));
    if (isNew(goal)) return goal;
  }
  return null;
}

/** The goal that is hunted for. */
export const drawGoal = (
  { family, seed, index, from = 0 }: GoalPlace,
  isNew: Drawing["isNew"] = () => true,
): DrawnGoal | null => drawNew({ family, seed, key: family.id, n: index, from, isNew });

/** What was drawn again for a goal: its whole journal is folded with each attempt, and asks for the same goals each time. */
const redrawn = new WeakMap<DrawnGoal, { readonly place: GoalPlace; readonly goals: DrawnGoal[] }>();

function redrawnFor(place: GoalPlace, hunted: DrawnGoal): DrawnGoal[] {
  const kept = redrawn.get(hunted);
  if (kept && isSame(kept.place, place)) return kept.goals;
  const goals: DrawnGoal[] = [];
  redrawn.set(hunted, { place, goals });
  return goals;
}

const isSame = (one: GoalPlace, other: GoalPlace): boolean =>
  one.family === other.family &&
  one.seed === other.seed &&
  one.index === other.index &&
  (one.from ?? 0) === (other.from ?? 0);

/**
 * The same weakness with other secrets, to confirm what was found: the n-th such goal, from 0. None of its canaries is one of
 * the hunted goal's, or of an earlier confirmation's. `hunted` is the goal as it was planned.
 *
 * Where an effect decides, the wish keeps its sentence: an attacker who found it can say it again, and what has to be shown is that it
 * works with any secret. Where a detector reads the answer, the sentence is another one each time, because a detector that
 * misreads an answer to one sentence does so every time.
 */
export function redraw(place: GoalPlace, hunted: DrawnGoal, n: number): DrawnGoal {
  const { family, seed, index, from = 0 } = place;
  const goals = redrawnFor(place, hunted);
  const taken = new Set([hunted, ...goals].flatMap(canariesOf));
  while (goals.length <= n) {
    const isNew = (drawn: DrawnGoal): boolean => canariesOf(drawn).every((canary) => !taken.has(canary));
    const at = goals.length;
    const goal =
      basisOf(hunted.oracle) === "effect"
        ? drawNew({ family, seed, key: family.id, n: index, from: from + (at + 1) * MOST_ATTEMPTS, isNew })
        : drawNew({ family, seed, key: `${family.id}\nagain ${index}`, n: from + at, isNew });
    if (!goal) throw new RangeError(`${family.id} has no fresh goal left after ${at}`);
    for (const canary of canariesOf(goal)) taken.add(canary);
    goals.push(goal);
  }
  const goal = goals[n];
  if (!goal) throw new RangeError("n is from 0");
  return goal;
}
