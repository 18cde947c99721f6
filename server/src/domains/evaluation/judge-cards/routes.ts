import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { cancelMeasurementOp, getJudgeCardOp, listJudgesOp, measureJudgeOp } from "./contract.ts";
import { cancelMeasurement, listJudgeCards, measureJudge, readJudgeCard } from "./measure-judge.ts";

export function judgeCardRoutes(needs: {
  readonly agents: AgentsPort;
  readonly wakeups: Pick<WakeupSignal, "notify">;
}): Binding[] {
  return [
    bind(listJudgesOp, (r) => r.inTeam(async (act) => ok(await listJudgeCards(needs, act)))),
    bind(measureJudgeOp, async (r) => {
      const { agent_id: agentId } = r.params;
      const answer = await r.transaction(async (act) => ({
        status: 202,
        body: await measureJudge(needs, act, { agentId, cap: r.body.max_requests ?? null }),
      }));
      needs.wakeups.notify();
      return answer;
    }),
    bind(getJudgeCardOp, (r) => r.inTeam(async (act) => ok(await readJudgeCard(needs, act, r.params.agent_id)))),
    bind(cancelMeasurementOp, async (r) => {
      const answer = await r.transaction(async (act) => ok(await cancelMeasurement(needs, act, r.params.agent_id)));
      needs.wakeups.notify();
      return answer;
    }),
  ];
}
