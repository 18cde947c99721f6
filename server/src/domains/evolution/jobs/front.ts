import type { Act } from "../../../platform/act.ts";
import { type Controlled, jobOf } from "./control-job.ts";
import type { RolloutRow } from "./row.ts";
import { rolloutsOf } from "./store.ts";

interface Member {
  readonly arms: number;
  readonly config_hash: string;
  readonly n: number;
  readonly passes: Readonly<Record<string, { readonly n: number; readonly rate: number; readonly lower: number }>>;
}

/** A configuration that was hardly asked could lead by luck alone. */
const LEAST_ASKED = 6;
const Z = 1.6449;

/** What the search saw, by configuration; of these the ones that no other beats in every category and in changes. */
export async function readFront(act: Act, wanted: Controlled) {
  const job = await jobOf(act, wanted);
  const rows = (await rolloutsOf(act, job.id)).filter(({ side, outcome }) => side === "train" && outcome !== null);
  const groups = Map.groupBy(rows, ({ config_hash }) => config_hash);
  const members = [...groups.values()].filter((group) => group.length >= LEAST_ASKED).map(memberOf);
  const items = members.filter((member) => !members.some((other) => other !== member && beats(other, member)));
  return { evolution_id: job.id, items };
}

function memberOf(group: readonly RolloutRow[]): Member {
  const first = group[0] as RolloutRow;
  const passes = [...Map.groupBy(group, ({ category }) => category)].map(([category, rows]) => {
    const rate = rows.reduce((sum, { outcome }) => sum + (outcome ?? 0), 0) / rows.length;
    return [category, { n: rows.length, rate: Number(rate.toFixed(3)), lower: wilson(rate, rows.length) }] as const;
  });
  return {
    arms: first.arms.length,
    config_hash: first.config_hash,
    n: group.length,
    passes: Object.fromEntries(passes),
  };
}

/** At least as good wherever both were asked, and better somewhere or shorter. */
function beats(one: Member, other: Member): boolean {
  const common = Object.keys(other.passes);
  if (!common.every((category) => one.passes[category])) return false;
  const ahead = common.map((category) => (one.passes[category]?.lower ?? 0) - (other.passes[category]?.lower ?? 0));
  if (one.arms > other.arms || ahead.some((lead) => lead < 0)) return false;
  return one.arms < other.arms || ahead.some((lead) => lead > 0);
}

/** Lower bound of the share, 95 % one-sided. */
function wilson(rate: number, n: number): number {
  const centre = rate + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / n + (Z * Z) / (4 * n * n));
  return Number(((centre - spread) / (1 + (Z * Z) / n)).toFixed(3));
}
