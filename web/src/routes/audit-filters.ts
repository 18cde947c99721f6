import * as choices from "@agent-console/sdk/choices";
export interface AuditFilters {
  readonly action?: string;
  readonly outcome?: (typeof outcomes)[number];
  /** Days back. */
  readonly days?: number;
}

export const outcomes = choices.TeamsListAuditLogOutcome;

export function readAuditFilters({ action, outcome, days }: Record<string, unknown>): AuditFilters {
  const known = outcomes.find((one) => one === outcome);
  const back = Number(days);
  return {
    ...(action === undefined || action === "" ? {} : { action: String(action) }),
    ...(known ? { outcome: known } : {}),
    ...(Number.isInteger(back) && back > 0 ? { days: back } : {}),
  };
}
