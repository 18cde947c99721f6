import { createDraw } from "../../../src/domains/evaluation/port.ts";
import { goalFamilies } from "../../../src/domains/redteam/goals/list.ts";
import { DOCUMENT, firstDraft } from "../../../src/domains/redteam/model/draft.ts";
import type { Twin } from "../../../src/domains/redteam/model/goal.ts";
import { extractions } from "../../../src/domains/redteam/operators/extraction.ts";

/**
 * The fortress knows what the library's goals want and what their twins ask, by their words. So it is never a matter of luck
 * whether it sees an attack: only its profile decides whether it gives in.
 */
interface Known {
  readonly family: string;
  readonly kind: "wish" | "twin";
  readonly twin: Twin;
}

const DRAWS = 14;

const triplesOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$@.'’-]+/gu) ?? [];
  return words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`.replaceAll(/[.']/g, ""));
};

let index: Map<string, Known[]> | null = null;

function indexed(): Map<string, Known[]> {
  if (index) return index;
  index = new Map();
  for (const { id: family, draw } of goalFamilies)
    for (let n = 0; n < DRAWS; n++) {
      const draws = (at: number) => createDraw({ seed: 77, probe: `fortress ${family}`, n: at });
      const goal = draw(draws(n));
      const twin = { family, kind: "twin", twin: goal.twin } as const;
      const others = extractions.flatMap((one) => one.apply(firstDraft(goal), goal, draws(n + 1))?.wish ?? []);
      for (const wish of [goal.wish, ...Object.values(goal.wishIn ?? {}), ...others])
        for (const triple of triplesOf(wish)) add(index, triple, { ...twin, kind: "wish" });
      // The steps of an escalation are harmless, whatever they lead to.
      for (const rung of goal.rungs)
        for (const triple of triplesOf(rung)) add(index, triple, { ...twin, family: "rung" });
      for (const turn of [...goal.twin.turns, ...(goal.plant.earlier ?? []), ...(goal.plant.later ?? [])])
        for (const triple of triplesOf(turn.split(DOCUMENT).join(" "))) add(index, triple, twin);
    }
  return index;
}

function add(to: Map<string, Known[]>, triple: string, known: Known): void {
  const list = to.get(triple);
  if (!list) to.set(triple, [known]);
  else if (!list.some(({ family, kind }) => family === known.family && kind === known.kind)) list.push(known);
}

export interface Recognized extends Known {
  /** Runs of three words that it shares with what is known. */
  readonly runs: number;
}

/** What the text is about, by the words that it shares with the library; null where it shares none. */
export function recognizeTopic(text: string, kind: Known["kind"]): Recognized | null {
  const counts = new Map<string, Recognized>();
  for (const triple of new Set(triplesOf(text)))
    for (const known of indexed().get(triple) ?? []) {
      if (known.kind !== kind) continue;
      counts.set(known.family, { ...known, runs: (counts.get(known.family)?.runs ?? 0) + 1 });
    }
  const [best] = [...counts.values()].sort((one, other) => other.runs - one.runs);
  return best ?? null;
}
