import { Z95, Z95_ONE_SIDED } from "@agent-console/analysis/statistics/normal.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import type { Act } from "../../../platform/act.ts";
import type { RolloutRow } from "../jobs/store/job-row.ts";
import { rolloutsOf } from "../jobs/store/rollouts.ts";
import { type Controlled, jobOf } from "./control-job.ts";
import { costOf, costsOf, decidedIn, type FrontNeeds } from "./front-costs.ts";

interface Passes {
  readonly n: number;
  readonly rate: number;
  readonly lower: number;
}

interface Member {
  readonly arms: number;
  readonly on: readonly number[];
  readonly config_hash: string;
  readonly n: number;
  /** For each prompt, as far as the agent reports them. */
  readonly tokens: number;
  readonly passes: Readonly<Record<string, Passes>>;
}

/** With fewer prompts, a configuration could lead by luck alone. */
const LEAST_ASKED = 6;
/** More could not be told apart in a chart or read in a table. */
const MOST = 200;

/** What the search observed for each configuration, most prompts first. Those that no other one beats are marked. */
export async function readFront(needs: FrontNeeds, act: Act, wanted: Controlled) {
  const job = await jobOf(act, wanted);
  const all = await rolloutsOf(act, job.id);
  const rows = all.filter(({ side, outcome }) => side === "train" && outcome !== null);
  const [costs, decided] = [await costsOf(needs, act, job), decidedIn(job, all)];
  const groups = [...Map.groupBy(rows, ({ config_hash }) => config_hash).values()];
  const members = groups.filter((group) => group.length >= LEAST_ASKED).map(memberOf);
  const base = memberOf(rows.filter(({ arms }) => arms.length === 0));
  const items = members
    .toSorted((a, b) => b.n - a.n)
    .slice(0, MOST)
    .map(({ on, ...member }) => ({
      ...{ ...member, ...costOf(costs, on) },
      statement: decided?.config_hash === member.config_hash ? decided.statement : null,
      gain: gainOver(base, member),
      unbeaten: !members.some((other) => other.config_hash !== member.config_hash && beats(other, member)),
    }));
  return { evolution_id: job.id, items };
}

function memberOf(group: readonly RolloutRow[]): Member {
  const passes = [...Map.groupBy(group, ({ category }) => category)].map(([category, rows]) => {
    const rate = rows.reduce((sum, { outcome }) => sum + (outcome ?? 0), 0) / rows.length;
    return [category, { n: rows.length, rate: Number(rate.toFixed(3)), lower: lowerBound(rate, rows.length) }] as const;
  });
  return {
    arms: group[0]?.arms.length ?? 0,
    on: group[0]?.arms ?? [],
    config_hash: group[0]?.config_hash ?? "",
    n: group.length,
    tokens: Math.round(group.reduce((sum, { tokens }) => sum + tokens, 0) / Math.max(1, group.length)),
    passes: Object.fromEntries(passes),
  };
}

/** Within each category and then over all that both share, because configurations are tested where they might differ, not evenly. */
function gainOver(base: Member, member: Pick<Member, "arms" | "passes">) {
  const shared = Object.entries(member.passes).flatMap(([category, own]) => {
    const before = base.passes[category];
    return before ? [{ own, before }] : [];
  });
  const asked = shared.reduce((sum, { own }) => sum + own.n, 0);
  if (asked === 0 || member.arms === 0) return null;
  let [gain, variance] = [0, 0];
  for (const { own, before } of shared) {
    const share = own.n / asked;
    gain += share * (own.rate - before.rate);
    variance += share ** 2 * (varianceOf(own) + varianceOf(before));
  }
  const spread = Z95 * Math.sqrt(variance);
  const points = (value: number): number => Number((100 * Math.min(1, Math.max(-1, value))).toFixed(1));
  return { points: points(gain), lower: points(gain - spread), upper: points(gain + spread) };
}

/** As if one more prompt had gone each way, so that a few equal outcomes are not taken for certainty. */
function varianceOf({ n, rate }: Passes): number {
  const share = (rate * n + 1) / (n + 2);
  return (share * (1 - share)) / (n + 2);
}

/** At least as good in every shared category with no more changes, and better in one or with fewer changes. */
function beats(one: Pick<Member, "arms" | "passes">, other: Pick<Member, "arms" | "passes">): boolean {
  const common = Object.keys(other.passes);
  if (!common.every((category) => one.passes[category])) return false;
  const ahead = common.map((category) => (one.passes[category]?.lower ?? 0) - (other.passes[category]?.lower ?? 0));
  if (one.arms > other.arms || ahead.some((lead) => lead < 0)) return false;
  return one.arms < other.arms || ahead.some((lead) => lead > 0);
}

/** One-sided, of 95%. */
const lowerBound = (rate: number, n: number): number =>
  Number((wilson(rate * n, n, Z95_ONE_SIDED)?.low ?? 0).toFixed(3));
