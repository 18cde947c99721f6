import type { Subject } from "@agent-console/analysis/guards/guard.ts";
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
