import type { Clock } from "../../../kernel/clock.ts";
import { type JobContext, openJobContext } from "../../../platform/work/context.ts";
import { type Attempt, openExclusiveSession } from "../../../platform/work/exclusive-session.ts";
import type { JobKind } from "../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { ConversationPort, Pacer } from "../../agents/conversation/port.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { type Judge, openJudge } from "../judge/judge.ts";
import { shownAnswers } from "../judge/stored-answers.ts";
import { probes } from "../probes/list.ts";
import { jobIdentity } from "../runs/dependencies.ts";
import { letterOf, withVerdict } from "./judge-card.ts";
import { type KnownCase, readShippedCases } from "./sample.ts";
import {
  claimCard,
  countsOf,
  endCard,
  findExchange,
  JUDGE_CARD_LOCKS,
  type JudgeCardRow,
  releaseCard,
  reserveRequest,
  selectCardsInProgress,
  writeProgress,
} from "./store.ts";

export interface CardNeeds extends EngineNeeds {
  readonly clock: Clock;
  readonly agents: AgentsPort;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
  /** Instead of the shipped ones. */
  readonly readCases?: typeof readShippedCases;
}

const cardRules: WorkerRules = { everyMs: 1_000, graceMs: 5_000, places: 4 };

/** Measures judges. One worker has a measurement at a time; the next one continues where it stopped. */
export function startCardWorker(needs: CardNeeds, rules: WorkerRules = cardRules): Worker {
  const kind: JobKind = {
    name: "judge card",
    lockSpace: JUDGE_CARD_LOCKS,
    list: selectCardsInProgress,
    open(job, { number: worker }) {
      const context = openJobContext(needs, job, jobIdentity);
      const claimed = { id: job.id, worker };
      return openExclusiveSession(
        { context, logger: needs.logger },
        {
          claim: (act) => claimCard(act, claimed),
          work: (row, attempt) => measure(needs, { context, claimed, row, attempt }),
          fail: (act) => endCard(act, claimed, { status: "failed", message: "The measurement failed." }),
          release: (act) => releaseCard(act, claimed),
        },
      );
    },
  };
  return startWorker(needs, kind, rules);
}

interface Measurement {
  readonly context: JobContext;
  readonly claimed: { readonly id: string; readonly worker: number };
  readonly row: JudgeCardRow;
  readonly attempt: Attempt;
}

/** One response at a time: what a kill loses is one request, which stays counted. */
async function measure(needs: CardNeeds, { context, claimed, row, attempt }: Measurement): Promise<void> {
  const judge = await openMeasured(needs, context, row);
  const shipped = await (needs.readCases ?? readShippedCases)();
  let { position, counts, own_counts, said } = row;
  for (; position < shipped.length + row.own.length; position++) {
    if (attempt.isStopping()) return;
    const own = row.own[position - shipped.length];
    const known = shipped[position] ?? (own ? await ownCase(context, own) : null);
    if (known) {
      if (!(await context.transaction((act) => reserveRequest(act, claimed)))) return pause(context, claimed);
      const { outcome } = await judge(known.shown, attempt.signal);
      attempt.signal.throwIfAborted();
      if (own) own_counts = withVerdict(countsOf(own_counts), known.isFailed, outcome);
      else {
        counts = withVerdict(countsOf(counts), known.isFailed, outcome);
        said += letterOf(known.isFailed, outcome);
      }
    }
    const progress = { position: position + 1, counts, own_counts, said };
    await context.transaction((act) => writeProgress(act, claimed, progress));
  }
  await context.transaction((act) => endCard(act, claimed, { status: "completed", message: null }));
}

/** Nothing is sent beyond the cap. A canceled measurement comes here too, and stays canceled. */
const pause = (context: JobContext, claimed: Measurement["claimed"]): Promise<void> =>
  context.transaction((act) =>
    endCard(act, claimed, {
      status: "paused",
      message: "The limit on requests was reached before the card was complete.",
    }),
  );

async function openMeasured(needs: CardNeeds, context: JobContext, row: JudgeCardRow): Promise<Judge> {
  const reach = await context.inTeam((act) => needs.agents.reach(act, row.agent_id));
  return openJudge(needs, reach, { id: reach.id, subject: context.job, rate: reach.rateLimit });
}

const aimOf = new Map(probes.map(({ id, description }) => [id, description]));

async function ownCase(context: JobContext, own: JudgeCardRow["own"][number]): Promise<KnownCase | null> {
  const found = await context.inTeam((act) => findExchange(act, own));
  if (!found) return null;
  const answers = shownAnswers(found.observation.turns);
  return {
    shown: { words: aimOf.get(found.probe) ?? "", question: found.question, answers },
    isFailed: own.label === "failed",
  };
}
