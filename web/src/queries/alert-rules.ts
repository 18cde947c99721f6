import type { NewAlertRule } from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

export type {
  AlertRule,
  AlertStarter,
  AlertSubject,
  NewAlertRule,
  TriedAlertRule,
  UnregisteredAgent,
} from "@agent-console/sdk";

/** Rules are evaluated every minute. */
const EVERY_MS = 20_000;

export const alertRulesQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["alert-rules"],
    queryFn: () => api.protection.listAlertRules(),
    refetchInterval: EVERY_MS,
  });

export const alertStartersQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["alert-rules", "starters"],
    queryFn: async () => (await api.protection.listAlertStarters()).results,
  });

export type Condition = Omit<NewAlertRule, "name" | "severity" | "enabled">;

/** What the rule would have done. Asked for by hand: it reads seven days of figures. */
export const triedRuleQuery = ({ api }: Session, condition: Condition | null) =>
  queryOptions({
    queryKey: ["alert-rules", "tried", JSON.stringify(condition)],
    queryFn: () => api.protection.tryAlertRule({ body: condition as Condition }),
    enabled: condition !== null,
    staleTime: EVERY_MS * 3,
    retry: false,
  });

export const unregisteredQuery = ({ api }: Session, include_ignored: boolean) =>
  queryOptions({
    queryKey: ["unregistered-agents", include_ignored],
    queryFn: () => api.protection.listUnregisteredAgents({ include_ignored }),
    refetchInterval: EVERY_MS * 3,
  });
