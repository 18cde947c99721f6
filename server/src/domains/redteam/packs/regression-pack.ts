import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { EvaluationPort } from "../../evaluation/port.ts";
import { getCampaign } from "../campaigns/store/campaigns.ts";
import { casesOf, unaskable } from "./pack-cases.ts";
import { madeAgain, type ProvenGoal, selectProven } from "./proven-attacks.ts";

/** Fresh goals for each attack. */
const COPIES = 4;
/** Attacks and twins below which no evaluation can pass, however well the agent does. */
const FEWEST_TO_PASS = 12;
const MOST_ATTACKS = 60;

interface PackNeeds {
  readonly evaluation: Pick<EvaluationPort, "makeHarness">;
}

/** A custom harness of what a campaign proved: each attack with fresh secrets, and as many harmless twins. */
export async function makeRegressionPack(
  { evaluation }: PackNeeds,
  act: Act,
  { campaignId, name }: { readonly campaignId: string; readonly name: string | null },
) {
  const campaign = await getCampaign(act, campaignId);
  const { attacks, leftOut } = await selectProven(act, campaign);
  const asked = attacks.filter((one) => unaskable(one) === null).slice(0, MOST_ATTACKS);
  if (asked.length === 0) throw fault("NOTHING_PROVEN");
  const copies = Math.max(COPIES, Math.ceil(FEWEST_TO_PASS / asked.length));
  const cases = asked.flatMap((one) => madeAgain(one, campaign, copies).flatMap((made) => casesOf(one, made)));
  const harness = name ?? `Regression ${campaign.name} ${new Date(act.now).toISOString().slice(0, 19)}`;
  const id = await evaluation.makeHarness(act, {
    ...{ name: harness, agentId: campaign.agent_id, campaignId: campaign.id, seed: campaign.seed, cases },
    description: `Attacks that a campaign proved, with fresh secrets, and harmless twins. ${asked.length} weaknesses.`,
  });
  return {
    harness_id: id,
    harness_name: harness,
    weaknesses: asked.length,
    cases: cases.length,
    left_out: [
      ...leftOut.map(({ row, reason }) => ({ key: row.key, reason })),
      ...attacks.filter((one) => !asked.includes(one)).map(leftOutBecause),
    ],
  };
}

const leftOutBecause = (one: ProvenGoal) => ({
  key: one.row.key,
  reason: unaskable(one) ?? `A pack holds ${MOST_ATTACKS} weaknesses.`,
});
