import { CHANNEL_KEYS } from "@agent-console/analysis/guards/config/keys.ts";
import { type Action, CHANNELS, type Channel } from "@agent-console/analysis/guards/guard.ts";
import type { RuleMethod } from "@agent-console/analysis/guards/rules/guard-of-rule.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";

/** What a rule looks for, where, and what happens then. */
export interface RuleSpec {
  readonly method: RuleMethod;
  /** For `denied-tools` the name of a tool; empty for methods that know what they look for. */
  readonly pattern: string;
  readonly channels: readonly Channel[];
  readonly action: Action;
}

const TYPES: Readonly<Record<RuleMethod, string>> = {
  "custom-patterns": "security",
  "denied-tools": "policy",
  "pii-structured": "privacy",
  secrets: "privacy",
  "explicit-abuse": "moderation",
};

function optionsOf({ method, pattern }: RuleSpec, guard: string): JsonObject {
  if (method === "custom-patterns") return { [method]: { patterns: [pattern], names: [guard] } };
  return method === "denied-tools" ? { [method]: { tools: [pattern] } } : {};
}

/** Where configs of Dome keep their keys. */
const TABLE = "guardrail";

/** A config with the rule alone. */
export const bodyOfRule = (spec: RuleSpec, guard = "rule"): JsonObject => withRule({}, guard, spec);

/** The body with a guard for the rule at the end of its channels, in shadow. */
export function withRule(body: JsonObject, guard: string, spec: RuleSpec): JsonObject {
  const block = {
    ...{ type: TYPES[spec.method], methods: [spec.method], mode: "shadow", action: spec.action },
    ...optionsOf(spec, guard),
  };
  const listed = inLists(body, (names, channel) => (spec.channels.includes(channel) ? [...names, guard] : names));
  return { ...listed, [guard]: block };
}

/** The body without the guard. Everything else stays unchanged. */
export function withoutRule(body: JsonObject, guard: string): JsonObject {
  const table = tableOf(body);
  const without = (object: JsonObject): JsonObject => {
    const { [guard]: _removed, ...rest } = object;
    return rest;
  };
  const listed = inLists(body, (names) => names.filter((name) => name !== guard));
  return without(table ? { ...listed, [TABLE]: without(tableOf(listed) ?? {}) } : listed);
}

function inLists(
  body: JsonObject,
  change: (names: readonly unknown[], channel: Channel) => unknown[] | readonly unknown[],
) {
  const table = tableOf(body);
  const top: Record<string, unknown> = { ...body };
  const nested: Record<string, unknown> = { ...table };
  for (const channel of CHANNELS) {
    const key = CHANNEL_KEYS[channel];
    const holder = table && Object.hasOwn(table, key) ? nested : top;
    const before = Array.isArray(holder[key]) ? (holder[key] as unknown[]) : [];
    const after = change(before, channel);
    if (after.length !== before.length) holder[key] = after;
  }
  return (table ? { ...top, [TABLE]: nested } : top) as JsonObject;
}

function tableOf(body: JsonObject): JsonObject | null {
  const table = Object.hasOwn(body, TABLE) ? body[TABLE] : null;
  return typeof table === "object" && table !== null && !Array.isArray(table) ? (table as JsonObject) : null;
}

const LONGEST_NAME = 50;

/** A name for the guard that no body has yet. Names of guards have few characters. */
export function guardNameFor(name: string, taken: (candidate: string) => boolean): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, "");
  const base = `rule-${plain || "pattern"}`;
  for (let nth = 1; ; nth++) {
    const candidate = nth === 1 ? base : `${base}-${nth}`;
    if (!taken(candidate)) return candidate;
  }
}

/** Whether a body uses the name, for a guard or for anything else. */
export const usesName = (body: JsonObject, name: string): boolean =>
  Object.hasOwn(body, name) || Object.hasOwn(tableOf(body) ?? {}, name);
