import type { CheckKind } from "../../policies/check.ts";

/** As far as a guard follows from it. Conditions and type are unknown where only a report is at hand. */
export interface GuardedRule {
  readonly kind: CheckKind;
  readonly type?: string | undefined;
  readonly hasConditions?: boolean | undefined;
}

const REASONS: Readonly<Partial<Record<CheckKind, string>>> = {
  "tool-after":
    "The confirmation is something a person says, and a guard sees only the call. If a tool confirms it, write a flow policy that requires that tool first.",
  limit:
    "The rule doesn't say which tool sets the value. If you know it, write a flow policy that compares its argument.",
  says: "A guard finds what is in a text. It can't demand words that are missing.",
  "hands-over": "A guard can stop a text. It can't hand over to a person.",
  "asks-first": "A guard sees one text at a time. It can't tell whether the agent asked before.",
  identity: "No guard tells a claim to be human from other claims.",
  language: "No guard compares the language of the answer with the language of the person.",
  scope: "What is in scope is the agent's purpose, which no guard can judge.",
  form: "A guard can stop a text. It can't bring it into the form that the rule demands.",
  judge: "Only a judge can decide this rule, so no guard can keep it.",
  outside: "This rule can't be seen from outside, so no guard can keep it.",
};

/** Why no guard keeps a rule, in a sentence. Null if one can be made of it. Small enough for any page. */
export function reasonWithoutGuard({ kind, type, hasConditions }: GuardedRule): string | null {
  if (type === "permission") return "The rule permits something. There is nothing to stop.";
  if (type === "recommendation") return "The rule only recommends something. Nothing has to be stopped.";
  if (kind === "tool-forbidden" && hasConditions)
    return "The rule forbids the tool in some cases only, and a guard would deny every call of it. Write a flow policy with the condition.";
  return REASONS[kind] ?? null;
}
