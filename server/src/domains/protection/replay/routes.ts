import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import { cancelReplayOp, getReplayOp, listReplaysOp, startReplayOp } from "./contract.ts";
import { presentReplay } from "./present.ts";
import { cancelReplay, getReplay, listReplays, type StartNeeds, startReplay, WHOLE } from "./start-replay.ts";

export interface ReplayRouteNeeds extends StartNeeds {
  readonly wakeups: Pick<WakeupSignal, "notify">;
}

export function replayRoutes(needs: ReplayRouteNeeds): Binding[] {
  return [
    bind(startReplayOp, async (r) => {
      const wanted = { configId: r.params.config_id, body: r.body ?? WHOLE };
      const answer = await r.transaction(async (act) => ({
        status: 202,
        body: presentReplay(await startReplay(needs, act, wanted)),
      }));
      needs.wakeups.notify();
      return answer;
    }),
    bind(getReplayOp, (r) => r.inTeam(async (act) => ok(presentReplay(await getReplay(act, r.params.replay_id))))),
    bind(cancelReplayOp, async (r) => {
      const answer = await r.transaction(async (act) => ok(presentReplay(await cancelReplay(act, r.params.replay_id))));
      needs.wakeups.notify();
      return answer;
    }),
    bind(listReplaysOp, (r) =>
      r.inTeam(async (act) => ok({ results: (await listReplays(act, r.params.config_id)).map(presentReplay) })),
    ),
  ];
}
