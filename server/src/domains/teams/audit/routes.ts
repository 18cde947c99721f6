import type { Act } from "../../../platform/act.ts";
import type { HeadsFile } from "../../../platform/audit/heads.ts";
import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { checkAuditLog } from "./check-audit-log.ts";
import { checkAuditLogOp, exportAuditLogOp, listAuditLogOp } from "./contract.ts";
import { beginExport, exportAnswer } from "./export-audit-log.ts";
import { isUuid, listAuditLog } from "./list-audit-log.ts";

export interface AuditNeeds {
  readonly auditHeads: HeadsFile;
  /** The current names of agents, shown with the rows about them. */
  readonly agentNames: (act: Act, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export function auditRoutes({ auditHeads, agentNames }: AuditNeeds): Binding[] {
  return [
    bind(listAuditLogOp, (r) =>
      r.inTeam(async (act) => {
        const { results, next_cursor } = await listAuditLog(act, r.query);
        const agents = results.flatMap((line) => (line.target_kind === "agent" ? (line.target_id ?? []) : []));
        const names = await agentNames(act, agents.filter(isUuid));
        const named = results.map((line) => {
          const agent_name = names.get(line.target_id ?? "");
          return agent_name === undefined ? line : { ...line, agent_name };
        });
        return ok({ results: named, next_cursor });
      }),
    ),
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
