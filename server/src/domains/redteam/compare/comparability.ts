import type { CampaignRow } from "../campaigns/store/campaign-row.ts";

/** What has to be known of a campaign before it is compared. */
export type ComparedCampaign = Pick<CampaignRow, "tool" | "status" | "library" | "settings" | "seed" | "retest_of">;

/**
 * Why two campaigns can't be compared, as one sentence; null where they can. How often goals break depends on how hard they are
 * attacked, so the attacks have to be the same.
 */
export function incomparable(one: ComparedCampaign, other: ComparedCampaign): string | null {
  const both = [one, other];
  if (both.some(({ tool }) => tool !== "native")) return "An imported campaign has another tool's verdicts.";
  if (both.some(({ retest_of }) => retest_of !== null))
    return "A retest asks only what worked before, so its rate says nothing about all goals.";
  if (both.some(({ status }) => status !== "completed")) return "Both campaigns have to be completed.";
  if (one.library !== other.library)
    return `The campaigns used different versions of the attack library: ${one.library} and ${other.library}.`;
  const difference = differing.find(([, read]) => read(one.settings) !== read(other.settings));
  if (!difference) return null;
  const [what, read] = difference;
  return `The campaigns attacked with different ${what}: ${read(one.settings)} and ${read(other.settings)}.`;
}

type Settings = CampaignRow["settings"];

const sorted = (values: readonly string[]): string => values.toSorted().join(", ");
const caps = ({ requests, tokens, costMicros }: Settings["caps"]): string => `${requests}, ${tokens}, ${costMicros}`;

const differing: readonly (readonly [string, (settings: Settings) => string])[] = [
  ["budgets (queries a goal)", ({ queriesPerGoal }) => String(queriesPerGoal)],
  ["caps (requests, tokens, cost)", (settings) => caps(settings.caps)],
  ["strategies", ({ strategies }) => sorted(strategies)],
  ["ways in", ({ ways }) => sorted(ways)],
  ["rules of confirmation", ({ confirm: { k, n } }) => `${k} of ${n}`],
  ["attacker models", ({ attackerAgentId }) => attackerAgentId ?? "none"],
];
