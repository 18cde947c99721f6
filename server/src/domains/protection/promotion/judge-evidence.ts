import type { GuardCard } from "@agent-console/analysis/guards/cards/card.ts";
import type { ConfiguredMethod, GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { onFirstUse } from "../../../kernel/on-first-use.ts";
import type { Act } from "../../../platform/act.ts";
import type { MayEnforce } from "../configs/may-enforce.ts";
import { guardsOf, type PlacedGuard } from "../configs/read-body.ts";
import { definitionOf } from "../runtime/definitions.ts";
import { loadEngine } from "../runtime/engine.ts";
import { type Known, type Verdict, verdictOn } from "./evidence.ts";
import type { AskHardNegatives, HardNegatives } from "./hard-negatives.ts";
import { selectLabels, selectTraffic } from "./store.ts";

/** The card of a guard that a team brought, or why it has none. */
export type BroughtCard = { readonly card: GuardCard } | { readonly missing: string };

export interface EvidenceNeeds {
  readonly hardNegatives: AskHardNegatives;
  /** Null for the console's own methods. */
  readonly broughtCard: (act: Act, method: ConfiguredMethod) => Promise<BroughtCard | null>;
}

/** A guard of a config on a channel, with everything that speaks for or against letting it enforce. */
export interface GuardEvidence extends Verdict {
  readonly placed: PlacedGuard;
  /** A guard that the team brought has no card. */
  readonly isUnmeasured: boolean;
  readonly known: Known;
  readonly undecided: number;
  readonly notCovered: number;
  /** Requests that an SDK counted in the agent's own process. */
  readonly reported: number;
  readonly throughGateway: number;
}

/** The cards are large, and only a look at the evidence needs them. */
const cards = onFirstUse(async () => ({
  ...(await import("@agent-console/analysis/guards/cards/bound.ts")),
  ...(await import("@agent-console/analysis/guards/cards/card.ts")),
}));

interface Asked {
  readonly agentId: string | null;
  readonly guards: readonly PlacedGuard[];
  readonly budget: number;
}

export async function evidenceFor(needs: EvidenceNeeds, act: Act, asked: Asked): Promise<GuardEvidence[]> {
  const { GUARD_METHODS } = await loadEngine();
  const traffic = asked.agentId === null ? [] : await selectTraffic(act, asked.agentId);
  const labels = asked.agentId === null ? [] : await selectLabels(act, asked.agentId);
  return Promise.all(
    asked.guards.map(async (placed): Promise<GuardEvidence> => {
      const { guard, channel } = placed;
      const definition = definitionOf(guard, GUARD_METHODS);
      const counted = traffic.filter((row) => row.channel === channel && row.definition === definition);
      const label = labels.find((row) => row.channel === channel && row.definition === definition);
      const sum = (key: "judged" | "hits" | "undecided" | "not_covered" | "reported" | "through_gateway"): number =>
        counted.reduce((total, row) => total + row[key], 0);
      const shown = await shownByCards(needs, act, placed);
      const known: Known = {
        ...{ guard: guard.name, channel, n: sum("judged"), hits: sum("hits"), budget: asked.budget },
        ...{ attack: label?.attack ?? 0, fine: label?.fine ?? 0, unsure: label?.unsure ?? 0 },
        ...{ cardBound: shown.bound, hardNegatives: shown.hardNegatives },
      };
      const rest = {
        undecided: sum("undecided"),
        notCovered: sum("not_covered"),
        reported: sum("reported"),
        throughGateway: sum("through_gateway"),
      };
      const verdict = verdictOn(known);
      const refused = shown.missing === null ? {} : { by: null, reason: shown.missing };
      return { placed, known, isUnmeasured: shown.missing !== null, ...rest, ...verdict, ...refused };
    }),
  );
}

interface ShownByCards {
  /** The largest bound of its methods' cards, or null if one of the cards says nothing about these options. */
  readonly bound: number | null;
  /** Of the console's own methods or of a guard that a team brought, whichever hits the larger share. */
  readonly hardNegatives: HardNegatives;
  /** Why one of its methods has no card yet. Then it can't enforce, whatever else speaks for it. */
  readonly missing: string | null;
}

async function shownByCards(needs: EvidenceNeeds, act: Act, placed: PlacedGuard): Promise<ShownByCards> {
  const { boundByCard, falsePositiveBound } = await cards();
  let bound: number | null = 0;
  let hardNegatives = await needs.hardNegatives(placed);
  let missing: string | null = null;
  for (const method of placed.guard.methods) {
    const brought = await needs.broughtCard(act, method);
    if (brought && "missing" in brought) missing ??= brought.missing;
    const card = brought && "card" in brought ? brought.card : null;
    const own = card ? falsePositiveBound(card) : boundByCard(method);
    bound = bound === null || own === null ? null : Math.max(bound, own);
    if (card) hardNegatives = worse(hardNegatives, hardNegativesOn(card));
  }
  return { bound, hardNegatives, missing };
}

function hardNegativesOn({ figures }: GuardCard): HardNegatives {
  const hard = figures.filter(({ kind, label }) => kind === "hard_negative" && label === 0);
  return { n: hard.reduce((sum, one) => sum + one.n, 0), hits: hard.reduce((sum, one) => sum + one.hits, 0) };
}

const shareOf = ({ n, hits }: HardNegatives): number => (n === 0 ? -1 : hits / n);
const worse = (one: HardNegatives, other: HardNegatives): HardNegatives =>
  shareOf(other) > shareOf(one) ? other : one;

/** Decides which guards may enforce when a config is applied. */
export const mayEnforceBy =
  (needs: EvidenceNeeds): MayEnforce =>
  async (act, { agentId, guards, budget }) => {
    const evidence = await evidenceFor(needs, act, { agentId, guards, budget });
    return evidence
      .filter(({ by }) => by === null)
      .map(({ known, bound, reason, isUnmeasured }) => ({
        ...{ guard: known.guard, reason, budget, n: known.n },
        ...(isUnmeasured ? { isFinal: true as const } : {}),
        // Before the first request, its card is all that is known.
        bound: bound ?? known.cardBound,
      }));
  };

export const evidenceOfConfig = (needs: EvidenceNeeds, act: Act, of: { agentId: string | null; config: GuardConfig }) =>
  evidenceFor(needs, act, { agentId: of.agentId, guards: guardsOf(of.config), budget: of.config.overDefenceBudget });
