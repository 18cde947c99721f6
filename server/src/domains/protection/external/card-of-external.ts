import type { ConfiguredMethod } from "@agent-console/analysis/guards/config/config.ts";
import type { Act } from "../../../platform/act.ts";
import type { BroughtCard } from "../promotion/judge-evidence.ts";
import { type ExternalKind, findGuard, type Measured } from "./store.ts";

const OPTION: Readonly<Record<string, { readonly kind: ExternalKind; readonly option: string }>> = {
  remote: { kind: "remote", option: "guard" },
  model: { kind: "model", option: "model" },
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The card of the registered guard that a method asks, or why there is none: a guard that a team brought enforces only with
 * a complete card, whatever its traffic shows, because its behavior is unknown. Null for the console's own methods.
 */
export async function cardOfExternal(act: Act, { id, options }: ConfiguredMethod): Promise<BroughtCard | null> {
  const asked = Object.hasOwn(OPTION, id) ? OPTION[id] : undefined;
  if (!asked) return null;
  const given = options[asked.option];
  const row = typeof given === "string" && UUID.test(given) ? await findGuard(act, asked.kind, given) : null;
  if (!row) return { missing: "It names a guard that is not registered." };
  return row.card ? { card: row.card } : { missing: withoutCard(row) };
}

const withoutCard = ({ name, card_status, card_done, card_total }: Measured): string =>
  `${name} has no card yet: its measurement is ${card_status}, ${card_done} of ${card_total} texts.`;
