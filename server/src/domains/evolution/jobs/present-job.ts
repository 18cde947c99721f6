import type { AgentNamed } from "../../agents/port.ts";
import type { OwnTraffic, PortPrompt } from "../../evaluation/port.ts";
import { inPoints } from "../plan/in-points.ts";
import type { EvolutionJob } from "./shapes.ts";
import { isTraffic, type JobRow } from "./store/job-row.ts";

/** A job as responses show it. */
export function presentJob(job: AgentNamed<JobRow>): EvolutionJob {
  const { id, status, agent_id, agent_name, team_id } = job;
  return {
    evolution_id: id,
    status,
    agent_id,
    agent_name,
    team_id,
    extra: {
      kind: job.kind,
      stage: job.stage,
      status_message: job.status_message,
      finish_reason: job.finish_reason,
      strategy: job.strategy,
      seed: job.seed,
      genome_id: job.genome_id,
      genome_version: job.base_version,
      proposal_id: job.proposal_id,
      created_by: job.created_by,
      created_at: job.created_at,
      started_at: job.started_at,
      completed_at: job.completed_at,
      progress: {
        budget: job.budget,
        planned: job.planned,
        observed: job.observed,
        unassessed: job.unassessed,
        errors: job.errors,
        share: Number(Math.min(1, job.observed / Math.max(1, job.budget)).toFixed(4)),
      },
      cost: {
        requests: job.requests,
        tokens: job.tokens,
        proposer: { requests: job.proposer_requests, tokens: job.proposer_tokens },
      },
      warnings: job.notes,
      settings: withoutAttacks(job.settings),
      decision_attempt: job.attempt,
      decision: job.decision,
      result: resultOf(job),
      continues: job.continues_id,
      kept: keptFigures(job),
      ...(job.kind === "monitor"
        ? { watch: job.watch, next_round_at: job.status === "running" ? job.wake_at : null }
        : {}),
      manifest: job.manifest,
    },
  };
}

/** The decided figures, in points; null before a decision, and for decisions of releases that had other figures. */
function resultOf({ decision }: JobRow) {
  if (!decision?.interval || decision.gain === undefined) return null;
  const { pairs, gained, lost } = decision.estimate;
  return {
    ...{ outcome: decision.verdict.outcome, points: inPoints(decision.gain), pairs, better: gained, worse: lost },
    ...{ lower: inPoints(decision.interval.lower), upper: inPoints(decision.interval.upper) },
    // Decisions of earlier releases don't say.
    level: Number((decision.levels?.whole ?? 0.95).toFixed(4)),
  };
}

/** Of a gain that was seen and not settled; null for jobs of releases that kept no candidate. */
function keptFigures({ kept, decision }: JobRow) {
  if (!kept || !decision) return null;
  const { pairs, gained, lost } = decision.estimate;
  const { morePairs } = decision;
  return { pairs, better: gained, worse: lost, more_questions: morePairs === null ? null : 2 * morePairs };
}

/** Attacks hold planted secrets and would make every answer long. Their number says enough. */
const withoutAttacks = ({ attacks, objective, ...settings }: JobRow["settings"]) => ({
  ...settings,
  ...(objective && { objective: isTraffic(objective) ? withoutTraffic(objective) : objective }),
  ...(attacks && { attacks: attacks.length, weaknesses: weaknessesOf(attacks) }),
});

const withoutTraffic = ({ traffic, ...objective }: OwnTraffic) => ({ ...objective, labeled_requests: traffic.length });

/** How many weaknesses the attacks come from: each is asked several times, with other secrets. */
export const weaknessesOf = (attacks: readonly PortPrompt[]): number =>
  new Set(attacks.filter(({ isBenign }) => !isBenign).map(({ probe }) => probe)).size;
