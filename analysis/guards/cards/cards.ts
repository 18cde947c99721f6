import type { GuardCard } from "./card.ts";
import { guardCards } from "./generated.ts";

/** The card of a guard method, by its id. */
export const cardOf = (method: string): GuardCard | undefined => guardCards[method];
