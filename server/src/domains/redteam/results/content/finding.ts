import { successAtK } from "@agent-console/analysis/statistics/survival/success-at-k.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import type { CampaignRow } from "../../campaigns/store/campaign-row.ts";
import type { ProvenAttack, Worked } from "../../course/next-send.ts";
import { percentRange } from "../../figures/percent.ts";
import { short } from "../../figures/share.ts";
import { goalFamilies } from "../../goals/list.ts";
import { remediesFor } from "../../goals/remedies/remedies.ts";
import { type ImportedGoal, isImported } from "../../model/imported-goal.ts";
import { basisOf, type Oracle } from "../../model/oracle.ts";
import { attackText, importedTexts } from "./attack-text.ts";
import type { ResultGoal, ShownAttempt } from "./store.ts";

/** One goal as the contract shows it. */
export interface CampaignFinding {
  readonly category: string;
  readonly severity: string;
  readonly attack_prompt: string;
  readonly agent_response: string;
  readonly passed: boolean;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly attack_type: string | null;
  readonly phenotype_category: string | null;
  readonly attack_score: number | null;
  readonly detector_id: string | null;
  readonly raw_metadata: Readonly<Record<string, unknown>>;
}

export interface GoalWithAttack {
  readonly campaign: Pick<CampaignRow, "seed" | "tool">;
  readonly row: ResultGoal;
  readonly shown: readonly ShownAttempt[];
  /** Characters of a text. */
  readonly longest: number;
}

const familyById = new Map(goalFamilies.map((family) => [family.id, family]));

export function findingOf(given: GoalWithAttack): CampaignFinding {
  const { goal } = given.row;
  return isImported(goal) ? importedFinding(given, goal) : ownFinding(given);
}

function ownFinding({ campaign, row, shown, longest }: GoalWithAttack): CampaignFinding {
  const { goal, attack, family, place, key, result, reason } = row;
  if (isImported(goal)) throw new RangeError("an imported goal has no attempts");
  const attempts = shown.filter(({ part }) => part === "attack");
  const minimized = shown.filter(({ part }) => part === "minimized");
  const last = attempts.at(-1);
  return {
    category: row.category,
    severity: row.severity,
    attack_prompt: cut(attempts.length > 0 ? attackText(goal, attempts) : goal.wish, longest),
    agent_response: cut(last?.answer ?? "", longest),
    passed: result === "held",
    metadata: {
      ...{ finding_id: row.finding_id, state: result, reason, ...provenMetadata(attack) },
      queries_to_first: row.first_success,
      minimized: minimized.length > 0 ? cut(attackText(goal, minimized), longest) : null,
      ...{ engine: last?.engine ?? null, seed: campaign.seed, tags: familyById.get(family)?.tags ?? {} },
      basis: basisOf(goal.oracle),
      ...(isBroken(result)
        ? { advice: remediesFor({ category: row.category, family, oracle: goal.oracle.kind }) }
        : {}),
    },
    attack_type: last ? attackType(last) : null,
    phenotype_category: family,
    attack_score: row.best_signal,
    detector_id: detectorOf(goal.oracle),
    raw_metadata: { place, key, title: familyById.get(family)?.title ?? family, queries: row.queries, attack },
  };
}

const isBroken = (result: string | null): boolean => result === "confirmed" || result === "seen";

/** "escalate > persona.role, encoding.base64" */
const attackType = ({ strategy, operators }: ShownAttempt): string =>
  operators.length === 0 ? strategy : `${strategy} > ${operators.join(", ")}`;

const NOT_PROVEN = { confirmed: null, interval: null, success_at: null, generalized: null };

/** How often the attack worked again, and what that is worth. */
function provenMetadata(attack: ProvenAttack | null) {
  if (!attack || attack.confirmed.of === 0) return NOT_PROVEN;
  const { worked, of } = attack.confirmed;
  const interval = wilson(worked, of);
  const tries = Array.from({ length: of }, (_, at) => at + 1);
  return {
    confirmed: ratio(attack.confirmed),
    interval: interval && { low: short(interval.low), high: short(interval.high), words: percentRange(interval) },
    success_at: tries.map((k) => short(successAtK({ n: of, successes: worked, k }) ?? 0)),
    generalized: attack.generalized && ratio(attack.generalized),
  };
}

const ratio = ({ worked, of }: Worked): string => `${worked}/${of}`;

function detectorOf(oracle: Oracle): string {
  return oracle.kind === "text" ? oracle.detector : oracle.kind;
}

/** Whatever another tool says is its word; the console's own stands beside it after a retest. */
function importedFinding({ campaign, row, longest }: GoalWithAttack, goal: ImportedGoal): CampaignFinding {
  const { theirs } = goal;
  const { prompt, answer } = importedTexts(goal.messages);
  const tags = goal.family === null ? {} : (familyById.get(goal.family)?.tags ?? {});
  return {
    category: row.category,
    severity: row.severity,
    attack_prompt: cut(prompt || (goal.objective ?? ""), longest),
    agent_response: cut(answer, longest),
    passed: theirs.outcome === "held",
    metadata: {
      ...{ finding_id: row.finding_id, state: row.result, reason: row.reason, ...provenMetadata(row.attack) },
      verdict_by: campaign.tool,
      their_verdict: theirs.outcome,
      their_reason: theirs.reason,
      their_hits: ratio({ worked: theirs.hits, of: theirs.of }),
      queries_to_first: row.first_success,
      minimized: null,
      ...{ engine: campaign.tool, seed: null, tags, basis: "another tool's verdict" },
      ...(theirs.outcome === "hit" ? { advice: remediesFor({ category: row.category, family: goal.family }) } : {}),
    },
    attack_type: goal.strategy === null ? goal.probe : `${goal.probe} > ${goal.strategy}`,
    phenotype_category: goal.family,
    attack_score: theirs.score,
    detector_id: theirs.by,
    raw_metadata: { place: row.place, key: row.key, probe: goal.probe, objective: goal.objective, is_cut: goal.isCut },
  };
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()} […]`;
}
