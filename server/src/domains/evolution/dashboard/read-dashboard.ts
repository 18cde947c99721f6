import { type Act, actSeconds } from "../../../platform/act.ts";
import type { AgentsPort, FleetMember } from "../../agents/port.ts";
import type { EvaluationPort } from "../../evaluation/port.ts";

export interface DashboardNeeds {
  readonly agents: AgentsPort;
  readonly evaluation: EvaluationPort;
}

const DAY = 86_400;
const PERIOD = 30 * DAY;

/** The whole fleet at one look, from each domain's own word about it. */
export async function readDashboard({ agents, evaluation }: DashboardNeeds, act: Act) {
  const fleet = await agents.fleet(act);
  const evaluating = new Set(await evaluation.underWay(act));
  const evolving = new Map((await evolutionByAgent(act)).map((row) => [row.agent_id, row]));
  const now = actSeconds(act);
  return {
    time_to_trust: timeToTrust(fleet, now),
    fleet_health: { by_stage: byStage(fleet), under_attack: 0 },
    adaptivity: await adaptivity(act, now),
    agents: fleet.map((agent) => ({
      id: agent.id,
      name: agent.agent_name,
      stage: agent.trust_stage,
      ...scoresOf(agent),
      redteam_findings_by_category: {},
      under_attack: false,
      pending_proposals: evolving.get(agent.id)?.pending ?? 0,
      evaluating: evaluating.has(agent.id),
      evolution_cycles: evolving.get(agent.id)?.cycles ?? 0,
      time_in_stage_hours: Math.max(0, Math.floor((now - agent.stage_since) / 3600)),
      ttt_days: agent.ttt_days,
      guard_protected: agent.protection_status === "guarded",
      owner_name: null,
    })),
  };
}

interface AgentEvolution {
  readonly agent_id: string;
  readonly pending: number;
  readonly cycles: number;
}

function evolutionByAgent(act: Act): Promise<AgentEvolution[]> {
  return act.tx.query<AgentEvolution>(
    `select agent_id, sum(pending)::int as pending, sum(cycles)::int as cycles from (
       select agent_id, count(*) as pending, 0 as cycles from proposals
         where team_id = $1 and status in ('pending', 'approved') and expires_at >= $2 group by agent_id
       union all
       select agent_id, 0, count(*) from evolution_jobs
         where team_id = $1 and kind = 'search' and status = 'completed' group by agent_id) as counted
     group by agent_id`,
    [act.who.teamId, actSeconds(act)],
  );
}

function scoresOf({ latest_evaluation: found }: FleetMember) {
  const names = ["overall", "reliability", "security", "safety"] as const;
  const scores = names.flatMap((name) => {
    const score = found?.[`${name}_score`];
    return score == null ? [] : [[name, Number(score)] as const];
  });
  const pillars = scores.filter(([name]) => name !== "overall");
  return {
    trust_scores: Object.fromEntries(scores),
    trust_breakdown: Object.fromEntries(pillars.map(([name, overall]) => [name, { overall, detectors: {} }])),
  };
}

function byStage(fleet: readonly FleetMember[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { trust_stage: stage } of fleet) counts[stage] = (counts[stage] ?? 0) + 1;
  return counts;
}

function timeToTrust(fleet: readonly FleetMember[], now: number) {
  const trusted = fleet.flatMap(({ ttt_days, created_at }) =>
    ttt_days === null ? [] : [{ days: ttt_days, at: created_at + ttt_days * DAY }],
  );
  const of = (some: readonly { days: number }[]): number | null =>
    some.length === 0 ? null : some.reduce((sum, { days }) => sum + days, 0) / some.length;
  return {
    average_days: of(trusted),
    trend_pct: trend(
      of(trusted.filter(({ at }) => at >= now - PERIOD)),
      of(trusted.filter(({ at }) => at < now - PERIOD)),
    ),
    recovery_avg_days: null,
  };
}

interface Counts {
  readonly proposed: number;
  readonly merged: number;
  readonly approved: number;
  readonly decided: number;
  readonly lately: number;
  readonly before: number;
}

async function adaptivity(act: Act, now: number) {
  const [row] = await act.tx.query<Counts>(
    `select count(*) filter (where status not in ('evaluating', 'inconclusive'))::int as proposed,
       count(applied_at)::int as merged, count(reviewed_at) filter (where status <> 'rejected')::int as approved,
       count(reviewed_at)::int as decided, count(*) filter (where applied_at >= $2)::int as lately,
       count(*) filter (where applied_at >= $3 and applied_at < $2)::int as before
     from proposals where team_id = $1`,
    [act.who.teamId, now - PERIOD, now - 2 * PERIOD],
  );
  const { proposed = 0, merged = 0, approved = 0, decided = 0, lately = 0, before = 0 } = row ?? {};
  return {
    acceptance_rate: decided === 0 ? null : approved / decided,
    proposed,
    merged,
    trend_pct: trend(lately, before === 0 ? null : before),
  };
}

const trend = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : Number(((100 * (now - before)) / before).toFixed(1));
