import { costWords as inCurrency } from "../../../terms/performance.ts";

/** In millionths of the team's currency, by its own prices. What no price is known for is unknown, never 0. */
export const costWords = (micros: number | null): string => inCurrency(micros === null ? null : micros / 1_000_000);
