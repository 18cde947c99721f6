import type { RuleType } from "../candidate.ts";
import type { Hit } from "../words/phrases.ts";

/** Why a sentence is a rule: its type, the words that made it one, and the pattern that found it. */
export interface Verdict {
  readonly type: RuleType;
  /** Null if the head line of its list has them. */
  readonly modal: Hit | null;
  readonly pattern: Pattern;
}

export const patterns = [
  "prohibition",
  "obligation",
  "recommendation",
  "permission",
  "only",
  "limit",
  "head",
  "imperative",
  "promise",
  "ownAct",
  "anyone",
  "negated",
  "present",
  "people",
  "future",
  "passive",
  "boundPassive",
  "cell",
  "request",
  "words",
  "weak",
] as const;
export type Pattern = (typeof patterns)[number];
