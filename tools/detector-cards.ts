import { type Card, cardOf } from "@agent-console/analysis/cards/card.ts";
import { detectors } from "@agent-console/analysis/detectors/list.ts";
import { readSet } from "./labeled-sets.ts";

/** The cards of all detectors that have labelled answers, by name. */
export function detectorCards(): Readonly<Record<string, Card>> {
  return Object.fromEntries(
    Object.entries(detectors).flatMap(([name, detector]) => {
      const { card } = readSet(name);
      return card.length > 0 ? [[name, cardOf(detector, card)]] : [];
    }),
  );
}

/** The module that the console reads its cards from: it has no labelled answers, and needs none. */
export function cardsSource(cards: Readonly<Record<string, Card>>): string {
  return `// Generated from the labelled answers by \`npm run generate\`. Do not edit.
import type { Card } from "./card.ts";

export const cards: Readonly<Record<string, Card>> = ${JSON.stringify(cards, null, 2)};
`;
}
