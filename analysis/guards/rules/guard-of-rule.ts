import type { Check } from "../../policies/check.ts";
import type { Action, Channel } from "../guard.ts";
import { draftRule } from "./draft-rule.ts";
import { reasonWithoutGuard } from "./no-guard.ts";

/** Methods that a guard rule can have. The first one finds its pattern; `denied-tools` takes the name of a tool. */
export const RULE_METHODS = ["custom-patterns", "denied-tools", "pii-structured", "secrets", "explicit-abuse"] as const;
export type RuleMethod = (typeof RULE_METHODS)[number];

/** Methods that say nothing without a pattern or a name. */
export const NEEDS_PATTERN: readonly RuleMethod[] = ["custom-patterns", "denied-tools"];

export interface RuleGuard {
  readonly method: RuleMethod;
  /** What to find, or the tool; empty for methods that know what they look for. */
  readonly pattern: string;
  readonly channels: readonly Channel[];
  readonly action: Action;
}

/** The guard that would keep a rule, or why there is none. */
export type GuardOfRule =
  | { readonly guard: RuleGuard; readonly reason: string }
  | { readonly guard: null; readonly reason: string };

interface PolicyRule {
  readonly check: Check;
  readonly type: string;
  readonly hasConditions: boolean;
}

const NO_PHRASE = "The rule names nothing that a guard could look for.";

/** Follows from the check alone: what decides whether the rule was broken also tells what to stop. */
export function guardOfRule({ check, type, hasConditions }: PolicyRule): GuardOfRule {
  const reason = reasonWithoutGuard({ kind: check.kind, type, hasConditions });
  if (reason !== null) return { guard: null, reason };
  switch (check.kind) {
    case "tool-forbidden":
      return {
        guard: { method: "denied-tools", pattern: check.tool, channels: ["tool_call"], action: "deny_call" },
        reason: `Denies every call of ${check.tool.slice(0, 100)}.`,
      };
    case "withheld":
      return check.secret === "phrase" ? requestFor(check.noun) : SECRETS[check.secret];
    case "declined":
      return requestFor(check.topic);
    case "tone":
      return {
        guard: { method: "explicit-abuse", pattern: "", channels: ["output"], action: "block" },
        reason: "Stops answers with insults, in English.",
      };
    default:
      return { guard: null, reason: NO_PHRASE };
  }
}

const SECRETS = {
  record: {
    guard: { method: "pii-structured", pattern: "", channels: ["output"], action: "mask" },
    reason: "Masks personal addresses, numbers and accounts in answers, including those of the person who asks.",
  },
  key: {
    guard: { method: "secrets", pattern: "", channels: ["output"], action: "mask" },
    reason: "Masks keys, tokens and passwords in answers.",
  },
} as const satisfies Record<string, GuardOfRule>;

/** What must not be told is unknown here, but what it is called is known: requests that name it are stopped. */
function requestFor(what: string): GuardOfRule {
  const [drafted] = draftRule(what);
  if (!drafted) return { guard: null, reason: NO_PHRASE };
  return {
    guard: { method: "custom-patterns", pattern: drafted.pattern, channels: ["user"], action: "block" },
    reason: `Stops requests that name “${drafted.phrase.slice(0, 100)}”. Requests in other words pass.`,
  };
}
