import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Harness } from "../harness/harness.ts";
import { cancelJudgingOp, getJudgingOp, judgeUnassessedOp } from "./contract.ts";
import { cancelJudging, readJudging, startJudging } from "./judge-run.ts";

export function judgingRoutes(needs: {
  readonly agents: AgentsPort;
  readonly harnesses: readonly Harness[];
  readonly wakeups: Pick<WakeupSignal, "notify">;
}): Binding[] {
  return [
    bind(judgeUnassessedOp, async (r) => {
      const request = { judges: r.body.judge_agent_ids, cap: r.body.max_requests ?? null };
      const answer = await r.transaction(async (act) => ({
        status: 202,
        body: await startJudging(needs, act, { id: r.params.evaluation_id, request }),
      }));
      needs.wakeups.notify();
      return answer;
    }),
    bind(getJudgingOp, (r) => r.inTeam(async (act) => ok(await readJudging(needs, act, r.params.evaluation_id)))),
    bind(cancelJudgingOp, async (r) => {
      const answer = await r.transaction(async (act) => ok(await cancelJudging(needs, act, r.params.evaluation_id)));
      needs.wakeups.notify();
      return answer;
    }),
  ];
}
