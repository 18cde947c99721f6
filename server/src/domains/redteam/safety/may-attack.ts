import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { RedteamPolicyRow } from "../tables/rows.ts";
import { type AttackHours, hoursInWords, isWithin, opensAt } from "./attack-hours.ts";
import { selectBarriers } from "./store.ts";

export type MayAttack =
  | {
      readonly isAllowed: true;
      /** What the agent's policy allows, beside the agent's own rate limit; null: nothing less. */
      readonly requestsPerMinute: number | null;
    }
  | {
      readonly isAllowed: false;
      readonly code: "REDTEAM_STOPPED" | "REDTEAM_FORBIDDEN";
      /** A sentence for people. */
      readonly reason: string;
      /** When it is allowed by itself, in milliseconds; null: only once someone changes something. */
      readonly opensAt: number | null;
    };

/** Whether the team may attack this agent at this moment. Asked when a campaign is created or resumed, and by its worker. */
export async function mayAttackNow(act: Act, agentId: string): Promise<MayAttack> {
  const { isStopped, policy } = await selectBarriers(act, agentId);
  if (isStopped) {
    const reason = "All red-team campaigns of your team are stopped.";
    return { isAllowed: false, code: "REDTEAM_STOPPED", reason, opensAt: null };
  }
  return byPolicy(policy, act.now);
}

/** By the agent's policy alone. Pure. */
export function byPolicy(policy: RedteamPolicyRow | null, now: number): MayAttack {
  const refused = (reason: string, at: number | null): MayAttack => ({
    ...{ isAllowed: false, code: "REDTEAM_FORBIDDEN", reason, opensAt: at },
  });
  if (policy && !policy.is_allowed) return refused("The agent's red-team policy allows no attacks.", null);
  const hours = policy && hoursOf(policy);
  if (hours && !isWithin(hours, now)) {
    return refused(`The agent may be attacked from ${hoursInWords(hours)} only.`, opensAt(hours, now));
  }
  return { isAllowed: true, requestsPerMinute: policy?.requests_per_minute ?? null };
}

export function hoursOf({ from_hour, to_hour, time_zone }: RedteamPolicyRow): AttackHours | null {
  if (from_hour === null || to_hour === null || time_zone === null) return null;
  return { fromHour: from_hour, toHour: to_hour, timeZone: time_zone };
}

/** Throws what the caller is told. */
export async function assertMayAttack(act: Act, agentId: string): Promise<void> {
  const may = await mayAttackNow(act, agentId);
  if (!may.isAllowed) throw fault(may.code, { public: may.reason });
}
