import type { Draw } from "../../evaluation/port.ts";
import type { Attempt, Move } from "../model/attempt.ts";
import { MOST_TURNS } from "../model/draft.ts";
import type { GoalState, Strategy } from "../model/strategy.ts";
import { maySpeak } from "./escalate.ts";
import { conversationOf, isSpent, turnsOf } from "./moves.ts";
import { beginning, continueTalk, depthOf, goOn, isRefused, rungAt, softer } from "./talk.ts";

const ID = "backtrack";
/** Other wordings of a step that was refused, before the conversation goes to the next one. */
const MOST_REWORDINGS = 2;

/**
 * An escalation in which refused turns are taken back. An agent that keeps no conversation never sees them again; with any
 * other, a new conversation repeats what went well.
 */
export const backtrack: Strategy = {
  id: ID,
  title: "Escalate with backtracking",
  idea: "Escalates step by step, takes refused turns back, and puts them in other words.",
  next: (state, draw) => {
    if (isSpent(state) || !maySpeak(state)) return "give up";
    const last = state.attempts.findLast(({ strategy }) => strategy === ID);
    if (!last) return beginning(ID, state, [rungAt(state, 0)]);
    const path = conversationOf(state.attempts, last);
    if (isRefused(last)) return takenBack({ state, path, last }, draw);
    const turn = continueTalk(last, rungAt(state, depthOf(path)), draw);
    return goOn({ strategy: ID, state, path, turn }) ?? beginning(ID, state, [rungAt(state, 0)]);
  },
};

interface Refused {
  readonly state: GoalState;
  readonly path: readonly Attempt[];
  readonly last: Attempt;
}

function takenBack({ state, path, last }: Refused, draw: Draw): Move {
  const turns = turnsOf(path);
  const prefix = turns.slice(0, -1);
  const good = path.at(-2);
  const step = prefix.length;
  const rewordings = refusalsAfter(state, prefix.length, last);
  // After that the step is left out, and the next one follows the good part.
  const rung = rungAt(state, rewordings > MOST_REWORDINGS ? step + rewordings - MOST_REWORDINGS : step);
  const turn = softer(rung, draw);
  const [first, ...further] = prefix;
  if (first === undefined || step >= MOST_TURNS) return beginning(ID, state, [turn]);
  if (state.isStateless && good && last.draft.turns.length === 1)
    return goOn({ strategy: ID, state, path: path.slice(0, -1), turn }) ?? beginning(ID, state, [rung]);
  return beginning(ID, state, [first, ...further, turn]);
}

/** How many attempts in a row ended in a refusal at this depth. */
function refusalsAfter({ attempts }: GoalState, depth: number, last: Attempt): number {
  const talk = attempts.filter(({ strategy, step }) => strategy === ID && step <= last.step);
  let count = 0;
  for (const attempt of talk.reverse()) {
    if (!isRefused(attempt) || depthOf(conversationOf(attempts, attempt)) !== depth + 1) break;
    count++;
  }
  return count;
}
