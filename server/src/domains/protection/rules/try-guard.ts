import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import type { DecisionKind } from "@agent-console/analysis/guards/run/decision.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { readBody } from "../configs/read-body.ts";
import type { GuardRunner } from "../runtime/guard-runner.ts";
import { readRule } from "./read-rule.ts";
import type { RuleSpec } from "./rule-guard.ts";
import { isDecided, isHit, judgeBy } from "./try-rule.ts";

const AT_A_TIME = 200;

/** One answer for each text, in order. */
export async function tryGuardOn(
  runner: GuardRunner,
  spec: RuleSpec,
  subjects: readonly Subject[],
): Promise<(boolean | null)[]> {
  const judge = await judgeBy(runner, await readRule(runner.tryBody, spec));
  const found: (boolean | null)[] = [];
  for (let from = 0; from < subjects.length; from += AT_A_TIME) {
    const decisions = await judge(subjects.slice(from, from + AT_A_TIME));
    found.push(...decisions.map((decision) => (isDecided(decision) ? isHit(decision) : null)));
  }
  return found;
}

/** What a config does with a text. */
export interface TriedText {
  readonly isBlocked: boolean;
  /** The same if every guard in shadow enforced. */
  readonly wouldBlock: boolean;
}

/** A flagged text goes through as it is. */
const LETS_THROUGH: readonly DecisionKind[] = ["allow", "flag"];

/** One answer for each text, in order. Texts that could not be judged go through. */
export async function tryConfigOn(
  runner: GuardRunner,
  body: JsonObject,
  subjects: readonly Subject[],
): Promise<TriedText[]> {
  const judge = await judgeBy(runner, await readBody(body, ["config_body"]));
  const found: TriedText[] = [];
  for (let from = 0; from < subjects.length; from += AT_A_TIME) {
    const decisions = await judge(subjects.slice(from, from + AT_A_TIME));
    for (const { decision, would } of decisions)
      found.push({ isBlocked: !LETS_THROUGH.includes(decision), wouldBlock: !LETS_THROUGH.includes(would) });
  }
  return found;
}
