import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { getConfig } from "../configs/manage.ts";
import { readBody } from "../configs/read-body.ts";
import type { Tally } from "../runtime/tally.ts";
import { getPromotionOp, labelHitOp, listHitsOp } from "./contract.ts";
import { FEWEST_REQUESTS, type OverDefense, overDefense } from "./evidence.ts";
import { HARD_NEGATIVES_LIMIT } from "./hard-negatives.ts";
import { type LabeledHit, listHits, setLabel } from "./hits.ts";
import { type EvidenceNeeds, evidenceOfConfig, type GuardEvidence } from "./judge-evidence.ts";
import type { ShownEvidence } from "./shapes.ts";
import { countUnscanned } from "./store.ts";

export interface PromotionNeeds extends EvidenceNeeds {
  readonly tally: Tally;
  readonly keyring: Keyring;
  /** Told after a label was stored. */
  readonly onLabeled: (teamId: string, labeled: LabeledHit) => void;
}

export function promotionRoutes(needs: PromotionNeeds): Binding[] {
  return [
    bind(getPromotionOp, async (r) => {
      // Before a connection is taken: writing the counts needs one too.
      await needs.tally.flush();
      return r.inTeam(async (act) => {
        const row = await getConfig(act, r.params.config_id);
        const { config } = await readBody(row.config_body, ["config_body"]);
        const evidence = await evidenceOfConfig(needs, act, { agentId: row.agent_id, config });
        return ok({
          budget: config.overDefenceBudget,
          unscanned: row.agent_id === null ? 0 : await countUnscanned(act, row.agent_id),
          guards: evidence.map(presentEvidence),
        });
      });
    }),
    bind(listHitsOp, (r) =>
      r.transaction(async (act) => {
        const { guard = null, ...wanted } = r.query;
        return ok(await listHits(needs.keyring, act, { configId: r.params.config_id, guard, ...wanted }));
      }),
    ),
    bind(labelHitOp, async (r) => {
      let tell = (): void => {};
      const answer = await r.transaction(async (act) => {
        const { config_id: configId, hit_id: hitId } = r.params;
        const labeled = await setLabel(needs.keyring, act, { configId, hitId, label: r.body.label });
        tell = () => needs.onLabeled(act.who.teamId, labeled);
        return ok(labeled.hit);
      });
      tell();
      return answer;
    }),
  ];
}

const presentEvidence = (evidence: GuardEvidence): ShownEvidence => presentWith(evidence, overDefense(evidence.known));

const presentWith = (
  { placed, known, by, bound, reason, ...rest }: GuardEvidence,
  share: OverDefense | null,
): ShownEvidence => ({
  ...{ guard: known.guard, channel: placed.channel, mode: placed.guard.mode, proven_by: by, reason, bound },
  ...{ budget: known.budget, n: known.n, needed: FEWEST_REQUESTS, hits: known.hits },
  ...{ undecided: rest.undecided, not_covered: rest.notCovered, reported: rest.reported },
  ...{ estimate: share?.estimate ?? null, low: share?.low ?? null, through_gateway: rest.throughGateway },
  labels: { attack: known.attack, fine: known.fine, unsure: known.unsure },
  card_bound: known.cardBound,
  hard_negatives: { ...known.hardNegatives, limit: HARD_NEGATIVES_LIMIT },
});
