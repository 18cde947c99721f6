import { stringifyJson } from "../../kernel/json/stringify.ts";

/**
 * A genome's JSON with the console's own members in front and the sender's after them, byte for byte. A member the sender
 * gave is never replaced: where a name is taken, the console leaves its own out.
 */
export function withConsoleMembers(
  body: string,
  sent: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>>,
): string {
  const free = Object.fromEntries(Object.entries(own).filter(([name]) => !Object.hasOwn(sent, name)));
  const front = stringifyJson(free).slice(1, -1);
  const rest = body.trim().slice(1).trimStart();
  if (front === "") return `{${rest}`;
  return rest === "}" ? `{${front}}` : `{${front},${rest}`;
}
