/** The human gate: who may say yes or no to a change, and to which. There is no way around it. */
import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { ProposalNeeds } from "./needs.ts";
import type { ProposalRow } from "./row.ts";
import { readSettings } from "./settings.ts";
import { driftFrom, type ShownStatus, type Standing, shownStatus, standingOf } from "./standing.ts";
import { getProposal, writeProposal } from "./store.ts";

export interface Gate {
  readonly proposal: ProposalRow;
  readonly standing: Standing;
}

/** The proposal, locked, if it is in one of these states now. A stale one is refused with what drifted. */
export async function gate(
  agents: AgentsPort,
  act: Act,
  { id, states }: { id: string; states: readonly ShownStatus[] },
): Promise<Gate> {
  const proposal = await getProposal(act, id, "for update");
  const standing = await standingOf(agents, act, proposal.agent_id);
  const status = shownStatus(act, proposal, standing.etag);
  if (states.includes(status)) return { proposal, standing };
  if (status === "stale") {
    const version = { genomeId: proposal.genome_id, number: proposal.base_version };
    throw fault("PROPOSAL_STALE", { members: { drift: await driftFrom(act, version, standing.genes) } });
  }
  throw fault("PROPOSAL_STATE", {
    public: `The proposal is ${status}; this needs one that is ${states.join(" or ")}.`,
  });
}

export async function approveProposal(
  { agents }: ProposalNeeds,
  act: Act,
  { id, notes }: { id: string; notes: string | null },
): Promise<ProposalRow> {
  const reviewer = act.who.userId;
  const { proposal } = await gate(agents, act, { id, states: ["pending"] });
  if ((await readSettings(act)).four_eyes && proposal.triggered_by === reviewer) throw fault("PROPOSAL_OWN");
  if (proposal.mutations.some(({ weakening }) => weakening) && !act.who.powers.has("team:manage")) {
    throw fault("NOT_ALLOWED", { public: "A change that weakens a protection takes somebody who manages the team." });
  }
  await audited(act, proposal, "approved");
  return writeProposal(act, id, {
    ...{ status: "approved", reviewed_by: reviewer, reviewed_at: actSeconds(act), reviewer_notes: notes },
  });
}

export async function rejectProposal(
  { agents }: ProposalNeeds,
  act: Act,
  { id, notes, reason }: { id: string; notes: string | null; reason: string },
): Promise<ProposalRow> {
  const reviewer = act.who.userId;
  const { proposal } = await gate(agents, act, { id, states: ["pending", "approved", "stale"] });
  await audited(act, proposal, "rejected", { reason_code: reason });
  return writeProposal(act, id, {
    ...{ status: "rejected", reviewed_by: reviewer, reviewed_at: actSeconds(act), reviewer_notes: notes },
    reason_code: reason,
  });
}

export function audited(act: Act, proposal: ProposalRow, verb: string, details: object = {}): Promise<void> {
  return recordAudit(act, {
    action: `proposal.${verb}`,
    target: { kind: "proposal", id: proposal.id },
    beforeHash: proposal.base_etag,
    afterHash: proposal.candidate_etag,
    details: { agent_id: proposal.agent_id, ...details },
  });
}
