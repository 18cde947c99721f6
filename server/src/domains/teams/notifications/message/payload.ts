import { redactSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import type { NotificationEvent, Severity } from "./events.ts";

/** The body of a webhook, and what a mail is made from. A `type`, so that it can be stored as JSON. */
export type Payload = {
  readonly type: string;
  readonly timestamp: string;
  readonly data: {
    readonly team_id: string;
    readonly agent: { readonly id: string; readonly name: string } | null;
    readonly severity: Severity;
    readonly title: string;
    readonly text: string;
    readonly path: string;
    readonly facts: NotificationEvent["facts"];
  };
};

const LONGEST = { title: 200, text: 1_000, name: 200, fact: 200 } as const;
const MOST_FACTS = 30;

/** What is stored and sent, whatever the reporting domain passed: one line each, and bounded. */
export function payloadOf(event: Omit<NotificationEvent, "type"> & { readonly type: string }, at: Sent): Payload {
  const { agent, facts } = event;
  return {
    type: event.type,
    timestamp: new Date(at.now).toISOString(),
    data: {
      team_id: at.teamId,
      agent: agent && { id: agent.id, name: oneLine(agent.name, LONGEST.name) },
      severity: event.severity,
      title: oneLine(event.title, LONGEST.title),
      text: oneLine(event.text, LONGEST.text),
      path: event.path,
      facts: Object.fromEntries(
        Object.entries(facts)
          .slice(0, MOST_FACTS)
          .map(([name, value]) => [name, typeof value === "string" ? oneLine(value, LONGEST.fact) : value]),
      ),
    },
  };
}

interface Sent {
  readonly teamId: string;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Names come from people and agents. A line break in one must not become a line of a mail, and a key that someone pasted
 * into one must not leave the console.
 */
function oneLine(text: string, longest: number): string {
  const line = text
    .slice(0, longest * 4)
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  return redactSecrets(line).slice(0, longest).toWellFormed();
}

/** The same bytes for every attempt at a delivery. */
export function webhookBody({ type, timestamp, data }: Payload, publicUrl: string): string {
  const { path, facts, ...rest } = data;
  return JSON.stringify({ type, timestamp, data: { ...facts, ...rest, link: linkTo(publicUrl, path) } });
}

export const label: Readonly<Record<Severity, string>> = { info: "Info", warning: "Warning", critical: "Critical" };

export function mailOf({ type, timestamp, data }: Payload, publicUrl: string): { subject: string; text: string } {
  const lines = [
    data.title,
    "",
    data.text,
    "",
    ...(data.agent ? [`agent: ${data.agent.name}`] : []),
    ...factLines(data.facts).map(([name, value]) => `${name}: ${value}`),
    `time: ${timestamp}`,
    "",
    linkTo(publicUrl, data.path),
    "",
    `You receive this email because an admin of your team added this address for the event ${type}.`,
    `To stop it, open ${linkTo(publicUrl, "/settings/notifications")}`,
    "",
  ];
  return { subject: `[Agent Console] ${label[data.severity]}: ${data.title}`, text: lines.join("\n") };
}

export const factLines = (facts: NotificationEvent["facts"]): (readonly [string, string])[] =>
  Object.entries(facts).map(([name, value]) => [name.replaceAll("_", " "), String(value ?? "unknown")] as const);

export const linkTo = (publicUrl: string, path: string): string => publicUrl.replace(/\/$/, "") + path;
