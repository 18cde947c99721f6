import type {
  NotificationDelivery,
  NotificationEndpoint,
  NotificationEvent,
  NotificationKind,
  NotificationSeverity,
} from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";

export const kindWords: Readonly<Record<NotificationKind, string>> = {
  webhook: "Webhook",
  slack: "Slack or Mattermost",
  mail: "Email",
};

export const eventWords: Readonly<Record<NotificationEvent, string>> = {
  "evaluation.verdict_changed": "Verdict changed",
  "evaluation.completed": "Evaluation completed",
  "finding.opened": "Finding opened",
  "finding.reopened": "Finding reopened",
  "campaign.completed": "Campaign completed",
  "campaign.finding_confirmed": "Campaign confirmed a weakness",
  "proposal.created": "Proposal waits for review",
  "proposal.applied": "Proposal applied",
  "watch.alarm": "Agent got worse after a proposal",
  "policy.rules_ready": "Rules wait for review",
  "schedule.missed": "Scheduled run missed",
  "action.pending": "Action waits for approval",
  "guard.alarm_raised": "Alarm raised",
  "guard.alarm_cleared": "Alarm cleared",
  "guard.rule_expired": "Guard rule expired",
  "notification.endpoint_disabled": "Another endpoint switched off",
};

/** What the API takes if no events are given: what changed or needs someone. */
export const changesOnly: readonly NotificationEvent[] = fields.NewNotificationEndpoint.events.default;

export function eventsWords(events: readonly NotificationEvent[]): string {
  if (events.length === 0) return "Everything";
  const isUsual = events.length === changesOnly.length && events.every((event) => changesOnly.includes(event));
  if (isUsual) return "What changed or needs someone";
  return events.map((event) => eventWords[event]).join(", ");
}

/** How severe an event has to be. */
export const severityWords: Readonly<Record<NotificationSeverity, string>> = {
  info: "Any severity",
  warning: "Warning and critical",
  critical: "Critical only",
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
