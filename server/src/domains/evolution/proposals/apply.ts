/** The only place where a proposal changes an agent: all of it or nothing, and only on the configuration it was tested on. */
import { Fault, fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { AgentChange } from "../../agents/port.ts";
import type { Gene } from "../genomes/genes/gene.ts";
import { renderUpdate } from "../genomes/genes/render.ts";
import { getGenome } from "../genomes/store/genomes.ts";
import { addVersion, getVersion } from "../genomes/store/versions.ts";
import { ENGINE } from "../jobs/prepare.ts";
import { seedAfter } from "../jobs/seed-after.ts";
import { isTraffic } from "../jobs/store/job-row.ts";
import { cancelMonitoring, getJob, insertJob } from "../jobs/store/jobs.ts";
import { WATCH_ROLLOUTS } from "../plan/watch.ts";
import { type CurrentConfiguration, currentConfiguration, driftFrom } from "./current-configuration.ts";
import type { ProposalNeeds } from "./dependencies.ts";
import type { ProposalRow } from "./proposal-row.ts";
import { reattackAfterApply } from "./reattack.ts";
import { gate, recordProposalAudit } from "./review.ts";
import { readSettings, writeProposal } from "./store.ts";

/** Only the fields that differ: a proposal does not touch the others. */
function changeOf(from: readonly Gene[], to: readonly Gene[]): AgentChange["body"] {
  const before = renderUpdate(from);
  const entries = Object.entries(renderUpdate(to)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(entries) as AgentChange["body"];
}

async function genesOf(act: Act, proposal: ProposalRow, version: number): Promise<readonly Gene[]> {
  return (await getVersion(act, await getGenome(act, proposal.genome_id), version)).version.genes;
}

interface Swap {
  readonly proposal: ProposalRow;
  /** The agent's configuration as it was read. */
  readonly current: CurrentConfiguration;
  /** The version that the agent must have now, and the genes to replace it with. */
  readonly from: number;
  readonly to: readonly Gene[];
}

/** If the configuration changes between read and write, the proposal is stale. If only other fields change, the write is retried. */
async function swap({ agents }: ProposalNeeds, act: Act, { proposal, current, from, to }: Swap): Promise<void> {
  let latest = current;
  for (let tries = 3; ; tries--) {
    try {
      const body = changeOf(latest.genes, to);
      return await agents.update(act, proposal.agent_id, { body, revision: latest.revision });
    } catch (error) {
      if (tries === 0 || !(error instanceof Fault && error.code === "PRECONDITION_FAILED")) throw error;
    }
    latest = await currentConfiguration(agents, act, proposal.agent_id);
    if (latest.etag !== current.etag) throw await staleAgainst(act, { proposal, from, now: latest.genes });
  }
}

async function staleAgainst(
  act: Act,
  { proposal, from, now }: { proposal: ProposalRow; from: number; now: readonly Gene[] },
): Promise<Fault> {
  const drift = await driftFrom(act, { genomeId: proposal.genome_id, number: from }, now);
  const words = "The agent was changed after the proposal was applied. A rollback would undo those changes too.";
  return fault("PROPOSAL_STALE", {
    ...(from === proposal.candidate_version ? { public: words } : {}),
    members: { drift },
  });
}

export async function applyProposal(needs: ProposalNeeds, act: Act, id: string): Promise<ProposalRow> {
  const who = act.who.userId;
  const { proposal, current } = await gate(needs.agents, act, { id, states: ["approved"] });
  const to = await genesOf(act, proposal, proposal.candidate_version);
  await swap(needs, act, { proposal, current, from: proposal.base_version, to });
  const { etag } = await currentConfiguration(needs.agents, act, proposal.agent_id);
  if (etag !== proposal.candidate_etag)
    throw new Error("the agent does not read back as the proposal that was applied");
  const earlier = await getJob(act, proposal.job_id);
  // What was learned from production adapts the agent to it.
  await needs.agents.happened(
    ...([act, proposal.agent_id] as const),
    isTraffic(earlier.settings.objective) ? "telemetry_proposal_applied" : "proposal_applied",
  );
  const evaluation_id = await needs.evaluation.begin(act, proposal.agent_id);
  const monitor = await insertJob(act, {
    ...{ agentId: proposal.agent_id, kind: "monitor", strategy: "scc", proposalId: id, genomeId: proposal.genome_id },
    ...{ baseVersion: proposal.base_version, candidateVersion: proposal.candidate_version },
    ...{ seed: seedAfter(earlier, proposal.candidate_version), budget: WATCH_ROLLOUTS },
    settings: {
      targets: [],
      mostProbes: null,
      concurrency: 4,
      leastGain: 0,
      rules: earlier.settings.rules ?? [],
      ...(earlier.settings.attacks ? { attacks: earlier.settings.attacks } : {}),
      ...(earlier.settings.objective && !isTraffic(earlier.settings.objective)
        ? { objective: earlier.settings.objective }
        : {}),
    },
  });
  await recordProposalAudit(act, proposal, "applied", { version: proposal.candidate_version, engine: ENGINE });
  await needs.agents.announce(act, proposal.agent_id, {
    type: "proposal.applied",
    severity: "info",
    title: (name) => `A proposal was applied to ${name}`,
    text: "The agent is evaluated now and watched for a week.",
    path: `/evolution/proposals/${id}`,
    facts: { proposal_id: id, evaluation_id, version: proposal.candidate_version },
  });
  const applied = await writeProposal(act, id, {
    ...{ status: "monitoring", applied_by: who, applied_at: actSeconds(act), evaluation_id },
    ...{ resulting_version: proposal.candidate_version, ...(monitor ? { monitor_id: monitor.id } : {}) },
  });
  if ((await readSettings(act)).reattack_after_apply) await reattackAfterApply(needs, act, applied);
  return applied;
}

/** Restores the earlier configuration as a new version, so that no history is lost. */
export async function rollBackProposal(needs: ProposalNeeds, act: Act, id: string): Promise<ProposalRow> {
  const who = act.who.userId;
  const { proposal, current } = await gate(needs.agents, act, {
    id,
    states: ["applied", "monitoring", "verified", "alarmed"],
  });
  const from = proposal.candidate_version;
  if (current.etag !== proposal.candidate_etag) throw await staleAgainst(act, { proposal, from, now: current.genes });
  const base = await genesOf(act, proposal, proposal.base_version);
  await swap(needs, act, { proposal, current, from, to: base });
  const version = await addVersion(act, {
    genomeId: proposal.genome_id,
    genes: base,
    parents: [
      { genome_id: proposal.genome_id, version: proposal.base_version, role: "rollback_to" },
      { genome_id: proposal.genome_id, version: proposal.candidate_version, role: "mutation" },
    ],
    note: `Rolls back proposal ${id}.`,
  });
  await cancelMonitoring(act, id);
  await recordProposalAudit(act, proposal, "rolled_back", { version: version.version });
  return writeProposal(act, id, {
    ...{ status: "rolled_back", rolled_back_by: who, rolled_back_at: actSeconds(act) },
    resulting_version: version.version,
  });
}
