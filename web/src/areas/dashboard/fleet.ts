import type { Agent, EvaluationSummaryResponse } from "@agent-console/sdk";
import type { Verdict } from "../../charts/verdict.tsx";
import { type Figures, figuresOf } from "../evaluation/figures.ts";
import type { Run } from "../evaluation/use-runs.ts";

/** An agent with what is known of it, in one row. */
export interface Member {
  readonly agent: Agent;
  readonly figures: Figures;
  readonly verdict: Verdict | null;
  readonly evaluatedAt: number | null;
  readonly evaluationId: string | null;
  readonly threshold: number | null;
  readonly running: Run | null;
}

export function fleetOf(
  agents: readonly Agent[],
  latest: readonly EvaluationSummaryResponse[],
  runs: readonly Run[],
): Member[] {
  const newest = new Map(latest.map((summary) => [summary.agent_id, summary]));
  const live = new Map(runs.filter(({ status }) => status === "running").map((run) => [run.agent_id, run]));
  const members = agents
    .filter(({ status }) => status !== "archived")
    .map((agent) => {
      const summary = newest.get(agent.id);
      return {
        agent,
        figures: summary ? figuresOf(summary) : {},
        verdict: (summary?.verdict ?? null) as Verdict | null,
        evaluatedAt: summary?.completed_at ?? null,
        evaluationId: summary?.id ?? null,
        threshold: summary?.threshold ?? null,
        running: live.get(agent.id) ?? null,
      };
    });
  return members.toSorted((a, b) => need(b) - need(a));
}

const WEIGHTS: Readonly<Record<string, number>> = { failed: 3, inconclusive: 2, passed: 0 };
const need = ({ verdict }: Member): number => (verdict === null ? 1 : (WEIGHTS[verdict] ?? 0));

export const stages = ["registered", "tested", "hardened", "trusted", "optimized", "adapted"] as const;

const DAY = 86_400;
const STALE_DAYS = 30;

export interface Concern {
  readonly key: string;
  readonly verdict: Verdict | null;
  readonly title: string;
  readonly words: string;
  readonly agentId: string;
  readonly evaluationId: string | null;
  readonly act: string;
}

/** What asks for a decision, the most pressing first. */
export function concernsOf(members: readonly Member[], now: number): Concern[] {
  return members.flatMap((member): Concern[] => {
    const { agent, verdict, evaluationId, figures, evaluatedAt, running } = member;
    const about = { key: agent.id, verdict, agentId: agent.id, evaluationId };
    if (running) return [];
    if (verdict === "failed" || verdict === "inconclusive") {
      const title = verdict === "failed" ? `${agent.agent_name} failed` : `${agent.agent_name} is inconclusive`;
      return [{ ...about, title, words: figures.overall?.reason ?? "", act: "Open report" }];
    }
    if (verdict === null) {
      return [
        {
          ...about,
          title: `${agent.agent_name} has never been tested`,
          words: "Nothing is known of it.",
          act: "Evaluate",
        },
      ];
    }
    const days = evaluatedAt === null ? 0 : Math.floor((now - evaluatedAt) / DAY);
    if (days >= STALE_DAYS) {
      const title = `${agent.agent_name} has not been tested for ${days} days`;
      return [
        { ...about, evaluationId: null, title, words: "Models behind an address change.", act: "Evaluate again" },
      ];
    }
    return [];
  });
}
