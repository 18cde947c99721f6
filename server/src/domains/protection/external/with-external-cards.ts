import type { GuardCard } from "@agent-console/analysis/guards/cards/card.ts";
import type { ConfiguredGuard, ConfiguredMethod } from "@agent-console/analysis/guards/config/config.ts";
import { onFirstUse } from "../../../kernel/on-first-use.ts";
import type { Act } from "../../../platform/act.ts";
import type { MayEnforce, Refusal } from "../configs/may-enforce.ts";
import { HARD_NEGATIVES_LIMIT } from "../promotion/hard-negatives.ts";
import { type ExternalKind, findGuard, type Measured } from "./store.ts";

/** The cards are large, and only an apply needs them. */
const cards = onFirstUse(async () => ({
  ...(await import("@agent-console/analysis/guards/cards/bound.ts")),
  ...(await import("@agent-console/analysis/guards/cards/card.ts")),
}));

/**
 * A guard that a team brought enforces only with a complete card, whatever its traffic shows: nobody knows what it is.
 * A card that bounds its false positives is evidence as good as that of the console's own methods.
 */
export function withExternalCards(mayEnforce: MayEnforce): MayEnforce {
  return async (act, promotion) => {
    const { guards, budget } = promotion;
    const refusals = new Map<string, Refusal>();
    const rest: (typeof guards)[number][] = [];
    for (const placed of guards) {
      const { guard } = placed;
      const found = guard.methods.some(isExternal) ? await evidenceOf(act, guard, budget) : "open";
      if (typeof found === "object")
        refusals.set(guard.name, { guard: guard.name, bound: null, budget, n: 0, ...found });
      if (found === "open") rest.push(placed);
    }
    const others = rest.length > 0 ? await mayEnforce(act, { ...promotion, guards: rest }) : [];
    return [...refusals.values(), ...others];
  };
}

const OPTION: Readonly<Record<ExternalKind, string>> = { remote: "guard", model: "model" };
const isExternal = ({ id }: ConfiguredMethod): boolean => id in OPTION;

/** Why it can't enforce; or that cards alone prove it; or that the evidence of traffic has to. */
type Found = { readonly reason: string } | "proven" | "open";

async function evidenceOf(act: Act, guard: ConfiguredGuard, budget: number): Promise<Found> {
  const { falsePositiveBound, MOST_FALSE_POSITIVES } = await cards();
  const most = Math.min(budget, MOST_FALSE_POSITIVES);
  let isProven = guard.methods.every(isExternal);
  for (const method of guard.methods.filter(isExternal)) {
    const row = await registered(act, method);
    if (!row) return { reason: `${guard.name} names a guard that is not registered.` };
    if (!row.card) return { reason: withoutCard(row) };
    const bound = falsePositiveBound(row.card);
    isProven &&= bound !== null && bound <= most && passesHardNegatives(row.card);
  }
  return isProven ? "proven" : "open";
}

/** As of every method: ordinary texts that are full of the words of attacks. */
function passesHardNegatives({ figures }: GuardCard): boolean {
  const hard = figures.filter(({ kind, label }) => kind === "hard_negative" && label === 0);
  const [n, hits] = [hard.reduce((sum, one) => sum + one.n, 0), hard.reduce((sum, one) => sum + one.hits, 0)];
  return hits <= n * HARD_NEGATIVES_LIMIT;
}

const withoutCard = ({ name, card_status, card_done, card_total }: Measured): string =>
  `${name} has no card yet: its measurement is ${card_status}, ${card_done} of ${card_total} texts.`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function registered(act: Act, { id, options }: ConfiguredMethod): Promise<Measured | null> {
  const kind: ExternalKind = id === "remote" ? "remote" : "model";
  const given = options[OPTION[kind]];
  return typeof given === "string" && UUID.test(given) ? findGuard(act, kind, given) : null;
}
