/** How urgent an event is. Endpoints can ask for the more urgent ones only. */
export const severities = ["info", "warning", "critical"] as const;
export type Severity = (typeof severities)[number];

/** Every event that an endpoint can ask for. The test message is sent whatever it asks for. */
export const eventTypes = [
  "evaluation.completed",
  "evaluation.verdict_changed",
  "finding.opened",
  "finding.reopened",
  "campaign.completed",
  "campaign.finding_confirmed",
  "proposal.created",
  "proposal.applied",
  "watch.alarm",
  "policy.rules_ready",
  "schedule.missed",
  "action.pending",
  "guard.alarm_raised",
  "guard.alarm_cleared",
  "guard.rule_expired",
  "notification.endpoint_disabled",
] as const;
export type EventType = (typeof eventTypes)[number];

/** What changed or needs someone: what an endpoint gets that does not choose. Work that ended as expected is not in it. */
export const defaultEvents = [
  "evaluation.verdict_changed",
  "finding.opened",
  "finding.reopened",
  "watch.alarm",
  "schedule.missed",
  "action.pending",
  "guard.alarm_raised",
  "guard.alarm_cleared",
  "guard.rule_expired",
  "notification.endpoint_disabled",
] as const satisfies readonly EventType[];

/**
 * Something that happened, as other domains report it: IDs, names and figures. Never a text that an agent or its users
 * wrote, and never a secret: what is sent leaves the console.
 */
export interface NotificationEvent {
  readonly type: EventType;
  readonly severity: Severity;
  readonly agent: { readonly id: string; readonly name: string } | null;
  /** What happened, in one sentence. */
  readonly title: string;
  /** What to do about it. */
  readonly text: string;
  /** The page of the console that shows it, such as "/alarms". */
  readonly path: string;
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
}
