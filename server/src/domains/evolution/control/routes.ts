import type { Act } from "../../../platform/act.ts";
import { type Answer, created, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { progressStream } from "../../../platform/work/progress-stream.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import type { AgentNamed } from "../../agents/port.ts";
import type { StartNeeds } from "../jobs/dependencies.ts";
import { presentJob } from "../jobs/present-job.ts";
import type { JobRow } from "../jobs/store/job-row.ts";
import { currentProposal } from "../proposals/read-proposals.ts";
import { estimateContinuation } from "./continuation.ts";
import { continueJob } from "./continue-job.ts";
import {
  cancelEvolutionOp,
  continuationOp,
  continueEvolutionOp,
  evolutionCurveOp,
  evolutionEffectsOp,
  evolutionEventsOp,
  evolutionFrontOp,
  evolutionPreflightOp,
  getEvolutionOp,
  listEvolutionsOp,
  pauseEvolutionOp,
  resumeEvolutionOp,
  testFrontPointOp,
  triggerEvolutionOp,
} from "./contract.ts";
import { type Controlled, cancelJob, jobOf, pauseJob, resumeJob } from "./control-job.ts";
import { readFront } from "./front.ts";
import { preflightEvolution } from "./preflight.ts";
import { listJobs } from "./read-jobs.ts";
import { type PickedPoint, testPoint } from "./test-point.ts";
import { triggerEvolution } from "./trigger.ts";

export interface JobRouteNeeds extends StartNeeds {
  readonly wakeups: Pick<WakeupSignal, "notify">;
  /** Fires when the console stops. Open event streams would otherwise keep it running. */
  readonly stopping: AbortSignal;
}

const jobIn = ({ agent_id, evolution_id }: { agent_id: string; evolution_id: string }): Controlled => ({
  agentId: agent_id,
  id: evolution_id,
});

async function pickPoint(needs: JobRouteNeeds, act: Act, point: PickedPoint): Promise<Answer> {
  const picked = await testPoint(needs, act, point);
  const location = `/v1/proposals/${picked.id}`;
  return created(await currentProposal(needs.agents, act, picked), { headers: { location } });
}

export function evolutionJobRoutes(needs: JobRouteNeeds): Binding[] {
  const withAgentName = async (act: Act, job: JobRow): Promise<AgentNamed<JobRow>> => {
    const [found] = await needs.agents.naming(act, [job]);
    return found ?? { ...job, agent_name: null };
  };
  const respondWithJob = async (act: Act, job: JobRow): Promise<Answer> =>
    ok(presentJob(await withAgentName(act, job)));
  const createdJob = async (act: Act, job: JobRow): Promise<Answer> =>
    created(presentJob(await withAgentName(act, job)), {
      headers: { location: `/v1/agents/${job.agent_id}/evolutions/${job.id}` },
    });
  /** Notifies the worker after the commit: before it, the worker would find nothing. */
  const thenNotify = async (change: Promise<Answer>): Promise<Answer> => {
    const answer = await change;
    needs.wakeups.notify();
    return answer;
  };
  return [
    bind(triggerEvolutionOp, (r) =>
      thenNotify(
        r.transaction(async (act) => {
          return createdJob(act, await triggerEvolution(needs, act, { agentId: r.params.agent_id, body: r.body }));
        }),
      ),
    ),
    bind(evolutionPreflightOp, async (r) => {
      const agentId = r.params.agent_id;
      const open = () => needs.evaluation.open(r.who, agentId);
      const asking = { ...needs, inTeam: r.inTeam, open, signal: r.signal() };
      return ok(await preflightEvolution(asking, { agentId, body: r.body }));
    }),
    bind(listEvolutionsOp, (r) =>
      r.inTeam(async (act) => {
        await needs.agents.get(act, r.params.agent_id);
        return ok(await listJobs(needs.agents, act, { agentId: r.params.agent_id, query: r.query }));
      }),
    ),
    bind(getEvolutionOp, (r) => r.inTeam(async (act) => respondWithJob(act, await jobOf(act, jobIn(r.params))))),
    bind(cancelEvolutionOp, (r) =>
      thenNotify(r.transaction(async (act) => respondWithJob(act, await cancelJob(act, jobIn(r.params))))),
    ),
    bind(pauseEvolutionOp, (r) =>
      thenNotify(r.transaction(async (act) => respondWithJob(act, await pauseJob(act, jobIn(r.params))))),
    ),
    bind(resumeEvolutionOp, (r) =>
      thenNotify(r.transaction(async (act) => respondWithJob(act, await resumeJob(act, jobIn(r.params))))),
    ),
    bind(continuationOp, (r) =>
      r.inTeam(async (act) => {
        const job = await jobOf(act, jobIn(r.params));
        return ok(await estimateContinuation(needs, act, { job, budget: r.query.max_metric_calls ?? null }));
      }),
    ),
    bind(continueEvolutionOp, (r) =>
      thenNotify(
        r.transaction(async (act) => {
          const budget = r.body?.max_metric_calls ?? null;
          return createdJob(act, await continueJob(needs, act, { of: jobIn(r.params), budget }));
        }),
      ),
    ),
    bind(evolutionEventsOp, (r) =>
      progressStream({
        read: () => r.inTeam(async (act) => withAgentName(act, await jobOf(act, jobIn(r.params)))),
        present: presentJob,
        goneCode: "EVOLUTION_NOT_FOUND",
        signals: [r.signal(), needs.stopping],
      }),
    ),
    ...figureRoutes(needs),
  ];
}

function figureRoutes(needs: JobRouteNeeds): Binding[] {
  return [
    bind(evolutionFrontOp, (r) => r.inTeam(async (act) => ok(await readFront(needs, act, jobIn(r.params))))),
    bind(testFrontPointOp, async (r) => {
      const point = { wanted: jobIn(r.params), configHash: r.params.config_hash };
      const budget = r.body?.max_metric_calls ?? null;
      const answer = await r.transaction((act) => pickPoint(needs, act, { ...point, budget }));
      needs.wakeups.notify();
      return answer;
    }),
    bind(evolutionCurveOp, (r) =>
      r.inTeam(async (act) => {
        const { id, curve } = await jobOf(act, jobIn(r.params));
        return ok({ evolution_id: id, items: curve ?? [] });
      }),
    ),
    bind(evolutionEffectsOp, (r) =>
      r.inTeam(async (act) => {
        const { id, effects } = await jobOf(act, jobIn(r.params));
        return ok({ evolution_id: id, items: effects ?? [] });
      }),
    ),
  ];
}
