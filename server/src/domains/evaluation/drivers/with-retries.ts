import { setTimeout } from "node:timers/promises";
import { delayAfter, type RetryPolicy } from "./backoff.ts";
import type { AgentDriver } from "./conversation.ts";

export interface RetryNeeds {
  readonly random: () => number;
  /** Resolves early when the signal fires. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** The same driver, asking again after failures that may pass. Each attempt is paced like any other request. */
export function withRetries(driver: AgentDriver, policy: RetryPolicy, needs: RetryNeeds): AgentDriver {
  const { random, sleep = sleepOrSignal } = needs;
  return {
    async converse(conversation, options = {}) {
      for (let attempt = 1; ; attempt++) {
        const observation = await driver.converse(conversation, options);
        if (observation.outcome === "answered") return observation;
        const delay = delayAfter(policy, { failure: observation, attempt }, random);
        if (delay === null) return observation;
        await sleep(delay, options.signal);
        if (options.signal?.aborted)
          return { outcome: "failed", kind: "aborted", detail: "The conversation was given up." };
      }
    },
  };
}

async function sleepOrSignal(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await setTimeout(milliseconds, undefined, signal ? { signal } : {}).catch(() => {});
}
