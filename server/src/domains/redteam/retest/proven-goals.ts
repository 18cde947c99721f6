import { randomInt } from "node:crypto";
import type { Act } from "../../../platform/act.ts";
import type { CampaignRow, GoalRow } from "../campaigns/store/campaign-row.ts";
import { type FirstSuccess, type NewRetestGoal, selectFirstSuccesses } from "../campaigns/store/retests.ts";
import { dedupKey } from "../found/finding-of.ts";
import { drawGoal } from "../goals/fresh.ts";
import type { AskedAgain, ProvenBefore } from "../model/asked-again.ts";
import type { AttackForm } from "../model/attack-form.ts";
import { type ProvenGoal, selectProven } from "../packs/proven-attacks.ts";

/** Campaigns and packs draw from the first on, and never so many. */
const [FIRST_DRAW, LAST_DRAW] = [1_000_000, 2 ** 31];

/** What a campaign of the console proved, one attack for each finding, to be asked again with secrets that were never used. */
export async function provenGoals(
  act: Act,
  campaign: CampaignRow,
  places: readonly number[] | null,
): Promise<NewRetestGoal[]> {
  const { attacks, leftOut } = await selectProven(act, campaign, places);
  const found = await selectFirstSuccesses(act, campaign.id);
  const firsts = new Map(found.map((one) => [one.place, one]));
  return [
    ...attacks.map((one) => goalOf(one, campaign, firsts.get(one.row.place))),
    ...leftOut.map(({ row, reason }) => ({ ...planOf(row), goal: row.goal, retest: null, reason })),
  ].sort((one, other) => one.place - other.place);
}

const planOf = ({ place, key, category, family, severity }: GoalRow) => ({ place, key, category, family, severity });

function goalOf(
  { row, planned, form }: ProvenGoal,
  { seed }: CampaignRow,
  first: FirstSuccess | undefined,
): NewRetestGoal {
  const { family, index } = planned;
  const drawnFrom = randomInt(FIRST_DRAW, LAST_DRAW);
  const earlier = row.retest;
  const retest: AskedAgain = {
    ...{ drawnFrom, forms: formsOf(row, form), wish: earlier?.wish ?? null, before: beforeOf(row) },
    ...{ strategy: first?.strategy ?? "retest", engine: first?.engine ?? "embedded" },
    dedupKey: earlier?.dedupKey ?? keyOf({ row, planned, form }, first),
  };
  const goal = drawGoal({ family, seed, index, from: drawnFrom }) ?? row.goal;
  return { ...planOf(row), goal: retest.wish === null ? goal : { ...goal, wish: retest.wish }, retest, reason: null };
}

/** The shortest form, and the whole attack behind it: a fix that stops the one may not stop the other. */
function formsOf({ attack }: GoalRow, shortest: AttackForm): AttackForm[] {
  const whole = attack?.whole?.form;
  return whole && attack.minimized ? [shortest, whole] : [shortest];
}

/** As the campaign before has filed it. */
function keyOf({ planned, form }: ProvenGoal, first: FirstSuccess | undefined): string {
  const { strategy = "retest", from_step: from = null, draft } = first ?? {};
  const { operators } = form;
  const said = draft ?? { wish: "", turns: [""] as const, before: [], carried: [], operators };
  return dedupKey({ planned, ids: operators, hunted: { strategy, from, draft: said } });
}

const beforeOf = ({ result, attack, first_success, finding_id, retest }: GoalRow): ProvenBefore => ({
  by: "native",
  result: result === "seen" ? "seen" : "confirmed",
  confirmed: attack?.minimized?.confirmed ?? attack?.confirmed ?? { worked: 0, of: 0 },
  generalized: attack?.generalized ?? (retest?.before.by === "native" ? retest.before.generalized : null),
  firstSuccess: first_success ?? (retest?.before.by === "native" ? retest.before.firstSuccess : null),
  findingId: finding_id,
});
