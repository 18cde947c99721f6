export interface AuditFilters {
  readonly action?: string;
  readonly outcome?: "done" | "denied" | "failed";
  /** Days back. */
  readonly days?: number;
}

export const outcomes = ["done", "denied", "failed"] as const;

export function readAuditFilters({ action, outcome, days }: Record<string, unknown>): AuditFilters {
  const known = outcomes.find((one) => one === outcome);
  const back = Number(days);
  return {
    ...(action === undefined || action === "" ? {} : { action: String(action) }),
    ...(known ? { outcome: known } : {}),
    ...(Number.isInteger(back) && back > 0 ? { days: back } : {}),
  };
}

/** What is asked of the console: the beginning of an action's name is enough. */
export function auditQuery({ action, outcome, days }: AuditFilters, now: number) {
  return {
    ...(action ? { action: action.endsWith("*") ? action : `${action}*` } : {}),
    ...(outcome ? { outcome } : {}),
    ...(days ? { since: Math.floor(now / 1000) - days * 86_400 } : {}),
  };
}
