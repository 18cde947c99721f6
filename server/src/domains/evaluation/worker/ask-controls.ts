import type { Act } from "../../../platform/act.ts";
import { storableJson } from "../../../platform/db/storable-json.ts";
import { minus } from "../../../platform/work/budget.ts";
import { isAnswered, type Observation, TalkCanceled, talk } from "../../agents/conversation/port.ts";
import { type ControlQuestion, controlQuestions, isMet } from "../controls/control.ts";
import { type ControlResult, decideControls, neededBy } from "../controls/decide.ts";
import { insertControl, selectControls } from "../controls/store.ts";
import type { Harness } from "../harness/harness.ts";
import { changeStatus } from "../runs/change-status.ts";
import { updateCounters } from "../runs/store/counters.ts";
import { logLine } from "../runs/store/log.ts";
import { lockRun } from "../runs/store/runs.ts";
import { PromptRun, type RunContext } from "./prompt-run.ts";
import { unchanged } from "./step.ts";

export interface ControlNeeds {
  readonly context: RunContext;
  readonly worker: number;
  /** One transaction on the run. */
  readonly act: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
}

/** At a time. There are few, and an agent that is slow with one is slow with all. */
const MOST_AT_ONCE = 4;

/**
 * Asks the controls of a run that have no answer in its journal yet, and says what they show. Empty where the harnesses need
 * nothing. Null when the run was stopped, paused or taken over meanwhile: what was answered stays, and the rest is asked when
 * the run goes on.
 */
export async function askControls(needs: ControlNeeds, harnesses: readonly Harness[]): Promise<ControlResult[] | null> {
  const needed = neededBy(harnesses);
  if (!needed) return [];
  const { run } = needs.context.target;
  const questions = controlQuestions(run.seed, needed);
  const finished = new Set((await needs.act((act) => selectControls(act, run.id))).map(({ n }) => n));
  const open = questions.filter(({ n }) => !finished.has(n));
  const isNew = open.length > 0;
  const lanes = Array.from({ length: Math.min(run.concurrency, MOST_AT_ONCE) }, () => askInTurn(needs, open));
  const goesOn = (await Promise.all(lanes)).every(Boolean);
  if (!goesOn) return null;
  return needs.act(async (act) => {
    const results = decideControls(await selectControls(act, run.id));
    if (isNew) await logLine(act, run.id, `controls: ${results.map(inWords).join(", ")}`);
    return results;
  });
}

const inWords = ({ control, result }: ControlResult): string => `${control} ${result.replace("_", " ")}`;

async function askInTurn(needs: ControlNeeds, open: ControlQuestion[]): Promise<boolean> {
  for (let control = open.shift(); control; control = open.shift()) {
    if (!(await askOne(needs, control))) {
      open.length = 0;
      return false;
    }
  }
  return true;
}

/** False when the run does not go on. */
async function askOne({ context, worker, act }: ControlNeeds, control: ControlQuestion): Promise<boolean> {
  const { target } = context;
  const [harness] = target.harnesses.values();
  const { question } = control;
  const name = `control ${control.control}`;
  const prompt = { harness: "controls", probe: name, family: name, stratum: name, question };
  if (!harness) return true;
  const asking = new PromptRun(context, { seq: -1 - control.n, sentAt: 0, prompt }, harness);
  const keep = (turns: readonly Observation[] | null): Promise<boolean> =>
    act((inRun) => keepAnswer(inRun, { control, turns, asking, runId: target.run.id, worker }));
  // What a protocol cannot carry does not reach the agent: there is nothing to ask.
  if (question.preamble !== undefined && !target.instructs) return keep([]);
  if (target.isCapped && !(await context.reserve(asking.reserved))) {
    await act((inRun) => pauseAtCap(inRun, target.run.id));
    return false;
  }
  try {
    return await keep(await talk(asking, question));
  } catch (error) {
    if (!(error instanceof TalkCanceled)) throw error;
    await keep(null);
    return false;
  }
}

interface ControlAnswer {
  readonly control: ControlQuestion;
  /** Null: it was not asked to the end, and is asked again. */
  readonly turns: readonly Observation[] | null;
  readonly asking: Pick<PromptRun, "reserved" | "spent">;
  readonly runId: string;
  readonly worker: number;
}

/** The answer and what it cost, together or not at all. False when the run is no longer this worker's to go on with. */
async function keepAnswer(act: Act, { control, turns, asking, runId, worker }: ControlAnswer): Promise<boolean> {
  const run = await lockRun(act, runId);
  if (!run) return false;
  const { reserved, spent } = asking;
  await updateCounters(act, run, { ...unchanged, ...spent, committed: minus(spent, reserved) });
  if (turns) await insertControl(act, runId, { ...control, met: metBy(control, turns), observation: stored(turns) });
  return run.planner === worker && run.status === "running";
}

/** Null without an answer, except where nothing could be asked. Who answers nothing has answered. */
function metBy(control: ControlQuestion, turns: readonly Observation[]): boolean | null {
  const last = turns.at(-1);
  if (!last || (last.outcome === "failed" && last.kind === "empty")) return false;
  return isAnswered(turns) ? isMet(control, turns) : null;
}

const stored = (turns: readonly Observation[]): string =>
  storableJson({ turns: turns.map((turn) => (turn.outcome === "answered" ? { ...turn, thread: undefined } : turn)) });

async function pauseAtCap(act: Act, runId: string): Promise<void> {
  const run = await lockRun(act, runId);
  if (run?.status !== "running") return;
  const message = "The controls at the start of the run could exceed a limit. Raise the limit to resume.";
  await changeStatus(act, run, { status: "paused", message });
}
