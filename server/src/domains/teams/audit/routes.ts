import type { HeadsFile } from "../../../platform/audit/heads.ts";
import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { checkAuditLog } from "./check-audit-log.ts";
import { checkAuditLogOp, exportAuditLogOp, listAuditLogOp } from "./contract.ts";
import { beginExport, exportAnswer } from "./export-audit-log.ts";
import { listAuditLog } from "./list-audit-log.ts";

export interface AuditNeeds {
  readonly auditHeads: HeadsFile;
}

export function auditRoutes({ auditHeads }: AuditNeeds): Binding[] {
  return [
    bind(listAuditLogOp, (r) => r.inTeam(async (act) => ok(await listAuditLog(act, r.query)))),
    bind(exportAuditLogOp, async (r) => {
      await r.transaction(async (act) => ok(await beginExport(act, r.query)));
      return exportAnswer(r.inTeam, r.query);
    }),
    bind(checkAuditLogOp, async (r) => {
      const outside = { heads: await auditHeads.read(), signal: r.signal() };
      return r.transaction(async (act) => ok(await checkAuditLog(act, outside)));
    }),
  ];
}
