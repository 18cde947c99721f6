import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";
import type { Job, Proposal } from "./evolution-shapes.ts";
import { followed, someEnded, wholeAtEnd } from "./whole-at-end.ts";

export const isInProgress = ({ status }: Pick<Job, "status">): boolean => status === "running" || status === "paused";

/** Monitoring pauses for hours between rounds. */
const often = (jobs: readonly Job[], ms: number): number | false => {
  const open = jobs.filter(isInProgress);
  if (open.length === 0) return false;
  return open.every(({ extra }) => extra.kind === "monitor") ? 15_000 : ms;
};

export const jobsQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: ["evolutions", agentId],
    queryFn: (reading) =>
      wholeAtEnd(reading, {
        read: async () => (await api.evolution.list({ agent_id: agentId })).results,
        hasEnded: someEnded<Job>(isInProgress, ({ evolution_id }) => evolution_id),
      }),
    meta: followed,
    refetchInterval: ({ state }) => often(state.data ?? [], 1_500),
  });

export const jobQuery = ({ api }: Session, agentId: string, id: string) =>
  queryOptions({
    queryKey: ["evolution", id],
    queryFn: (reading) =>
      wholeAtEnd<Job>(reading, {
        read: async () => await api.evolution.get({ agent_id: agentId, evolution_id: id }),
        hasEnded: (before, now) => isInProgress(before) && !isInProgress(now),
      }),
    meta: followed,
    refetchInterval: ({ state }) => (state.data ? often([state.data], 1_000) : 1_000),
  });

/** What it would take to settle a test that saw a gain. Read again while it is open: the agent may change elsewhere. */
export const continuationQuery = ({ api }: Session, agentId: string, id: string) =>
  queryOptions({
    queryKey: ["evolution", id, "continuation"],
    queryFn: () => api.evolution.continuation({ agent_id: agentId, evolution_id: id }),
  });

export const effectsQuery = ({ api }: Session, agentId: string, id: string) =>
  queryOptions({
    queryKey: ["evolution", id, "effects"],
    queryFn: async () => (await api.evolution.effects({ agent_id: agentId, evolution_id: id })).items,
  });

export const curveQuery = ({ api }: Session, agentId: string, id: string) =>
  queryOptions({
    queryKey: ["evolution", id, "curve"],
    queryFn: async () => (await api.evolution.curve({ agent_id: agentId, evolution_id: id })).items,
  });

export const frontQuery = ({ api }: Session, agentId: string, id: string) =>
  queryOptions({
    queryKey: ["evolution", id, "front"],
    queryFn: async () => (await api.evolution.front({ agent_id: agentId, evolution_id: id })).items,
  });

export const proposalsQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: ["proposals", agentId],
    queryFn: async () => (await api.evolution.listProposals({ agent_id: agentId })).items,
  });

/** Two stored versions, which never change. */
export const proposalDiffQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["proposal", id, "diff"],
    queryFn: () => api.evolution.proposalDiff({ proposal_id: id }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Read again whenever the proposal's status changes: a finished test has evidence. */
export const evidenceQuery = ({ api }: Session, id: string, status = "") =>
  queryOptions({
    queryKey: ["proposal", id, "evidence", status],
    queryFn: async () => (await api.evolution.proposalEvidence({ proposal_id: id })).evidence,
  });

/** Read again while the attacks are being asked. */
export const reattackQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["proposal", id, "reattack"],
    queryFn: () => api.evolution.readReattack({ proposal_id: id }),
    refetchInterval: ({ state }) => (state.data?.result?.is_running ? 3_000 : false),
  });

export const proposalQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["proposal", id],
    queryFn: (reading) =>
      wholeAtEnd<Proposal>(reading, {
        read: async () => await api.evolution.getProposal({ proposal_id: id }),
        hasEnded: (before, now) => before.status !== now.status,
      }),
    meta: followed,
    refetchInterval: ({ state }) =>
      state.data?.status === "evaluating" ? 2_000 : state.data?.status === "monitoring" ? 10_000 : false,
  });
