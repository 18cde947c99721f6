import { CHANNEL_KEYS } from "@agent-console/analysis/guards/config/keys.ts";
import { CHANNELS, type Mode } from "@agent-console/analysis/guards/guard.ts";
import { isRecord } from "@agent-console/analysis/guards/run/data-url.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";

/** Where configs of Dome keep their keys. */
const TABLE = "guardrail";

/** The body with one guard in this mode, wherever the body describes that guard. */
export function withMode(body: JsonObject, guard: string, mode: Mode): JsonObject {
  const change = (holder: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const block = Object.hasOwn(holder, guard) ? holder[guard] : null;
    const changed: Record<string, unknown> = { ...holder };
    if (isRecord(block)) changed[guard] = { ...block, mode };
    for (const channel of CHANNELS) {
      const list = holder[CHANNEL_KEYS[channel]];
      // A list may hold blocks instead of names.
      if (Array.isArray(list)) {
        changed[CHANNEL_KEYS[channel]] = list.map((one) =>
          isRecord(one) && isRecord(one[guard]) ? { ...one, [guard]: { ...one[guard], mode } } : one,
        );
      }
    }
    return changed;
  };
  const top = change(body);
  const table = top[TABLE];
  return (isRecord(table) ? { ...top, [TABLE]: change(table) } : top) as JsonObject;
}
