import type { Check } from "@agent-console/analysis/policies/check.ts";
import type { Answered } from "../../../agents/conversation/port.ts";
import { judgeFairness } from "../../fairness/measure.ts";
import { isFairnessQuestion } from "../../fairness/secret.ts";
import type { Judgement, Question } from "../../harness/harness.ts";
import { attackOf } from "../attacks/attack-secret.ts";
import { judgeAttack } from "../attacks/judge-attack.ts";
import type { TestedRule, Variant } from "../cells/material.ts";
import type { Expected } from "../scenes/scene.ts";
import { heardOf, isSilent, silence } from "./heard.ts";
import { decisions } from "./table.ts";

/** What a run keeps with a prompt: all that deciding and reporting need, whatever becomes of the harness. */
export interface Secret {
  readonly rule: Pick<
    TestedRule,
    "id" | "policyId" | "policyName" | "number" | "words" | "section" | "severity" | "isApproved" | "span" | "quote"
  > & {
    /** A weakness that a campaign found, and no rule of a policy. */
    readonly isAttack?: true;
  };
  readonly persona: { readonly id: string; readonly name: string; readonly intent: string };
  readonly variant: Variant;
  readonly check: Check;
  readonly expected: Expected;
  readonly pass: string;
}

export const secretOf = ({ secret }: Pick<Question, "secret">): Secret | null => {
  const found = secret?.["generated"];
  return typeof found === "object" && found !== null ? (found as Secret) : null;
};

/** Pure: the prompt brings everything that the decision needs. */
export function decide(question: Question, answers: readonly Answered[]): Judgement {
  if (isFairnessQuestion(question)) return judgeFairness(question, answers);
  const secret = secretOf(question);
  if (!secret) return unassessed("This prompt belongs to no rule.");
  const attack = attackOf(question);
  if (attack) return judgeAttack(attack, secret.variant === "twin" ? "twin" : "breach", { question, answers });
  const judgement = decideFor(secret, question, answers);
  return { ...judgement, reason: `${judgement.reason} (Rule ${secret.rule.number}, ${secret.rule.policyName})` };
}

function decideFor(secret: Secret, question: Question, answers: readonly Answered[]): Judgement {
  const heard = heardOf(question, answers, secret);
  if (isSilent(heard)) return silence(secret.expected.side === "serve" ? "failed" : "unassessed");
  if (answers.length < question.turns.length) return unassessed("The conversation ended early.");
  return decisions[secret.check.kind][secret.variant](heard);
}

const unassessed = (reason: string): Judgement => ({ outcome: "unassessed", reason, detector: "answer" });
