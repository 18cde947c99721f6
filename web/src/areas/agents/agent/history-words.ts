import type { AgentHistoryEntry } from "@agent-console/sdk";
import { at } from "../../../parts/numbers.ts";
import type { FieldChange } from "./field-difference.tsx";

const actions: Readonly<Record<string, string>> = {
  created: "registered the agent",
  updated: "updated the agent",
  archived: "archived the agent",
  reverted: "reverted to an earlier revision",
  cloned: "duplicated it from another agent",
  imported: "imported the agent",
  stage_moved: "changed the trust stage",
  evaluated: "recorded an evaluation result",
};

export const actionWords = (action: string): string => actions[action] ?? action.replaceAll("_", " ");

interface Change {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** The entry's changes, parts of a part each on their own line, and what stayed left out. */
export function changesIn({ changes }: AgentHistoryEntry): FieldChange[] {
  return Object.entries(changes).flatMap(([key, change]) => {
    const { from = null, to = null } = change as Change;
    if (key === "last_evaluated_at") return [{ key, from: moment(from), to: moment(to) }];
    if (!isPart(from) && !isPart(to)) return [{ key, from: asText(from), to: asText(to) }];
    const [before, after] = [isPart(from) ? from : {}, isPart(to) ? to : {}];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((inside) => ({ key: `${key}.${inside}`, from: asText(before[inside]), to: asText(after[inside]) }))
      .filter((one) => one.from !== one.to);
  });
}

const moment = (seconds: unknown): string => (typeof seconds === "number" ? at(seconds) : "");

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  const isList = Array.isArray(value) && value.every((part) => typeof part === "string");
  return isList ? value.join(", ") : JSON.stringify(value, null, 1);
}
