import type { Api, CampaignStatusResponse as Campaign, CampaignGoal } from "@agent-console/sdk";
import type { Call } from "../../command/call.ts";
import { Ended, type Ending } from "../../endings/exit-codes.ts";
import { visible } from "../../output/visible.ts";
import type { AttackDecision } from "./decide-attack.ts";
import { campaignProgressOn, followCampaign } from "./follow-campaign.ts";

type WatchCall = Pick<Call<Record<string, never>>, "client" | "signal" | "terminal" | "json">;

interface Watched {
  readonly id: string;
  readonly timeoutMs: number;
  readonly decide: (goals: readonly CampaignGoal[]) => AttackDecision<CampaignGoal>;
}

/** Waits for the end of a campaign that the command has started, and exits by what was found. */
export async function watchCampaign(call: WatchCall, { id, timeoutMs, decide }: Watched): Promise<Ending> {
  const { client, signal, terminal } = call;
  terminal.err.write(`Campaign ${id}\n`);
  try {
    const tell = campaignProgressOn(terminal.err);
    const campaign = await followCampaign({ client, id, deadline: Date.now() + timeoutMs, signal, tell });
    const { goals } = await client.redteam.listGoals({ campaign_id: id }, { signal });
    const decision = decide(goals);
    terminal.out.write(call.json ? asJson(campaign, decision) : inWords(campaign, decision));
    return decision.ending;
  } catch (error) {
    // No one waits for it any longer, and it would keep attacking.
    if (signal.aborted || isTimeout(error)) await cancel(client, id, terminal);
    throw error;
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Ended && error.message.endsWith("timed out.");

async function cancel(client: Api, campaign_id: string, { err }: WatchCall["terminal"]): Promise<void> {
  await client.redteam.cancelCampaign({ campaign_id }).then(
    () => err.write("The campaign was canceled.\n"),
    () => {},
  );
}

function inWords({ campaign_id: id, details }: Campaign, { headline, failing }: AttackDecision<CampaignGoal>): string {
  const lines = failing.map((goal) => {
    const again = goal.confirmed ? `, worked again ${goal.confirmed.worked} of ${goal.confirmed.of} times` : "";
    return `${goal.severity}: ${visible(goal.title)} (goal ${goal.place})${again}`;
  });
  const { requests } = details.spent;
  return [`${headline}.`, ...lines.map((line) => `  ${line}`), `  Campaign ${id}, ${requests} requests`, ""].join("\n");
}

function asJson(
  { campaign_id, details }: Campaign,
  { ending, headline, failing }: AttackDecision<CampaignGoal>,
): string {
  const { progress, spent, seed } = details;
  return `${JSON.stringify({ result: ending, headline, campaign_id, seed, progress, spent, failing })}\n`;
}
