import type { Check } from "@agent-console/analysis/policies/check.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";

export const checkKinds = [
  "withheld",
  "tool-forbidden",
  "tool-after",
  "limit",
  "says",
  "declined",
  "hands-over",
  "asks-first",
  "identity",
  "language",
  "scope",
  "tone",
  "form",
  "judge",
  "outside",
] as const satisfies readonly Check["kind"][];

const phrase = optional(text({ min: 1, max: 2000 }));

/** A check as JSON. Which members are needed depends on its kind. */
export const RuleCheck = model("RuleCheck", {
  kind: required(oneOf(...checkKinds)),
  secret: optional(oneOf("phrase", "key", "record"), { description: "withheld" }),
  noun: phrase,
  tool: phrase,
  after: optional(oneOf("confirmation", "identity", "approval"), { description: "tool-after" }),
  field: phrase,
  at: optional(float()),
  unit: optional(text({ max: 50 })),
  atLeast: optional(bool()),
  words: optional(list(text({ min: 1, max: 500 }), { min: 1, max: 20 })),
  topic: phrase,
  what: phrase,
  criterion: optional(text({ min: 1, max: 20_000 })),
  why: phrase,
});
type GivenCheck = Out<typeof RuleCheck>;

/** What each kind is made of. Members that it does not have are left out. */
const membersOf: Readonly<Record<Check["kind"], readonly (keyof GivenCheck)[]>> = {
  withheld: ["secret", "noun"],
  "tool-forbidden": ["tool"],
  "tool-after": ["tool", "after"],
  limit: ["field", "at", "unit"],
  says: ["words"],
  declined: ["topic"],
  "hands-over": [],
  "asks-first": ["what"],
  identity: [],
  language: [],
  scope: [],
  tone: [],
  form: [],
  judge: ["criterion"],
  outside: ["why"],
};

/** The check that a client gave, or a 422 that names the missing member. */
export function readCheck(given: GivenCheck): Check {
  const members = membersOf[given.kind].map((name) => {
    if (given[name] === undefined)
      throw unprocessable(["body", "check", name], `A check of the kind ${given.kind} needs this`);
    return [name, given[name]] as const;
  });
  const atLeast = given.kind === "limit" && given.atLeast === true ? { atLeast: true } : {};
  return { kind: given.kind, ...Object.fromEntries(members), ...atLeast } as Check;
}
