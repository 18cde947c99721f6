import type { Act } from "../../platform/act.ts";
import type { AgentsPort } from "../agents/port.ts";
import { findAgentGenome } from "./genomes/store.ts";
import { type JobRow, presentJob } from "./jobs/row.ts";
import type { ProposalRow } from "./proposals/row.ts";
import { type ShownStatus, shownStatus, standingOf } from "./proposals/standing.ts";
import { proposalsOf } from "./proposals/store.ts";

interface Shown {
  readonly row: ProposalRow;
  readonly status: ShownStatus;
}

const OPEN: readonly ShownStatus[] = ["evaluating", "pending", "stale", "approved", "monitoring", "alarmed"];

/** How the agent's evolution stands: what it has, what runs, what waits for whom, what was decided last, and what is next. */
export async function readStatus(agents: AgentsPort, act: Act, agentId: string) {
  const genome = await findAgentGenome(act, agentId);
  const [total] = await act.tx.query<{ genomes: number }>(
    "select count(*) as genomes from genomes where team_id = $1 and agent_id = $2 and deleted_at is null",
    [act.who.teamId, agentId],
  );
  const jobs = await act.tx.query<JobRow>(
    `select * from evolution_jobs where team_id = $1 and agent_id = $2
     order by (status in ('running', 'paused')) desc, created_at desc, id desc limit 1`,
    [act.who.teamId, agentId],
  );
  // A service beside the console is asked about agents that the console has looked up; here it may be gone by now.
  const etag = await standingOf(agents, act, agentId).then(
    (standing) => standing.etag,
    () => null,
  );
  const rows = await proposalsOf(act, agentId);
  const shown = rows.map((row) => ({ row, status: shownStatus(act, row, etag) }));
  const [job] = jobs;
  const running = job && (job.status === "running" || job.status === "paused") ? job : null;
  const open = shown.filter(({ status }) => OPEN.includes(status));
  return {
    agent_id: agentId,
    status: running?.status ?? "idle",
    genome: genome && {
      ...{ id: genome.id, version: (await versionWith(act, genome.id, etag)) ?? genome.latest },
      ...{ latest_version: genome.latest, created_at: genome.created_at },
    },
    genomes: total?.genomes ?? 0,
    job: running && presentJob(running),
    proposals: open.map(inShort),
    last_decision: lastDecision(shown),
    last_job: job && !running ? { evolution_id: job.id, kind: job.kind, finish_reason: job.finish_reason } : null,
    next_step: nextStep({ hasGenome: genome !== null, running, open, last: job }),
  };
}

/** The version that the agent is configured as, if one was read. */
async function versionWith(act: Act, genomeId: string, etag: string | null): Promise<number | null> {
  const [row] = await act.tx.query<{ version: number }>(
    `select version from genome_versions where genome_id = $1 and config_etag = $2 and team_id = $3
     order by version desc limit 1`,
    [genomeId, etag, act.who.teamId],
  );
  return row?.version ?? null;
}

function inShort({ row, status }: Shown) {
  const { id, trigger_summary, mutations, evidence, created_at, expires_at } = row;
  return {
    ...{ id, status, trigger_summary, mutations: mutations.length, created_at, expires_at },
    evidence: evidence && { n: evidence.n, estimate: evidence.estimate, lower: evidence.lower, upper: evidence.upper },
  };
}

function lastDecision(shown: readonly Shown[]) {
  const decided = shown.filter(({ row }) => row.reviewed_at !== null);
  const [last] = decided.sort((a, b) => (b.row.reviewed_at ?? 0) - (a.row.reviewed_at ?? 0));
  if (!last) return null;
  const { id, reviewed_at, reviewed_by, reviewer_notes, reason_code } = last.row;
  return { proposal_id: id, status: last.status, reviewed_at, reviewed_by, reviewer_notes, reason_code };
}

interface Situation {
  readonly hasGenome: boolean;
  readonly running: JobRow | null;
  readonly open: readonly Shown[];
  readonly last: JobRow | undefined;
}

const STEPS: Readonly<Partial<Record<ShownStatus, string>>> = {
  alarmed:
    "The agent answers worse since a proposal was applied. Take it back: POST /v1/proposals/{proposal_id}/rollback.",
  approved: "A proposal is approved. Apply it: POST /v1/proposals/{proposal_id}/apply.",
  pending: "A proposal waits for a person: read its evidence, then approve or reject it.",
  stale: "A proposal was measured on an earlier configuration. Move it: POST /v1/proposals/{proposal_id}/rebase.",
  evaluating: "A proposal is being measured again.",
  monitoring: "A proposal was applied and is being watched.",
};

function nextStep({ hasGenome, running, open, last }: Situation): string {
  const found = Object.entries(STEPS).find(([status]) => open.some((proposal) => proposal.status === status));
  if (found?.[1]) return found[1];
  if (running?.status === "paused")
    return `The evolution is paused: ${running.status_message ?? "resume or cancel it."}`;
  if (running) return "An evolution is running. It proposes a change, or says honestly that it found none.";
  if (last) return "Nothing is running. Trigger another evolution with POST /v1/agents/{agent_id}/evolutions.";
  return hasGenome
    ? "The agent has a genome. Nothing is running. Trigger an evolution with POST /v1/agents/{agent_id}/evolutions."
    : "Trigger an evolution with POST /v1/agents/{agent_id}/evolutions, or seed a genome with POST /v1/genomes/.";
}
