import { createDraw, type Draw } from "../../server/src/domains/evaluation/probes/probe/draw.ts";
import type { Attempt, Move } from "../../server/src/domains/redteam/model/attempt.ts";
import { firstDraft } from "../../server/src/domains/redteam/model/draft.ts";
import type { Operator } from "../../server/src/domains/redteam/model/operator.ts";
import { type RefusalKind, refusalKinds } from "../../server/src/domains/redteam/model/seen.ts";
import { operators } from "../../server/src/domains/redteam/operators/list.ts";
import { standInGoal } from "../../server/test/redteam/stand-in-goal.ts";

/** An agent as the search sees it: it gives in to one set of operators, sometimes, and shows how near an attack came. */
export interface Bed {
  /** All of these together are needed. */
  readonly needs: readonly string[];
  /** With one of these the agent refuses, no matter what else is there. */
  readonly tripwires: readonly string[];
  /** How often it gives in when everything is there. */
  readonly chance: number;
  /** Whether it shows anything but a refusal before it gives in. */
  readonly isGraded: boolean;
}

const fraction = (draw: Draw): number => draw.integer(0, 2 ** 31 - 1) / 2 ** 31;

/** It refuses flatly this often, although the attack came nearer. */
const MOODS = 0.25;
/** It shows one of these this often, although nothing that it is weak to was there. */
const FALSE_SIGNS = 0.1;
const SIGNS = [0.15, 0.25, 0.35] as const;
const FULL = 0.6;

/** How far it gives way to this set, from 0 to 1. */
export function signalOf(bed: Bed, used: readonly string[], draw: Draw): number {
  const share = bed.needs.filter((id) => used.includes(id)).length / bed.needs.length;
  const isTripped = used.some((id) => bed.tripwires.includes(id));
  const [mood, luck] = [fraction(draw), fraction(draw)];
  if (isTripped) return 0;
  if (share === 1 && luck < bed.chance) return 1;
  if (!bed.isGraded) return 0;
  if (share === 0) return mood < FALSE_SIGNS ? draw.pick(SIGNS) : 0;
  // An attack that is complete and had no luck looks dead half of the time.
  if (share === 1) return mood < 0.5 ? 0 : FULL;
  return mood < MOODS ? 0 : 0.15 + 0.45 * share;
}

/** What came of a move: a signal, and a refusal in one of the ways in which agents refuse. */
export function playMove(bed: Bed, move: Move, { step, draw }: { step: number; draw: Draw }): Attempt {
  const signal = signalOf(bed, move.draft.operators, draw);
  const refusal: RefusalKind | null = signal < 0.2 ? draw.pick(refusalKinds) : null;
  return {
    ...move,
    step,
    phase: "hunt",
    seen: { answers: [], effects: [], refusal, error: null, sent: [] },
    signal,
    outcome: signal === 1 ? "broke" : "held",
    requests: move.draft.turns.length > 1 && move.draft.operators.length === 0 ? move.draft.turns.length : 1,
    tokens: 0,
  };
}

/** Operators that can be used together. */
export function fitting(from: readonly Operator[], count: number, draw: Draw): Operator[] {
  for (;;) {
    const drawn = draw.several(from, count);
    const ordered = from.filter((one) => drawn.includes(one));
    const draft = ordered.reduce<ReturnType<typeof firstDraft> | null>(
      (soFar, one) => soFar && one.apply(soFar, standInGoal, draw),
      firstDraft(standInGoal),
    );
    if (draft) return drawn;
  }
}

export const bedDraw = (seed: number, name: string, n = 0): Draw => createDraw({ seed, probe: name, n });

/** That many of the product's own operators. */
export const someOperators = (count: number, draw: Draw): Operator[] => {
  const chosen = new Set(draw.several(operators, count));
  return operators.filter((one) => chosen.has(one));
};
