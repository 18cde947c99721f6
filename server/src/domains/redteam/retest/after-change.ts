/** After a change of an agent: what its newest campaign proved, asked again. */
import type { Act } from "../../../platform/act.ts";
import { hasEnded, jobStatuses } from "../../../platform/work/status.ts";
import type { CreateNeeds } from "../campaigns/create.ts";
import type { PreflightNeeds, Range } from "../campaigns/preflight.ts";
import { newestProving, newestRetest } from "../campaigns/store/retests.ts";
import { preflightRetest } from "./estimate.ts";
import { startRetest } from "./start-retest.ts";

export type AfterChangeNeeds = CreateNeeds & PreflightNeeds;

export interface Retestable {
  readonly campaignId: string;
  readonly name: string;
  /** Attacks that can be asked again, one for each finding. */
  readonly attacks: number;
  readonly requests: Range;
  readonly seconds: Range;
  /** Null without a price. */
  readonly cost: Range | null;
  /** Why it would not start, or what to expect. */
  readonly warnings: readonly string[];
}

export interface Retested {
  readonly campaignId: string;
  readonly status: string;
  readonly isRunning: boolean;
  readonly attacks: number;
  /** No longer worked. */
  readonly held: number;
  /** Worked again, confirmed or at least once. */
  readonly works: number;
  /** Asked, and not to be told; those that are still to be asked are in no count. */
  readonly open: number;
}

export async function retestable(needs: AfterChangeNeeds, act: Act, agentId: string): Promise<Retestable | null> {
  const campaign = await newestProving(act, agentId);
  if (!campaign) return null;
  const { id: campaignId, name } = campaign;
  const { goals, requests, seconds, cost, warnings } = await preflightRetest(needs, act, { campaignId, body: {} });
  return { campaignId, name, attacks: goals, requests, seconds, cost, warnings };
}

export async function startRetestOf(needs: AfterChangeNeeds, act: Act, campaignId: string): Promise<string> {
  return (await startRetest(needs, act, { campaignId, body: {} })).id;
}

export async function retestSince(
  act: Act,
  of: { readonly agentId: string; readonly since: number },
): Promise<Retested | null> {
  const found = await newestRetest(act, of);
  if (!found) return null;
  const { id, status, attacks, held, works, open } = found;
  const isRunning = !jobStatuses.some((one) => one === status && hasEnded(one));
  return { campaignId: id, status, isRunning, attacks, held, works, open };
}
