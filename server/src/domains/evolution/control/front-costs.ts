/** What each configuration of a run costs with every request, and what was shown of it. */
import type { Act } from "../../../platform/act.ts";
import type { EvaluationPort } from "../../evaluation/port.ts";
import type { Price, ProtectionPort } from "../../protection/port.ts";
import { pricesOf } from "../jobs/models-to-try.ts";
import { prepare } from "../jobs/prepare.ts";
import type { JobRow, RolloutRow } from "../jobs/store/job-row.ts";
import { costOf as requestsCost } from "../plan/budget/advice.ts";
import { modelOf, tokensOf } from "../plan/prompt-change.ts";
import { measuredOf } from "../proposals/evidence.ts";
import { doubtIn, points } from "../proposals/finding.ts";

export interface FrontNeeds {
  readonly evaluation: EvaluationPort;
  readonly protection: Pick<ProtectionPort, "modelPrice">;
}

interface Costs {
  /** Of the unchanged prompt; null if the console's rules changed since, so that the run can't be rebuilt. */
  readonly base: number | null;
  /** Characters that each change adds. */
  readonly sizes: readonly number[];
  readonly keys: readonly string[];
  /** Of the agent as it stands. */
  readonly model: string | null;
  /** The model that a change brings, if it does. */
  readonly models: readonly (string | undefined)[];
  /** By model; null without a price. */
  readonly prices: ReadonlyMap<string | null, Price | null>;
}

const CHARACTERS_A_TOKEN = 4;
const REQUESTS = 1000;
const UNKNOWN: Costs = { base: null, sizes: [], keys: [], model: null, models: [], prices: new Map() };

/** Pages ask again every few seconds, and a run's changes stay the same. */
const known = new WeakMap<EvaluationPort, { readonly hash: string; readonly costs: Costs }>();

export async function costsOf({ evaluation, protection }: FrontNeeds, act: Act, job: JobRow): Promise<Costs> {
  const hash = `${job.id} ${job.manifest?.problem_hash}`;
  const before = known.get(evaluation);
  if (before?.hash === hash) return before.costs;
  const prepared = job.manifest && (await prepare({ evaluation }, act, job).catch(() => null));
  if (!prepared || prepared.planned.hash !== job.manifest?.problem_hash) return UNKNOWN;
  const model = modelOf(prepared.base);
  const { arms } = prepared.planned;
  const all = [...(model === null ? [] : [model]), ...arms.flatMap((arm) => arm.model ?? [])];
  const prices = new Map((await pricesOf(protection, act, all)).map((one) => [one.model, one.price]));
  const costs: Costs = {
    base: tokensOf(prepared.base),
    sizes: arms.map(({ size }) => size),
    keys: arms.map(({ key }) => key),
    ...{ model, models: arms.map((arm) => arm.model), prices },
  };
  known.set(evaluation, { hash, costs });
  return costs;
}

export function costOf({ base, sizes, keys, model: own, models, prices }: Costs, arms: readonly number[]) {
  const added = arms.reduce((sum, at) => sum + (sizes[at] ?? 0), 0);
  const tokens = base === null ? null : Math.max(0, base + Math.round(added / CHARACTERS_A_TOKEN));
  const model = arms.flatMap((at) => models[at] ?? []).at(-1) ?? own;
  return {
    changes: arms.flatMap((at) => keys[at] ?? []),
    prompt_tokens: tokens,
    model,
    cost_per_1000_requests:
      tokens === null ? null : requestsCost(REQUESTS, { promptTokens: tokens, price: prices.get(model) ?? null }),
  };
}

/** The one configuration that the run decided about, with the decision's figures. All others have the search's estimate alone. */
export function decidedIn({ decision, kind, status }: JobRow, rows: readonly RolloutRow[]) {
  if (kind !== "search" || status !== "completed" || !decision) return null;
  const last = rows.findLast(({ side, arms, replicate }) => side === "holdout" && arms.length > 0 && replicate >= 0);
  if (!last) return null;
  const found = measuredOf(decision);
  const doubt = doubtIn(found);
  const share = (value: number): number => Number((100 * value).toFixed(1));
  return {
    config_hash: last.config_hash,
    statement: {
      confirmed: doubt === null,
      points: share(found.estimate),
      lower: share(found.lower),
      upper: share(found.upper),
      words: doubt ?? `Confirmed on held-out questions: ${points(found.estimate)} points.`,
    },
  };
}
