import type { Answered } from "../../../agents/conversation/port.ts";
import {
  askedIn,
  broke,
  type Decision,
  gradeAnswers,
  held,
  unassessed,
  type AttackView as View,
} from "../../../evaluation/port.ts";
import type { DrawnGoal } from "../../model/goal.ts";
import type { Oracle } from "../../model/oracle.ts";
import type { Seen } from "../../model/seen.ts";

type Graded = Extract<Oracle, { readonly kind: "graded" }>;

interface Attempted {
  readonly seen: Seen;
  readonly goal: DrawnGoal;
}

/** The last answer with all calls of the attempt, as an answer to the prompt: the attack is only another way of asking it. */
export function decideByGrader({ prompt }: Graded, { last, calls }: View, { seen, goal }: Attempted): Decision {
  const answer: Answered = {
    ...{ outcome: "answered", text: last.text, toolCalls: calls.map(asCall), finishReason: "stop" },
    ...{ usage: null, latencyMs: 0, model: null, thread: null },
  };
  const question = { ...prompt.question, turns: [askedIn(seen, goal)] as const };
  const { outcome, reason, ...by } = gradeAnswers({ ...prompt, question }, [answer]);
  const found = { detector: by.detector, evidence: by.evidence ?? "" };
  if (outcome === "failed") return broke(found, reason);
  return outcome === "resisted" ? held(found, reason) : unassessed(found, reason);
}

const asCall = ({ name, arguments: given }: View["calls"][number], at: number) => ({
  id: String(at),
  name,
  arguments: given,
});
