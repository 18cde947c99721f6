import type { Logger } from "pino";
import type { Clock } from "../../../kernel/clock.ts";
import { powersOf } from "../../../kernel/permissions.ts";
import type { Principal } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { liveVersion } from "../configs/live-version.ts";
import type { Pulse } from "./pulse.ts";

interface MarkNeeds {
  readonly db: Database;
  readonly agents: AgentsPort;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Whether something is known that judged requests do not disprove, such as a way past the gateway. */
  readonly isDoubted?: (act: Act, agentId: string) => Promise<boolean>;
}

/** An alarm can take the status back. It returns with the traffic, this much later at most. */
const LOOK_AGAIN_MS = 5000;
const MOST_KNOWN = 10_000;

/** Calls agents guarded whose live version judged a request. */
export function createGuardedMarks({ db, agents, clock, logger, isDoubted }: MarkNeeds) {
  /** When each version was last looked at, on the monotonic clock. */
  const looked = new Map<string, number>();

  async function mark(teamId: string, { agent_id: agentId, config_id: configId, version }: Pulse): Promise<void> {
    await db.transaction({ teamId, userId: "" }, async (tx) => {
      const act: Act = { tx, who: gatewayOf(teamId, ""), origin, now: clock.milliseconds() };
      const live = await liveVersion(agents, act, agentId);
      if (live?.config_id !== configId || live?.version !== version) return;
      const { protection_status: status } = await agents.get(act, agentId);
      if (status === "guarded" || (await isDoubted?.(act, agentId))) return;
      // The history needs a person: the one who applied the version that now has judged.
      await agents.guard({ ...act, who: gatewayOf(teamId, live.applied_by) }, agentId, { status: "guarded" });
    });
  }

  return {
    async judged(teamId: string, pulses: readonly Pulse[]): Promise<void> {
      for (const pulse of pulses) {
        const key = `${pulse.agent_id}:${pulse.config_id}:${pulse.version}`;
        const now = performance.now();
        if (pulse.judged === 0 || now - (looked.get(key) ?? Number.NEGATIVE_INFINITY) < LOOK_AGAIN_MS) continue;
        looked.delete(key);
        looked.set(key, now);
        for (const oldest of looked.keys()) {
          if (looked.size <= MOST_KNOWN) break;
          looked.delete(oldest);
        }
        await mark(teamId, pulse).catch((error: unknown) => {
          looked.delete(key);
          logger.warn({ err: error, agent_id: pulse.agent_id }, "a guarded agent could not be called guarded");
        });
      }
    },
  };
}

const origin = { requestId: "gateway", address: "gateway" };

const gatewayOf = (teamId: string, userId: string): Principal => ({
  ...{ kind: "service", userId, teamId, role: "MEMBER", scopes: ["full"], powers: powersOf("MEMBER", ["full"]) },
  ...{ credentialId: null, mustChangePassword: false },
});
