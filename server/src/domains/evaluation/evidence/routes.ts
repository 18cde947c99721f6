import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { evidencePackOp, listEvidenceKeysOp } from "./contract.ts";
import type { EvidenceKeys } from "./keys.ts";
import { makePack } from "./make-pack.ts";
import { packAnswer } from "./pack-answer.ts";

export function evidenceRoutes({ evidenceKeys }: { readonly evidenceKeys: EvidenceKeys }): Binding[] {
  return [
    bind(evidencePackOp, async (r) => packAnswer(r, await makePack(r.inTeam, evidenceKeys, r.params.evaluation_id))),
    bind(listEvidenceKeysOp, async () => ok({ keys: await evidenceKeys.published() })),
  ];
}
