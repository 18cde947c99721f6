/** Review: who may approve or reject a proposal, and which ones. No change reaches an agent without it. */
import { type Fault, fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import {
  type CurrentConfiguration,
  type CurrentStatus,
  currentConfiguration,
  currentStatus,
  driftFrom,
} from "./current-configuration.ts";
import type { ProposalNeeds } from "./dependencies.ts";
import { findingOf } from "./finding.ts";
import type { ProposalRow } from "./proposal-row.ts";
import type { EvolutionSettings } from "./shapes.ts";
import { getProposal, readSettings, writeProposal, writeSettings } from "./store.ts";

export interface Gate {
  readonly proposal: ProposalRow;
  readonly current: CurrentConfiguration;
}

/** The proposal, locked, if it is in one of these states now. A stale one is refused with its drift. */
export async function gate(
  agents: AgentsPort,
  act: Act,
  { id, states }: { id: string; states: readonly CurrentStatus[] },
): Promise<Gate> {
  const proposal = await getProposal(act, id, "for update");
  const current = await currentConfiguration(agents, act, proposal.agent_id);
  const status = currentStatus(act, proposal, current.etag);
  if (states.includes(status)) return { proposal, current };
  if (status === "stale") throw await staleOf(act, proposal, current);
  throw fault("PROPOSAL_STATE", {
    public: `The proposal is ${status}. This action requires ${states.join(" or ")}.`,
  });
}

async function staleOf(act: Act, proposal: ProposalRow, { genes }: CurrentConfiguration): Promise<Fault> {
  const version = { genomeId: proposal.genome_id, number: proposal.base_version };
  return fault("PROPOSAL_STALE", { members: { drift: await driftFrom(act, version, genes) } });
}

export async function approveProposal(
  { agents }: ProposalNeeds,
  act: Act,
  { id, notes, unprovenReason }: { id: string; notes: string | null; unprovenReason: string | null },
): Promise<ProposalRow> {
  const reviewer = act.who.userId;
  const { proposal, current } = await gate(agents, act, { id, states: ["pending", "inconclusive"] });
  if (!proposal.evidence)
    throw fault("PROPOSAL_STATE", { public: "The proposal was not tested, so it cannot be approved." });
  // The gate checks for drift only if a proposal is open; an inconclusive one must match the agent, too.
  if (current.etag !== proposal.base_etag) throw await staleOf(act, proposal, current);
  const finding = findingOf(proposal);
  const reason = unprovenReason?.trim() || null;
  if (!finding.confirmed && !reason) throw fault("PROPOSAL_UNPROVEN", { members: { finding } });
  if ((await readSettings(act)).four_eyes && proposal.triggered_by === reviewer) throw fault("PROPOSAL_OWN");
  if (proposal.mutations.some(({ weakening }) => weakening) && !act.who.powers.has("team:manage")) {
    throw fault("NOT_ALLOWED", { public: "Only owners and admins can approve a change that weakens a protection." });
  }
  const unproven = finding.confirmed ? {} : { unproven: true, reason, finding: finding.words };
  await recordProposalAudit(act, proposal, "approved", unproven);
  return writeProposal(act, id, {
    ...{ status: "approved", reviewed_by: reviewer, reviewed_at: actSeconds(act) },
    ...(finding.confirmed
      ? { reviewer_notes: notes }
      : { reviewer_notes: [reason, notes].filter(Boolean).join("\n"), reason_code: "unproven" }),
  });
}

export async function rejectProposal(
  { agents }: ProposalNeeds,
  act: Act,
  { id, notes, reason }: { id: string; notes: string | null; reason: string },
): Promise<ProposalRow> {
  const reviewer = act.who.userId;
  const { proposal } = await gate(agents, act, { id, states: ["pending", "inconclusive", "approved", "stale"] });
  await recordProposalAudit(act, proposal, "rejected", { reason_code: reason });
  return writeProposal(act, id, {
    ...{ status: "rejected", reviewed_by: reviewer, reviewed_at: actSeconds(act), reviewer_notes: notes },
    reason_code: reason,
  });
}

export function recordProposalAudit(
  act: Act,
  proposal: ProposalRow,
  verb: string,
  details: object = {},
): Promise<void> {
  return recordAudit(act, {
    action: `proposal.${verb}`,
    target: { kind: "proposal", id: proposal.id },
    beforeHash: proposal.base_etag,
    afterHash: proposal.candidate_etag,
    details: { agent_id: proposal.agent_id, ...details },
  });
}

/** What is not named stays as it is. */
export async function changeSettings(act: Act, wanted: EvolutionSettings): Promise<Required<EvolutionSettings>> {
  const { four_eyes, reattack_after_apply = (await readSettings(act)).reattack_after_apply } = wanted;
  const settings = { four_eyes, reattack_after_apply };
  await writeSettings(act, settings);
  await recordAudit(act, { action: "evolution.settings_changed", details: { ...settings } });
  return settings;
}
