import { Fault } from "../../kernel/errors.ts";
import type { Act } from "../../platform/act.ts";
import type { AgentsPort } from "../agents/port.ts";
import { countGenomes, findAgentGenome } from "./genomes/store/genomes.ts";
import { findConfiguration } from "./genomes/store/versions.ts";
import { presentJob } from "./jobs/present-job.ts";
import type { JobRow } from "./jobs/store/job-row.ts";
import { newestJob } from "./jobs/store/jobs.ts";
import { nextStep } from "./next-step.ts";
import { type CurrentStatus, currentConfiguration, currentStatus } from "./proposals/current-configuration.ts";
import { type ProposalView, shortEvidence } from "./proposals/read-proposals.ts";
import { proposalsOf } from "./proposals/store.ts";
import { monitoringOf } from "./proposals/watches.ts";

const OPEN: readonly CurrentStatus[] = ["evaluating", "pending", "stale", "approved", "monitoring", "alarmed"];

/** The agent's evolution status: its genome, what is running, open proposals, the last decision, and the next step. */
export async function readStatus(agents: AgentsPort, act: Act, agentId: string) {
  const genome = await findAgentGenome(act, agentId);
  const genomes = await countGenomes(act, agentId);
  const job = await newestJob(act, agentId);
  const running = job && (job.status === "running" || job.status === "paused") ? job : null;
  const etag = await etagOf(agents, act, agentId);
  const shown = await proposalViews(agents, act, { agentId, etag });
  const open = shown.filter(({ status }) => OPEN.includes(status));
  const isWatching = open.some(({ watch }) => watch?.status === "running");
  return {
    agent_id: agentId,
    status: running?.status ?? (isWatching ? "watching" : "idle"),
    genome: genome && {
      ...{ id: genome.id, version: (await findConfiguration(act, genome.id, etag)) ?? genome.latest },
      ...{ latest_version: genome.latest, created_at: genome.created_at },
    },
    genomes,
    job: running && presentJob((await agents.naming(act, [running]))[0] ?? { ...running, agent_name: null }),
    proposals: open.map(proposalSummary),
    last_decision: lastDecision(shown),
    last_job: job && !running ? endedJob(job) : null,
    next_step: nextStep({ agentId, hasGenome: genome !== null, running, open, last: job }),
  };
}

/** The console checks the agent before it calls the service; by now the agent may have been deleted. */
async function etagOf(agents: AgentsPort, act: Act, agentId: string): Promise<string | null> {
  try {
    return (await currentConfiguration(agents, act, agentId)).etag;
  } catch (error) {
    if (error instanceof Fault && error.code === "AGENT_NOT_FOUND") return null;
    throw error;
  }
}

interface Asked {
  readonly agentId: string;
  readonly etag: string | null;
}

async function proposalViews(agents: AgentsPort, act: Act, { agentId, etag }: Asked): Promise<ProposalView[]> {
  const rows = await agents.naming(act, await proposalsOf(act, agentId));
  const watches = await monitoringOf(act, rows);
  return rows.map((row, at) => ({ row, status: currentStatus(act, row, etag), watch: watches[at] ?? null }));
}

function proposalSummary({ row, status, watch }: ProposalView) {
  const { id, trigger_summary, mutations, evidence, created_at, expires_at } = row;
  return {
    ...{ id, status, trigger_summary, mutations: mutations.length, created_at, expires_at },
    evidence: evidence && shortEvidence(evidence),
    watch,
  };
}

function endedJob({ id, kind, status, finish_reason, status_message, completed_at }: JobRow) {
  return { evolution_id: id, kind, status, finish_reason, message: status_message, completed_at };
}

function lastDecision(shown: readonly ProposalView[]) {
  const decided = shown.filter(({ row }) => row.reviewed_at !== null);
  const [last] = decided.sort((a, b) => (b.row.reviewed_at ?? 0) - (a.row.reviewed_at ?? 0));
  if (!last) return null;
  const { id, reviewed_at, reviewed_by, reviewer_notes, reason_code } = last.row;
  return { proposal_id: id, status: last.status, reviewed_at, reviewed_by, reviewer_notes, reason_code };
}
