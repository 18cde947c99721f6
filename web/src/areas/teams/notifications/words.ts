import type { NotificationDelivery, NotificationEndpoint, NotificationSeverity } from "@agent-console/sdk";

/** Which events an endpoint gets. */
export const severityWords: Readonly<Record<NotificationSeverity, string>> = {
  info: "All events",
  warning: "Warnings and critical events",
  critical: "Critical events only",
};

export const deliveryWords: Readonly<Record<NotificationDelivery["status"], string>> = {
  pending: "Waiting",
  delivered: "Delivered",
  dead: "Not delivered",
};

const offWords: Readonly<Record<NonNullable<NotificationEndpoint["disabled_reason"]>, string>> = {
  by_admin: "Off",
  gone: "Switched off: the endpoint returned 410 (gone)",
  failing: "Switched off after three days of failures",
};

export function stateWords({ enabled, disabled_reason, failing_since, waiting }: NotificationEndpoint): string {
  if (!enabled) return offWords[disabled_reason ?? "by_admin"];
  if (failing_since === null) return "On";
  return waiting === 0 ? "On, last message failed" : `Failing, ${waiting} waiting`;
}
