import type { Act } from "../../../platform/act.ts";
import { selectWebhookOrigins } from "./store.ts";

/** The hosts that the team's webhooks are sent to, for the list of outbound hosts. */
export async function webhookHosts(act: Act): Promise<string[]> {
  const origins = await selectWebhookOrigins(act);
  return [...new Set(origins.map((origin) => new URL(origin).host))];
}
