import type { Clock } from "../../../kernel/clock.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { type JobContext, openJobContext } from "../../../platform/work/context.ts";
import { type Attempt, openExclusiveSession } from "../../../platform/work/exclusive-session.ts";
import type { JobKind } from "../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { ConversationPort, Pacer } from "../../agents/conversation/port.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Harness } from "../harness/harness.ts";
import { type JudgeAnswer, openJudgeAsker } from "../judge/judge.ts";
import { shownAnswers } from "../judge/stored-answers.ts";
import { jobIdentity } from "../runs/dependencies.ts";
import { lockRun, markForRescoring } from "../runs/store/runs.ts";
import {
  claimJudging,
  endJudging,
  insertVerdicts,
  JUDGING_LOCKS,
  type JudgingEnd,
  type JudgingRow,
  type OpenCase,
  releaseJudging,
  reserveRequests,
  selectJudgingsInProgress,
  selectOpen,
} from "./store.ts";

export interface JudgingNeeds extends EngineNeeds {
  readonly clock: Clock;
  readonly agents: AgentsPort;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
  readonly harnesses: readonly Harness[];
}

const judgingRules: WorkerRules = { everyMs: 1_000, graceMs: 5_000, places: 4 };
/** Requests in flight at a time, of all judges of a run. */
const AT_A_TIME = 8;

/** Has judges decide what runs left unassessed. One worker has a run at a time; the next one continues where it stopped. */
export function startJudgingWorker(needs: JudgingNeeds, rules: WorkerRules = judgingRules): Worker {
  const kind: JobKind = {
    name: "judging",
    lockSpace: JUDGING_LOCKS,
    list: selectJudgingsInProgress,
    open(job, { number: worker }) {
      const context = openJobContext(needs, job, jobIdentity);
      const claimed = { id: job.id, worker };
      return openExclusiveSession(
        { context, logger: needs.logger },
        {
          claim: (act) => claimJudging(act, claimed),
          work: (row, attempt) => new Judging(needs, { context, claimed, row, attempt }).work(),
          async fail(act) {
            await endJudging(act, claimed, { status: "failed", message: "The judges could not be asked." });
          },
          release: (act) => releaseJudging(act, claimed),
        },
      );
    },
  };
  return startWorker(needs, kind, rules);
}

interface Place {
  readonly context: JobContext;
  readonly claimed: { readonly id: string; readonly worker: number };
  readonly row: JudgingRow;
  readonly attempt: Attempt;
}

type Asker = Awaited<ReturnType<typeof openJudgeAsker>>;

class Judging {
  readonly #needs: JudgingNeeds;
  readonly #place: Place;
  readonly #askers = new Map<string, Asker>();
  /** Got no answer: not asked again in this attempt. */
  readonly #without = new Set<string>();

  constructor(needs: JudgingNeeds, place: Place) {
    this.#needs = needs;
    this.#place = place;
  }

  async work(): Promise<void> {
    const { attempt, context, claimed } = this.#place;
    await this.#open();
    while (!attempt.isStopping()) {
      const open = await this.#next();
      if (open.length === 0) return this.#end({ status: "completed", message: this.#leftOver() });
      const granted = await context.transaction((act) => reserveRequests(act, claimed, open.length));
      if (granted === 0) return this.#end({ status: "paused", message: "The limit on requests was reached." });
      const asked = open.slice(0, granted);
      const answers = await Promise.all(asked.map((one) => this.#ask(one)));
      attempt.signal.throwIfAborted();
      await this.#keep(asked, answers);
      if (answers.every(({ isError }) => isError)) return this.#end({ status: "paused", message: SILENT });
    }
  }

  async #open(): Promise<void> {
    const { context, row } = this.#place;
    for (const { agent_id: id } of row.judges) {
      const reach = await context.inTeam((act) => this.#needs.agents.reach(act, id));
      this.#askers.set(id, openJudgeAsker(this.#needs, reach, { id, subject: context.job, rate: reach.rateLimit }));
    }
  }

  #next(): Promise<OpenCase[]> {
    const { context, row } = this.#place;
    const harnesses = this.#needs.harnesses.map(({ name }) => name);
    const page = { job: row, harnesses, without: [...this.#without], limit: AT_A_TIME };
    return context.inTeam((act) => selectOpen(act, page));
  }

  async #ask({ agent_id, harness: name, probe, question, observation }: OpenCase): Promise<JudgeAnswer> {
    const harness = this.#needs.harnesses.find((one) => one.name === name);
    const answers = shownAnswers(observation.turns);
    const shown = { words: harness?.aimOf?.(probe, question) ?? "", question, answers };
    const asker = this.#askers.get(agent_id);
    if (!asker) throw new Error("a judge was not opened");
    return asker(shown, this.#place.attempt.signal);
  }

  /** With the run's row locked, as everything that changes what a run says. */
  #keep(asked: readonly OpenCase[], answers: readonly JudgeAnswer[]): Promise<void> {
    const given = asked.flatMap((one, at) => {
      const answer = answers[at];
      if (answer && !answer.isError) return [{ asked: one, verdict: answer.verdict }];
      this.#without.add(`${one.seq} ${one.agent_id}`);
      return [];
    });
    const { context, row } = this.#place;
    return context.transaction(async (act) => {
      const run = await lockRun(act, row.evaluation_id);
      if (!run || given.length === 0) return;
      await insertVerdicts(act, run.id, given);
      if (run.status === "completed") await markForRescoring(act, run);
    });
  }

  #leftOver(): string | null {
    const { size } = this.#without;
    return size === 0 ? null : `${size} ${size === 1 ? "request" : "requests"} got no answer.`;
  }

  async #end(end: JudgingEnd): Promise<void> {
    const { context, claimed, row } = this.#place;
    await context.transaction(async (act) => {
      if (!(await endJudging(act, claimed, end))) return;
      await recordAudit(act, {
        action: `evaluation.judging_${end.status}`,
        target: { kind: "evaluation", id: row.evaluation_id },
        details: { judges: row.judges.map(({ agent_id }) => agent_id) },
      });
    });
  }
}

const SILENT = "The judges did not respond. Start it again to continue.";
