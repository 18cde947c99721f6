import { cardOf, type DetailedCard } from "@agent-console/analysis/cards/card.ts";
import { detectors } from "@agent-console/analysis/detectors/list.ts";
import { readSet } from "./labeled-sets.ts";

/** The cards of all detectors that have labeled responses, by name. */
export function detectorCards(): Readonly<Record<string, DetailedCard>> {
  return Object.fromEntries(
    Object.entries(detectors).flatMap(([name, detector]) => {
      const { card } = readSet(name);
      return card.length > 0 ? [[name, cardOf(detector, card)]] : [];
    }),
  );
}

/** The module from which the console reads its cards. The console does not contain the labeled responses. */
export function cardsSource(cards: Readonly<Record<string, DetailedCard>>): string {
  return `// Generated from the labeled answers by \`npm run generate\`. Do not edit.
import type { DetailedCard } from "./card.ts";

export const cards: Readonly<Record<string, DetailedCard>> = ${JSON.stringify(cards, null, 2)};
`;
}
