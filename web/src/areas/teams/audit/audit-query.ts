import type { AuditFilters } from "../../../routes/audit-filters.ts";

/** The request for these filters: a prefix of an action's name is enough. */
export function auditQuery({ action, outcome, days }: AuditFilters, now: number) {
  return {
    ...(action ? { action: action.endsWith("*") ? action : `${action}*` } : {}),
    ...(outcome ? { outcome } : {}),
    ...(days ? { since: Math.floor(now / 1000) - days * 86_400 } : {}),
  };
}
