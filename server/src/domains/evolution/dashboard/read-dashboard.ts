import { type Act, actSeconds } from "../../../platform/act.ts";
import type { AgentsPort, Fleet, FleetMember, FleetPortrait } from "../../agents/port.ts";
import type { EvaluationPort, LatestVerdict, OpenCount, RunNow } from "../../evaluation/port.ts";
import type { RedteamPort } from "../../redteam/port.ts";
import { countSearches } from "../jobs/store/jobs.ts";
import { type OpenProposal, openProposals } from "../proposals/store.ts";
import { adaptivity } from "./adaptivity.ts";
import { attention, type Look, pressing } from "./attention.ts";
import { timeToTrust } from "./time-to-trust.ts";

export interface DashboardNeeds {
  readonly agents: AgentsPort;
  readonly evaluation: EvaluationPort;
  readonly redteam: RedteamPort;
}

export interface DashboardQuery {
  readonly order: "newest" | "need";
  readonly limit: number;
  readonly offset: number;
}

/** For each kind of concern; the list of agents has the rest. */
const MOST_OF_A_KIND = 5;

/** The whole fleet in one response, from what each domain reports. */
export async function readDashboard(needs: DashboardNeeds, act: Act, query: DashboardQuery) {
  const { agents, evaluation, redteam } = needs;
  const fleet = await agents.fleet(act);
  const now = actSeconds(act);
  const standings = new Map((await evaluation.standings(act)).map((standing) => [standing.agent_id, standing]));
  const running = new Map((await evaluation.underWay(act)).map((run) => [run.agent_id, run]));
  const open = await openProposals(act);
  const attacked = await redteam.attackedNow(act);
  const look: Look = {
    ...{ members: fleet.members, standings, now, running: new Set(running.keys()) },
    hasGuards: fleet.members.some(({ protection_status }) => protection_status !== "unprotected"),
    proposals: new Map(open.toReversed().map((proposal) => [proposal.agent_id, proposal])),
  };
  const shown = inOrder(look, query.order).slice(query.offset, query.offset + query.limit);
  const ids = shown.map(({ id }) => id);
  const cards: Cards = {
    ...{ standings, running, attacked, now },
    broken: Map.groupBy(await evaluation.openCampaignFindings(act), ({ agent_id }) => agent_id),
    portraits: new Map((await agents.portraits(act, ids)).map((portrait) => [portrait.id, portrait])),
    scores: await evaluation.lately(act, ids),
    pending: Map.groupBy(open, ({ agent_id }) => agent_id),
    cycles: await cyclesOf(act, ids),
  };
  return {
    time_to_trust: timeToTrust(fleet.members, now),
    fleet_health: fleetHealth(fleet, standings, attacked),
    adaptivity: await adaptivity(act, now),
    attention: attention(look, MOST_OF_A_KIND),
    agents: shown.map((member) => cardOf(member, cards)),
  };
}

function inOrder(look: Look, order: DashboardQuery["order"]): readonly FleetMember[] {
  if (order === "newest") return look.members;
  const ranked = look.members.map((member) => {
    return { member, need: pressing(member, look), score: look.standings.get(member.id)?.score ?? 1 };
  });
  return ranked.sort((a, b) => a.need - b.need || a.score - b.score).map(({ member }) => member);
}

interface Cards {
  readonly standings: ReadonlyMap<string, LatestVerdict>;
  readonly running: ReadonlyMap<string, RunNow>;
  readonly attacked: ReadonlySet<string>;
  readonly broken: ReadonlyMap<string, readonly OpenCount[]>;
  readonly portraits: ReadonlyMap<string, FleetPortrait>;
  readonly scores: ReadonlyMap<string, readonly number[]>;
  readonly pending: ReadonlyMap<string, readonly OpenProposal[]>;
  readonly cycles: ReadonlyMap<string, number>;
  readonly now: number;
}

function cardOf(agent: FleetMember, { standings, running, portraits, ...cards }: Cards) {
  const [standing, portrait, run] = [standings.get(agent.id), portraits.get(agent.id), running.get(agent.id)];
  const waiting = cards.pending.get(agent.id)?.filter(({ status }) => status !== "alarmed");
  return {
    id: agent.id,
    name: agent.agent_name,
    stage: agent.trust_stage,
    trusted_now: agent.trusted_now,
    ...scoresOf(portrait),
    redteam_findings_by_category: Object.fromEntries(
      (cards.broken.get(agent.id) ?? []).map(({ category, count }) => [category, count]),
    ),
    under_attack: cards.attacked.has(agent.id),
    pending_proposals: waiting?.length ?? 0,
    evaluating: run !== undefined,
    evolution_cycles: cards.cycles.get(agent.id) ?? 0,
    time_in_stage_hours: Math.max(0, Math.floor((cards.now - (portrait?.stage_since ?? cards.now)) / 3600)),
    ttt_days: agent.ttt_days,
    guard_protected: agent.protection_status === "guarded",
    owner_name: null,
    model_name: portrait?.model_name ?? "",
    protocol: portrait?.protocol ?? "",
    access_level: portrait?.access_level ?? "",
    verdict: standing?.verdict ?? null,
    overall: standing ? { score: standing.score, low: standing.low, high: standing.high } : null,
    threshold: standing?.threshold ?? null,
    recent_scores: cards.scores.get(agent.id) ?? [],
    evaluation_id: standing?.evaluation_id ?? null,
    evaluated_at: standing?.completed_at ?? null,
    running: run ? { evaluation_id: run.evaluation_id, done: run.done, planned: run.planned } : null,
  };
}

async function cyclesOf(act: Act, agentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await countSearches(act, agentIds);
  return new Map(rows.map(({ agent_id, searches }) => [agent_id, searches]));
}

function scoresOf(portrait: FleetPortrait | undefined) {
  const found = portrait?.latest_evaluation;
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

function fleetHealth(
  { total, byStage, members }: Fleet,
  standings: ReadonlyMap<string, LatestVerdict>,
  attacked: ReadonlySet<string>,
) {
  const verdicts: Record<string, Record<string, number>> = {};
  for (const { id, counted_stage: stage } of members) {
    const verdict = standings.get(id)?.verdict ?? "never_tested";
    const own = verdicts[stage] ?? {};
    verdicts[stage] = { ...own, [verdict]: (own[verdict] ?? 0) + 1 };
  }
  const under_attack = members.filter(({ id }) => attacked.has(id)).length;
  return { by_stage: byStage, under_attack, total, considered: members.length, verdicts_by_stage: verdicts };
}
