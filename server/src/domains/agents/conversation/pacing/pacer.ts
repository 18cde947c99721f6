import type { Database } from "../../../../platform/db/database.ts";
import { AgentQueue, type QueueNeeds } from "./agent-queue.ts";
import { type PacedAgent, type PaceRules, paceRules } from "./pace-rules.ts";
import { holdAgent } from "./store.ts";

export interface Pacer {
  /**
   * Resolves when a request may be sent; no promise if it may be sent immediately. Rejects with the signal's reason when the
   * signal fires, and with RateLimitWaitTooLong as soon as it is clear that there is no slot within `withinMs`.
   */
  turn(agent: PacedAgent, signal: AbortSignal, withinMs?: number): Promise<void> | undefined;
  /** No one asks the agent for so long. */
  hold(agent: PacedAgent, ms: number): Promise<void>;
}

export function createPacer(db: Database, rules: PaceRules = paceRules): Pacer {
  const queues = new Map<string, AgentQueue>();
  const needs: QueueNeeds = { db, rules, forget: (agentId) => void queues.delete(agentId) };

  function queueOf(agent: PacedAgent): AgentQueue {
    const known = queues.get(agent.id);
    if (known) {
      known.agent = agent;
      return known;
    }
    const queue = new AgentQueue(agent, needs);
    queues.set(agent.id, queue);
    return queue;
  }

  return {
    turn(agent, signal, withinMs = Number.POSITIVE_INFINITY) {
      return signal.aborted ? Promise.reject(signal.reason) : queueOf(agent).turn(signal, withinMs);
    },
    async hold(agent, ms) {
      queueOf(agent).hold(ms);
      await holdAgent(db, agent, ms);
    },
  };
}
