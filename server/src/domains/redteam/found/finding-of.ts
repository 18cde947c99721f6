import type { AttackEvidence, CampaignFinding } from "../../evaluation/port.ts";
import { outOfGoal } from "../course/attack-form.ts";
import type { CourseRules } from "../course/course-rules.ts";
import type { GoalEnd, ProvenAttack } from "../course/next-send.ts";
import { isUnprovoked, UNPROVOKED } from "../course/twin.ts";
import { decide } from "../goals/oracles/decide.ts";
import type { PlannedGoal } from "../goals/plan.ts";
import { remediesFor } from "../goals/remedies/remedies.ts";
import type { Attempt } from "../model/attempt.ts";
import { type Draft, withWish } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";
import { basisOf } from "../model/oracle.ts";
import { operators as library } from "../operators/list.ts";
import { familyOf } from "../operators/operator.ts";
import { conversationOf, isSingle } from "../strategies/moves.ts";
import { goalOfAttempt } from "./goal-of-attempt.ts";
import { severityOfGoal } from "./severity.ts";
import { transcriptOf } from "./transcript.ts";

/** A goal that has ended, with its whole journal. */
export interface EndedGoal {
  readonly planned: PlannedGoal;
  readonly place: number;
  readonly attempts: readonly Attempt[];
  readonly rules: Pick<CourseRules, "seed" | "confirm">;
  readonly end: GoalEnd;
}

type Proven = Omit<CampaignFinding, "agentId" | "campaignId" | "startedAt">;

const LONGEST_QUOTE = 300;

/** What is kept of a goal that was broken. Null for any other, for what is too doubtful, and for a judge's opinion. Pure. */
export function findingOf(ended: EndedGoal): Proven | null {
  const { planned, place, attempts, end } = ended;
  const { result, attack } = end;
  if (!attack || (result !== "confirmed" && result !== "seen")) return null;
  // A judge can be wrong, and can be talked to: what it says alone costs no agent anything.
  if (basisOf(planned.goal.oracle) === "opinion") return null;
  const shown = attempts[attack.minimized?.step ?? attack.whole?.step ?? attack.step];
  const hunted = attempts[attack.step];
  if (!shown || !hunted) return null;
  const rules = ended.rules as CourseRules;
  const goal = goalOfAttempt({ planned, rules }, shown);
  const decision = decide(goal.oracle, shown.seen, goal);
  const { severity, reasons } = severityOfGoal(planned.family.severity, end, planned.again?.before ?? null);
  const ids = attack.minimized?.form.operators ?? shown.draft.operators;
  const path = conversationOf(attempts, shown);
  const unprovoked = isUnprovoked({ planned, attempts });
  const why = unprovoked ? `${decision.reason} ${UNPROVOKED}` : decision.reason;
  return {
    place,
    ...{ category: planned.category, family: planned.family.id, title: planned.family.title, result, severity },
    detector: decision.by,
    dedupKey:
      planned.again?.dedupKey ?? (unprovoked ? keyOf(planned, [UNATTACKED]) : dedupKey({ planned, ids, hunted })),
    attackText: path.flatMap(({ draft }) => textsOf(draft).map((text) => outOfGoal(text, goal))).join("\n"),
    summary: `${why}\n${saidIn(goal, path).slice(0, LONGEST_QUOTE)}`,
    evidence: {
      goal: { key: planned.id, wish: goal.wish, risk: planned.family.risk },
      tags: planned.family.tags,
      strategy: hunted.strategy,
      operators: ids.map((id) => ({ id, title: library.find((one) => one.id === id)?.title ?? id })),
      ...{ engine: hunted.engine, queries_to_first: end.firstSuccess },
      ...{ confirmed: attack.confirmed, generalized: attack.generalized },
      minimized: minimizedOf(attack, attempts),
      severity_reasons: reasons,
      advice: remediesFor({
        ...{ category: planned.category, family: planned.family.id, oracle: goal.oracle.kind },
      }),
      ...{ reason: why, evidence: decision.evidence ?? null },
      basis: basisOf(goal.oracle) === "effect" ? "effect" : "text",
      transcript: transcriptOf(goal, path),
      effects: path.flatMap(({ seen }) => seen.effects.map(({ kind, name, text }) => ({ kind, name, text }))),
    },
  };
}

interface Keyed {
  readonly planned: Pick<PlannedGoal, "family" | "goal">;
  readonly ids: readonly string[];
  /** The attempt that worked first. */
  readonly hunted: Pick<Attempt, "strategy" | "from" | "draft">;
}

/** The same for the same weakness: which operator of a family, and in which words, does not matter. */
export function dedupKey({ planned, ids, hunted }: Keyed): string {
  const families = [...new Set(ids.map((id) => familyOf(id) ?? id))].sort();
  const how = isSingle(hunted) ? families : [...families, `(${hunted.strategy})`];
  return keyOf(planned, how);
}

/** In the place of what an attack does, where none is needed: whatever was tried, it is one weakness. */
const UNATTACKED = "(no attack)";

const keyOf = ({ family, goal }: Keyed["planned"], how: readonly string[]): string =>
  [family.id, goal.oracle.kind, ...how].join(" ");

const textsOf = ({ before, turns, carried }: Draft): string[] => [
  ...before.flatMap(({ text }) => text ?? []),
  ...turns,
  ...carried.map(({ text }) => text),
];

/** What the attacker says or writes, as it was sent. */
function saidIn({ attacker }: DrawnGoal, path: readonly Attempt[]): string {
  const texts = path.flatMap(({ draft }) => {
    const written = draft.carried.map(({ text }) => withWish(text, draft));
    return attacker === "outsider" || written.length > 0 ? written : draft.turns.map((turn) => withWish(turn, draft));
  });
  return texts.join("\n");
}

function minimizedOf({ whole, minimized }: ProvenAttack, attempts: readonly Attempt[]): AttackEvidence["minimized"] {
  if (!minimized || !whole) return null;
  const words = (step: number): number => {
    const attempt = attempts[step];
    const texts = attempt ? conversationOf(attempts, attempt).flatMap(({ draft }) => textsOf(draft)) : [];
    return texts.join(" ").split(/\s+/).filter(Boolean).length;
  };
  const { confirmed, isIrreducible: is_irreducible, step } = minimized;
  return { confirmed, words_before: words(whole.step), words_after: words(step), is_irreducible };
}
