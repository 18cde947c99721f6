/** After a proposal was applied: whether what campaigns proved on the agent still works. */
import { Fault, fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { Retested } from "../../redteam/port.ts";
import { currentConfiguration } from "./current-configuration.ts";
import type { ProposalNeeds } from "./dependencies.ts";
import type { ProposalRow } from "./proposal-row.ts";
import { recordProposalAudit } from "./review.ts";
import { getProposal, readSettings } from "./store.ts";

type ReattackNeeds = Pick<ProposalNeeds, "agents" | "redteam">;

const APPLIED: readonly ProposalRow["status"][] = ["applied", "monitoring", "verified", "alarmed"];
const AHEAD: readonly ProposalRow["status"][] = ["pending", "approved"];
const NOTHING_PROVEN = "No campaign has proven an attack on this agent.";
const CHANGED = "The agent no longer has the applied configuration.";

/** Why the attacks can't be asked again for this proposal; null if they can. */
async function refusalFor({ agents }: ReattackNeeds, act: Act, proposal: ProposalRow): Promise<string | null> {
  if (!APPLIED.includes(proposal.status)) return "The proposal is not applied.";
  const { etag } = await currentConfiguration(agents, act, proposal.agent_id);
  return etag === proposal.candidate_etag ? null : CHANGED;
}

export async function readReattack(needs: ReattackNeeds, act: Act, id: string) {
  const proposal = await getProposal(act, id);
  const refusal = await refusalFor(needs, act, proposal);
  // Before it is applied, people see what asking again would take.
  const isOpen = refusal === null || AHEAD.includes(proposal.status);
  const offered = isOpen ? await needs.redteam.retestable(act, proposal.agent_id).catch(whyNot) : null;
  const result =
    proposal.applied_at === null
      ? null
      : await needs.redteam.retestSince(act, { agentId: proposal.agent_id, since: proposal.applied_at });
  const found = offered !== null && typeof offered !== "string" ? offered : null;
  const nothing = found?.attacks === 0 ? "Nothing that a campaign proved can be asked again." : null;
  return {
    proposal_id: id,
    is_automatic: (await readSettings(act)).reattack_after_apply,
    can_start: refusal ?? (typeof offered === "string" ? offered : found ? nothing : NOTHING_PROVEN),
    source: found && {
      ...{ campaign_id: found.campaignId, name: found.name, attacks: found.attacks, warnings: found.warnings },
      ...{ requests: bounds(found.requests), seconds: bounds(found.seconds), cost: found.cost && bounds(found.cost) },
    },
    result: result && { ...presentResult(result), words: wordsOf(result) },
  };
}

const bounds = ({ low, high }: { low: number; high: number }) => ({ low, high });

/** Campaigns may be switched off, or the agent may no longer be one to attack. */
const whyNot = (error: unknown): string => {
  if (error instanceof Fault) return error.voices.public ?? "This agent can't be attacked now.";
  throw error;
};

const presentResult = ({ campaignId, status, isRunning, attacks, held, works, open }: Retested) => ({
  ...{ campaign_id: campaignId, status, is_running: isRunning, attacks, held, works, not_told: open },
});

/** "3 of 4 findings no longer work": only of those that could be told. */
function wordsOf({ isRunning, attacks, held, works, open }: Retested): string {
  const told = held + works;
  if (told === 0) return isRunning ? "The attacks are being asked again." : "No attack could be assessed.";
  const sentence = told === 1 ? oneTold(held) : `${held} of ${told} findings no longer work.`;
  const rest = isRunning ? ` ${attacks - told - open} are still to be asked.` : "";
  return `${sentence}${rest}${open > 0 ? ` ${open} could not be told.` : ""}`;
}

const oneTold = (held: number): string => (held === 1 ? "1 finding no longer works." : "1 finding still works.");

export async function startReattack(needs: ReattackNeeds, act: Act, id: string) {
  const proposal = await getProposal(act, id, "for update");
  const refusal = await refusalFor(needs, act, proposal);
  if (refusal) throw fault("PROPOSAL_STATE", { public: refusal });
  const running = await needs.redteam.retestSince(act, {
    agentId: proposal.agent_id,
    since: proposal.applied_at ?? 0,
  });
  if (running?.isRunning) throw fault("PROPOSAL_STATE", { public: "The attacks are being asked again already." });
  await start(needs, act, proposal);
  return readReattack(needs, act, id);
}

async function start({ redteam }: ReattackNeeds, act: Act, proposal: ProposalRow): Promise<void> {
  const found = await redteam.retestable(act, proposal.agent_id);
  if (!found) throw fault("PROPOSAL_STATE", { public: NOTHING_PROVEN });
  const campaign = await redteam.retest(act, found.campaignId);
  await recordProposalAudit(act, proposal, "reattacked", { campaign_id: campaign });
}

/** Where the team has switched it on. What keeps the attacks from being asked does not keep the change from being applied. */
export async function reattackAfterApply(needs: ReattackNeeds, act: Act, proposal: ProposalRow): Promise<void> {
  try {
    await start(needs, act, proposal);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    await recordProposalAudit(act, proposal, "reattack_refused", { reason: error.code });
  }
}
