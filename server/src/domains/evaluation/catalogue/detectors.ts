import type { Estimate } from "../detectors/cards/card.ts";
import { cards } from "../detectors/cards/generated.ts";
import { detectors } from "../detectors/list.ts";

const UNKNOWN = { value: null, low: null, high: null };
const shown = (estimate: Estimate | null | undefined) => estimate ?? UNKNOWN;

/** Every detector with its report card. */
export function describeDetectors() {
  return Object.values(detectors).map(({ name, finds }) => {
    const card = cards[name];
    return {
      name,
      finds,
      answers: card?.answers ?? 0,
      families: card?.families ?? 0,
      undecided: card ? Math.round((1 - card.decided) * 10_000) / 10_000 : 1,
      precision: shown(card?.precision),
      recall: shown(card?.recall),
      f1: shown(card?.f1),
    };
  });
}
