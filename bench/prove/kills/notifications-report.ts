import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { NotificationProof, Received } from "./notifications.ts";

export function notificationsReport({ plan, events, acknowledged, ...found }: NotificationProof, since: Date): string {
  const { webhooks, mails, mistakes } = found;
  const row = (kind: string, { messages, repeated }: Received): string => `| ${kind} | ${messages} | ${repeated} |`;
  return `# Notifications of a killed console

${plan.agents} agents list their tools through the gateway of a real console, and their tool server changes what it says of them each
time, which raises or clears an alarm. Meanwhile the console is killed with kill -9 at random moments and started again. Any of these is
a mistake: an alarm that a response had acknowledged and that is not stored, an alarm that no webhook or no mail tells of, a repeated
message with another id or another content, a webhook without a valid signature.

- Result: **${events} alarms raised or cleared, ${plan.kills} kills, ${mistakeCount(mistakes)}**
- Acknowledged by a response: ${acknowledged}
- Command: \`npm run prove -- notifications\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}

| Endpoint | Messages | Repeated, with the same id |
|---|---|---|
${row("Webhook", webhooks)}
${row("Mail", mails)}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
