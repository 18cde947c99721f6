import { Fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { type Answer, created, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { type Progress, progressEvents } from "../../../platform/sse/progress-events.ts";
import { eventStream } from "../../../platform/sse/write-events.ts";
import type { AgentNamed } from "../../agents/port.ts";
import type { JobNeeds } from "../jobs/needs.ts";
import { type JobRow, presentJob } from "../jobs/row.ts";
import {
  cancelEvolutionOp,
  evolutionCurveOp,
  evolutionEffectsOp,
  evolutionEventsOp,
  evolutionFrontOp,
  evolutionPreflightOp,
  getEvolutionOp,
  listEvolutionsOp,
  pauseEvolutionOp,
  resumeEvolutionOp,
  triggerEvolutionOp,
} from "./contract.ts";
import { type Controlled, cancelJob, jobOf, pauseJob, resumeJob } from "./control-job.ts";
import { readFront } from "./front.ts";
import { preflightEvolution } from "./preflight.ts";
import { listJobs } from "./read-jobs.ts";
import { triggerEvolution } from "./trigger.ts";

export interface JobRouteNeeds extends JobNeeds {
  /** Fires when the console stops, which ends the streams that would keep it. */
  readonly stopping: AbortSignal;
}

const named = ({ agent_id, evolution_id }: { agent_id: string; evolution_id: string }): Controlled => ({
  agentId: agent_id,
  id: evolution_id,
});

export function evolutionJobRoutes(needs: JobRouteNeeds): Binding[] {
  const called = async (act: Act, job: JobRow): Promise<AgentNamed<JobRow>> => {
    const [found] = await needs.agents.naming(act, [job]);
    return found ?? { ...job, agent_name: null };
  };
  const shown = async (act: Act, job: JobRow): Promise<Answer> => ok(presentJob(await called(act, job)));
  return [
    bind(triggerEvolutionOp, (r) =>
      r.transaction(async (act) => {
        const job = await triggerEvolution(needs, act, { agentId: r.params.agent_id, body: r.body });
        return created(presentJob(await called(act, job)), {
          headers: { location: `/v1/agents/${job.agent_id}/evolutions/${job.id}` },
        });
      }),
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
    bind(getEvolutionOp, (r) => r.inTeam(async (act) => shown(act, await jobOf(act, named(r.params))))),
    bind(cancelEvolutionOp, (r) => r.transaction(async (act) => shown(act, await cancelJob(act, named(r.params))))),
    bind(pauseEvolutionOp, (r) => r.transaction(async (act) => shown(act, await pauseJob(act, named(r.params))))),
    bind(resumeEvolutionOp, (r) => r.transaction(async (act) => shown(act, await resumeJob(act, named(r.params))))),
    bind(evolutionEventsOp, async (r) => {
      const read = () => r.inTeam(async (act) => called(act, await jobOf(act, named(r.params))));
      await read();
      const signal = AbortSignal.any([r.signal(), needs.stopping]);
      return eventStream(progressEvents({ read: () => read().then(progressOf, goneIsNull), now: Date.now, signal }));
    }),
    bind(evolutionFrontOp, (r) => r.inTeam(async (act) => ok(await readFront(act, named(r.params))))),
    bind(evolutionCurveOp, (r) =>
      r.inTeam(async (act) => {
        const { id, curve } = await jobOf(act, named(r.params));
        return ok({ evolution_id: id, items: curve ?? [] });
      }),
    ),
    bind(evolutionEffectsOp, (r) =>
      r.inTeam(async (act) => {
        const { id, effects } = await jobOf(act, named(r.params));
        return ok({ evolution_id: id, items: effects ?? [] });
      }),
    ),
  ];
}

const progressOf = (job: AgentNamed<JobRow>): Progress => ({
  data: JSON.stringify(presentJob(job)),
  isLast: job.status !== "running" && job.status !== "paused",
});

function goneIsNull(error: unknown): null {
  if (error instanceof Fault && error.code === "EVOLUTION_NOT_FOUND") return null;
  throw error;
}
