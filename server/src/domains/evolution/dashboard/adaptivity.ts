import type { Act } from "../../../platform/act.ts";
import { countProposals } from "../proposals/store.ts";
import { trend } from "./trend.ts";

const PERIOD = 30 * 86_400;

/** How many proposals were made, decided on and applied. */
export async function adaptivity(act: Act, now: number) {
  const counts = await countProposals(act, { now, period: PERIOD });
  const { proposed = 0, merged = 0, approved = 0, decided = 0, lately = 0, before = 0 } = counts ?? {};
  return {
    acceptance_rate: decided === 0 ? null : approved / decided,
    proposed,
    merged,
    trend_pct: trend(lately, before === 0 ? null : before),
  };
}
