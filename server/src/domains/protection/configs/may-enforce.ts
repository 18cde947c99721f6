import { onFirstUse } from "../../../kernel/on-first-use.ts";
import type { Act } from "../../../platform/act.ts";
import type { PlacedGuard } from "./read-body.ts";

/** A guard that may not enforce yet, with the figures that say so. */
export interface Refusal {
  readonly guard: string;
  /** In a sentence. */
  readonly reason: string;
  /** Upper 95% bound of the share of legitimate requests that it hits. Null without evidence. */
  readonly bound: number | null;
  readonly budget: number;
  /** Requests that the bound rests on. */
  readonly n: number;
}

export interface Promotion {
  readonly agentId: string;
  readonly guards: readonly PlacedGuard[];
  /** The largest share of legitimate requests that the config allows. */
  readonly budget: number;
}

/** Which of these guards must stay in shadow, and why. */
export type MayEnforce = (act: Act, promotion: Promotion) => Promise<readonly Refusal[]>;

/** The cards are large, and only an apply needs them. */
const cards = onFirstUse(() => import("@agent-console/analysis/guards/cards/bound.ts"));

/** Without evidence from traffic: only methods whose cards bound false positives. */
export const byCardAlone: MayEnforce = async (_act, { guards, budget }) => {
  if (guards.length === 0) return [];
  const { boundByCard, MOST_FALSE_POSITIVES } = await cards();
  const most = Math.min(budget, MOST_FALSE_POSITIVES);
  return [...new Map(guards.map(({ guard }) => [guard.name, guard])).values()].flatMap((guard): Refusal[] => {
    const bounds = guard.methods.map((method) => ({ id: method.id, bound: boundByCard(method) }));
    const open = bounds.find(({ bound }) => bound === null || bound > most);
    return open ? [{ guard: guard.name, reason: reasonFor(open, most), bound: open.bound, budget, n: 0 }] : [];
  });
};

function reasonFor({ id, bound }: { id: string; bound: number | null }, most: number): string {
  if (bound === null)
    return `The card of ${id} says nothing about false positives with these options. No traffic was judged yet.`;
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  return `The card of ${id} bounds false positives at ${percent(bound)}, more than ${percent(most)}. No traffic was judged yet.`;
}
