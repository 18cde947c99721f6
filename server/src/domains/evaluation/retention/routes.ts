import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { getRetentionOp, updateRetentionOp } from "./contract.ts";
import { changeRetention, type RetentionSettingsNeeds, readRetention } from "./manage-retention.ts";

export function retentionRoutes(needs: RetentionSettingsNeeds): Binding[] {
  return [
    bind(getRetentionOp, (r) => r.inTeam(async (act) => ok(await readRetention(needs, act)))),
    bind(updateRetentionOp, (r) => r.transaction(async (act) => ok(await changeRetention(needs, act, r.body)))),
  ];
}
