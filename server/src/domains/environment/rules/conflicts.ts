import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { OpposedRow } from "./store.ts";

interface ConflictingRule {
  readonly id: string;
  readonly rule_id: string;
}

/** By rule: those of the same policy and topic that permit what it forbids, or the reverse, for cases that can be one. */
export function conflictsAmong(rows: readonly OpposedRow[]): Map<string, ConflictingRule[]> {
  const found = new Map<string, ConflictingRule[]>();
  const note = (rule: OpposedRow, other: OpposedRow) => {
    const others = found.get(rule.id) ?? [];
    if (others.length < MOST_LISTED) others.push({ id: other.id, rule_id: other.number });
    found.set(rule.id, others);
  };
  for (const [, group] of Map.groupBy(rows, ({ policy_id, topic }) => `${policy_id} ${topic}`)) {
    const permissions = group.filter(({ rule_type }) => rule_type === "permission").slice(0, MOST_COMPARED);
    const prohibitions = group.filter(({ rule_type }) => rule_type === "prohibition").slice(0, MOST_COMPARED);
    for (const permission of permissions)
      for (const prohibition of prohibitions) {
        if (areDisjoint(permission.constraints, prohibition.constraints)) continue;
        note(permission, prohibition);
        note(prohibition, permission);
      }
  }
  return found;
}

const MOST_LISTED = 20;
/** A document that repeats one sentence for ever costs no more than this squared. */
const MOST_COMPARED = 50;

/** Whether no case meets both. Anything that can't be shown to be disjoint is not. */
export function areDisjoint(one: readonly JsonObject[], other: readonly JsonObject[]): boolean {
  return one.some((mine) => other.some((theirs) => excludeEachOther(mine, theirs)));
}

function excludeEachOther(mine: JsonObject, theirs: JsonObject): boolean {
  const kinds = new Set([mine["condition_type"], theirs["condition_type"]]);
  // "Allowed if paid" and "forbidden unless paid" speak of different cases.
  if (kinds.has("when") && kinds.has("unless")) return fold(mine["value"]) === fold(theirs["value"]);
  if (fold(mine["field"]) !== fold(theirs["field"])) return false;
  const [a, b] = [rangeOf(mine), rangeOf(theirs)];
  if (a && b) return isBefore(a, b) || isBefore(b, a);
  return mine["operator"] === "==" && theirs["operator"] === "==" && fold(mine["value"]) !== fold(theirs["value"]);
}

interface Range {
  readonly low: number;
  readonly high: number;
  readonly isOpen: boolean;
}

const isBefore = (a: Range, b: Range): boolean => a.high < b.low || (a.high === b.low && (a.isOpen || b.isOpen));

function rangeOf({ operator, value }: JsonObject): Range | null {
  if (typeof value !== "number") return null;
  const [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (operator === "<=") return { low, high: value, isOpen: false };
  if (operator === "<") return { low, high: value, isOpen: true };
  if (operator === ">=") return { low: value, high, isOpen: false };
  if (operator === ">") return { low: value, high, isOpen: true };
  return operator === "==" ? { low: value, high: value, isOpen: false } : null;
}

const fold = (value: unknown): string => String(value).toLowerCase().replaceAll(/\s+/g, " ").trim();
