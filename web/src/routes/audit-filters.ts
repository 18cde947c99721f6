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
