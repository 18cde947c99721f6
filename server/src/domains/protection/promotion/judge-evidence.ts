import type { GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { onFirstUse } from "../../../kernel/on-first-use.ts";
import type { Act } from "../../../platform/act.ts";
import type { MayEnforce } from "../configs/may-enforce.ts";
import { guardsOf, type PlacedGuard } from "../configs/read-body.ts";
import { definitionOf } from "../runtime/definitions.ts";
import { loadEngine } from "../runtime/engine.ts";
import { type Known, type Verdict, verdictOn } from "./evidence.ts";
import type { AskHardNegatives } from "./hard-negatives.ts";
import { selectLabels, selectTraffic } from "./store.ts";

export interface EvidenceNeeds {
  readonly hardNegatives: AskHardNegatives;
}

/** A guard of a config on a channel, with everything that speaks for or against letting it enforce. */
export interface GuardEvidence extends Verdict {
  readonly placed: PlacedGuard;
  readonly known: Known;
  readonly undecided: number;
  readonly notCovered: number;
  /** Requests that an SDK counted in the agent's own process. */
  readonly reported: number;
}

/** The cards are large, and only a look at the evidence needs them. */
const cards = onFirstUse(() => import("@agent-console/analysis/guards/cards/bound.ts"));

interface Asked {
  readonly agentId: string | null;
  readonly guards: readonly PlacedGuard[];
  readonly budget: number;
}

export async function evidenceFor({ hardNegatives }: EvidenceNeeds, act: Act, asked: Asked): Promise<GuardEvidence[]> {
  const { GUARD_METHODS } = await loadEngine();
  const traffic = asked.agentId === null ? [] : await selectTraffic(act, asked.agentId);
  const labels = asked.agentId === null ? [] : await selectLabels(act, asked.agentId);
  return Promise.all(
    asked.guards.map(async (placed): Promise<GuardEvidence> => {
      const { guard, channel } = placed;
      const definition = definitionOf(guard, GUARD_METHODS);
      const counted = traffic.filter((row) => row.channel === channel && row.definition === definition);
      const label = labels.find((row) => row.channel === channel && row.definition === definition);
      const sum = (key: "judged" | "hits" | "undecided" | "not_covered" | "reported"): number =>
        counted.reduce((total, row) => total + row[key], 0);
      const known: Known = {
        ...{ guard: guard.name, channel, n: sum("judged"), hits: sum("hits"), budget: asked.budget },
        ...{ attack: label?.attack ?? 0, fine: label?.fine ?? 0, unsure: label?.unsure ?? 0 },
        cardBound: await cardBoundOf(placed),
        hardNegatives: await hardNegatives(placed),
      };
      const rest = { undecided: sum("undecided"), notCovered: sum("not_covered"), reported: sum("reported") };
      return { placed, known, ...rest, ...verdictOn(known) };
    }),
  );
}

/** The largest bound of its methods' cards, or null if one of the cards says nothing about these options. */
async function cardBoundOf({ guard }: PlacedGuard): Promise<number | null> {
  const { boundByCard } = await cards();
  const bounds = guard.methods.map(boundByCard);
  return bounds.reduce((most, bound) => (most === null || bound === null ? null : Math.max(most, bound)), 0);
}

/** Decides which guards may enforce when a config is applied. */
export const mayEnforceBy =
  (needs: EvidenceNeeds): MayEnforce =>
  async (act, { agentId, guards, budget }) => {
    const evidence = await evidenceFor(needs, act, { agentId, guards, budget });
    return evidence
      .filter(({ by }) => by === null)
      .map(({ known, bound, reason }) => ({
        ...{ guard: known.guard, reason, budget, n: known.n },
        // Before the first request, its card is all that is known.
        bound: bound ?? known.cardBound,
      }));
  };

export const evidenceOfConfig = (needs: EvidenceNeeds, act: Act, of: { agentId: string | null; config: GuardConfig }) =>
  evidenceFor(needs, act, { agentId: of.agentId, guards: guardsOf(of.config), budget: of.config.overDefenceBudget });
