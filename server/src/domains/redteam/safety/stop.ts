import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { RedteamStopRow } from "../tables/rows.ts";
import { deleteStop, insertStop, selectStop } from "./store.ts";

/** Cancels every campaign of the acting team that has not ended, and returns how many there were. */
export type CancelAll = (act: Act) => Promise<number>;

export interface StopNeeds {
  readonly cancelAll: CancelAll;
}

/** One transaction: from its commit on no worker sends, and nothing can be created or resumed until an admin lifts it. */
export async function stopAll({ cancelAll }: StopNeeds, act: Act, reason: string | null) {
  const stop = (await insertStop(act, reason)) ?? (await selectStop(act));
  const campaigns = await cancelAll(act);
  await recordAudit(act, {
    action: "redteam.stopped",
    target: { kind: "team", id: act.who.teamId },
    details: { reason: reason?.slice(0, 200) ?? null, campaigns },
  });
  return { ...presentStop(stop), campaigns_cancelled: campaigns };
}

/** A campaign that was created in the same moment as the stop does not start now, either. */
export async function liftStop({ cancelAll }: StopNeeds, act: Act) {
  if (await deleteStop(act)) {
    const campaigns = await cancelAll(act);
    await recordAudit(act, {
      action: "redteam.stop_lifted",
      target: { kind: "team", id: act.who.teamId },
      ...(campaigns > 0 ? { details: { campaigns } } : {}),
    });
  }
  return presentStop(null);
}

export const presentStop = (stop: RedteamStopRow | null) => ({
  stopped: stop !== null,
  stopped_by: stop?.stopped_by ?? null,
  stopped_at: stop?.stopped_at ?? null,
  reason: stop?.reason ?? null,
});
