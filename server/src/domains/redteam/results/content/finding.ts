import { successAtK } from "@agent-console/analysis/statistics/survival/success-at-k.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import type { CampaignRow } from "../../campaigns/store/campaign-row.ts";
import type { ProvenAttack, Worked } from "../../course/next-send.ts";
import { percentRange } from "../../figures/percent.ts";
import { short } from "../../figures/share.ts";
import { goalFamilies } from "../../goals/list.ts";
import { remediesFor } from "../../goals/remedies/remedies.ts";
import type { AskedAgain } from "../../model/asked-again.ts";
import { type ImportedGoal, isImported } from "../../model/imported-goal.ts";
import { basisOf, type Oracle } from "../../model/oracle.ts";
import { attackText, importedTexts } from "./attack-text.ts";
import type { FindingMetadata, FindingRawMetadata } from "./finding-shape.ts";
import type { ResultGoal, RetestedGoal, ShownAttempt } from "./store.ts";

/** One goal as the contract shows it. */
export interface CampaignFinding {
  readonly category: string;
  readonly severity: string;
  readonly attack_prompt: string;
  readonly agent_response: string;
  readonly passed: boolean;
  readonly metadata: FindingMetadata;
  readonly attack_type: string | null;
  readonly phenotype_category: string | null;
  readonly attack_score: number | null;
  readonly detector_id: string | null;
  readonly raw_metadata: FindingRawMetadata;
}

export interface GoalWithAttack {
  readonly campaign: Pick<CampaignRow, "seed" | "tool">;
  readonly row: ResultGoal;
  readonly shown: readonly ShownAttempt[];
  /** What the newest retest says of it; null if there is none. */
  readonly retested: RetestedGoal | null;
  /** Characters of a text. */
  readonly longest: number;
}

const familyById = new Map(goalFamilies.map((family) => [family.id, family]));

export function findingOf(given: GoalWithAttack): CampaignFinding {
  const { goal } = given.row;
  return isImported(goal) ? importedFinding(given, goal) : ownFinding(given);
}

function ownFinding({ campaign, row, shown, retested, longest }: GoalWithAttack): CampaignFinding {
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
    passed: result === "held" && basisOf(goal.oracle) !== "opinion",
    metadata: {
      ...{ finding_id: row.finding_id, state: result, reason, ...provenMetadata(attack) },
      queries_to_first: row.first_success,
      minimized: minimized.length > 0 ? cut(attackText(goal, minimized), longest) : null,
      ...{ engine: last?.engine ?? null, seed: campaign.seed, tags: familyById.get(family)?.tags ?? {} },
      basis: basisOf(goal.oracle),
      ...(isBroken(result)
        ? { advice: remediesFor({ category: row.category, family, oracle: goal.oracle.kind }) }
        : {}),
      ...(row.retest ? beforeMetadata(row.retest.before) : {}),
      ...(retested ? { retested: retestedMetadata(retested) } : {}),
    },
    attack_type: row.retest ? typeBefore(row.retest, last) : last ? attackType(last) : null,
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

/** What was said of it before the retest: by a campaign of the console, or by another tool. */
const beforeMetadata = (before: AskedAgain["before"]) =>
  before.by === "native"
    ? { before: { state: before.result, confirmed: ratio(before.confirmed), finding_id: before.findingId } }
    : {
        ...{ their_tool: before.by, their_verdict: before.theirs.outcome },
        ...{
          their_reason: before.theirs.reason,
          their_hits: ratio({ worked: before.theirs.hits, of: before.theirs.of }),
        },
      };

function typeBefore({ before }: AskedAgain, last: ShownAttempt | undefined): string | null {
  if (before.by !== "native") return foreignType(before);
  return last ? attackType(last) : null;
}

const foreignType = ({ probe, strategy }: { readonly probe: string; readonly strategy: string | null }): string =>
  strategy === null ? probe : `${probe} > ${strategy}`;

const retestedMetadata = ({ campaign_id, result, reason, attack, finding_id }: RetestedGoal) => ({
  ...{ campaign_id, state: result, reason, finding_id },
  ...provenMetadata(attack),
});

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
function importedFinding({ row, retested, longest }: GoalWithAttack, goal: ImportedGoal): CampaignFinding {
  const { result, reason, attack, finding_id } = retested ?? row;
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
      ...{ finding_id, state: result, reason, ...provenMetadata(attack) },
      ...(retested ? { retested_by: retested.campaign_id } : {}),
      verdict_by: goal.imported,
      their_verdict: theirs.outcome,
      their_reason: theirs.reason,
      their_hits: ratio({ worked: theirs.hits, of: theirs.of }),
      queries_to_first: row.first_success,
      minimized: null,
      ...{ engine: goal.imported, seed: null, tags, basis: "another tool's verdict" },
      ...(theirs.outcome === "hit" ? { advice: remediesFor({ category: row.category, family: goal.family }) } : {}),
    },
    attack_type: foreignType(goal),
    phenotype_category: goal.family,
    attack_score: theirs.score,
    detector_id: theirs.by,
    raw_metadata: { place: row.place, key: row.key, probe: goal.probe, objective: goal.objective, is_cut: goal.isCut },
  };
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()} […]`;
}
