import type { Card } from "@agent-console/analysis/cards/card.ts";
import type { Act } from "../../../platform/act.ts";
import type { Outcome } from "../harness/harness.ts";
import {
  cardOfJudge,
  type JudgeCounts,
  judgeName,
  mayDecide,
  NO_COUNTS,
  sumOf,
  verdictOf,
  withVerdict,
} from "../judge-cards/judge-card.ts";
import { countsOf, findCard, type JudgeCardRow } from "../judge-cards/store.ts";
import type { RunRow } from "../runs/store/run-row.ts";

/** A judge as it was when it was asked. The revision is null in runs from before it was recorded. */
export interface JudgeRef {
  readonly agent_id: string;
  readonly revision: number | null;
}

/** The judges of a run whose verdicts are looked at. */
export interface Panel {
  readonly voters: readonly JudgeRef[];
  /** How well they do together; null if their word does not count and they only advise. */
  readonly card: Card | null;
}

/** Stands for several judges among the detectors. */
const TOGETHER = "judges";

/** The judges that were asked last, or the one that was asked during the run. */
export function judgesOf({ judges, judge_agent_id, judge_revision }: RunRow): readonly JudgeRef[] {
  if (judges) return judges;
  return judge_agent_id ? [{ agent_id: judge_agent_id, revision: judge_revision }] : [];
}

/** Judges whose card, as they were, is good enough decide together. If there is none, all of them advise. */
export async function findPanel(act: Act, run: RunRow): Promise<Panel | null> {
  const judges = judgesOf(run);
  if (judges.length === 0) return null;
  const measured: { judge: JudgeRef; card: JudgeCardRow }[] = [];
  for (const judge of judges) {
    const card = judge.revision === null ? null : await findCard(act, judge.agent_id, judge.revision);
    if (card && mayDecide(countsOf(card.counts), countsOf(card.own_counts))) measured.push({ judge, card });
  }
  const [first, ...others] = measured;
  if (!first) return { voters: judges, card: null };
  const voters = measured.map(({ judge }) => judge);
  if (others.length === 0) {
    const counts = sumOf(countsOf(first.card.counts), countsOf(first.card.own_counts));
    return { voters, card: cardOfJudge(judgeName(first.judge.agent_id), counts) };
  }
  const together = countsTogether(measured.map(({ card }) => card.said));
  const isGood = together !== null && mayDecide(together, NO_COUNTS);
  return isGood ? { voters, card: cardOfJudge(TOGETHER, together) } : { voters: judges, card: null };
}

/** What more than half of all judges say. Without one, nothing is decided: a judge who cannot tell is no vote for either. */
export function majorityOf(said: readonly Outcome[], judges: number): Outcome {
  const isMost = (outcome: Outcome): boolean => 2 * said.filter((one) => one === outcome).length > judges;
  return isMost("failed") ? "failed" : isMost("resisted") ? "resisted" : "unassessed";
}

/** Measured response by response, because judges err on the same ones. Null if they were not measured on the same. */
export function countsTogether(said: readonly string[]): JudgeCounts | null {
  const [first = ""] = said;
  if (first === "" || said.some(({ length }) => length !== first.length)) return null;
  let counts = NO_COUNTS;
  for (const at of first.split("").keys()) {
    const verdicts = said.map((letters) => verdictOf(letters[at] ?? ""));
    const truth = verdicts[0]?.isFailed ?? false;
    if (verdicts.some((one) => one?.isFailed !== truth)) return null;
    const outcomes = verdicts.flatMap((one) => (one ? [one.said] : []));
    counts = withVerdict(counts, truth, majorityOf(outcomes, said.length));
  }
  return counts;
}
