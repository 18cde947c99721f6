import type { Dialogue, Observation, ToolPlayer } from "../../agents/conversation/port.ts";
import { MOST_REQUESTS, openWorld, type PlayedCall } from "../../evaluation/port.ts";
import type { Seen, SeenAnswer } from "../model/seen.ts";
import { refusalKindOf } from "./oracles/refusal-kind.ts";
import { seenEffects } from "./seen-effects.ts";
import type { Stage } from "./stage.ts";

/** Everything that is said in one attempt, for `talk`. */
export const dialogueOf = ({ earlier, turns, later, before, tools, preamble, isApart }: Stage): Dialogue => ({
  turns: [...earlier, ...turns, ...later] as [string, ...string[]],
  ...(before.length > 0 ? { before } : {}),
  ...(tools.length > 0 ? { tools } : {}),
  ...(preamble === undefined ? {} : { preamble }),
  ...(isApart ? { isApart } : {}),
});

export interface StagePlayer extends ToolPlayer {
  readonly played: readonly PlayedCall[];
}

/** A further turn takes a call, its result, and an answer. */
const REQUESTS_PER_TURN = 3;

/** Plays the tools of an attempt: in their world, or with the texts that carriers return. Undefined where there are none. */
export function openStage({ world, tools, results, earlier, turns, later }: Stage): StagePlayer | undefined {
  if (tools.length === 0) return undefined;
  const more = earlier.length + turns.length + later.length - 1;
  const mostRequests = MOST_REQUESTS + more * REQUESTS_PER_TURN;
  return { ...(world ? openWorld(world) : openResults(results)), mostRequests };
}

function openResults(results: Stage["results"]): Omit<StagePlayer, "mostRequests"> {
  const played: PlayedCall[] = [];
  let [answer, turn] = [0, 0];
  return {
    played,
    play: (calls) => {
      const own = calls.map(({ name, arguments: given }) => {
        const result = Object.hasOwn(results, name) ? (results[name] ?? "{}") : "{}";
        played.push({ answer, turn, name, arguments: given, result, effects: [] });
        return result;
      });
      answer += 1;
      if (calls.length === 0) turn += 1;
      return own;
    },
  };
}

/** What is known of an attempt after it was held. What was answered before the attack began is none of it. */
export function observe(stage: Stage, observed: readonly Observation[], played: readonly PlayedCall[] = []): Seen {
  const answers = observed.flatMap((one) => (one.outcome === "answered" ? [kept(one)] : []));
  const skipped = answersBefore(stage, answers);
  const own = answers.slice(skipped);
  const failed = observed.find((one) => one.outcome === "failed");
  const last = own.at(-1);
  return {
    sent: stage.sent,
    answers: own,
    effects: seenEffects(played)
      .filter(({ answer }) => answer >= skipped)
      .map((effect) => ({ ...effect, answer: effect.answer - skipped })),
    refusal: failed?.kind === "empty" ? "empty" : last ? refusalKindOf(last) : null,
    error: failed ? failed.detail : own.length === 0 ? "The agent was not asked." : null,
  };
}

const kept = ({ text, toolCalls, finishReason, isCut, disclosed }: SeenAnswer): SeenAnswer => ({
  text,
  toolCalls,
  finishReason,
  ...(isCut ? { isCut } : {}),
  ...(disclosed ? { disclosed } : {}),
});

/** How many answers belong to what was said earlier. Where tools are played, an answer without calls ends its turn. */
function answersBefore({ earlier, tools }: Stage, answers: readonly SeenAnswer[]): number {
  let [turn, at] = [0, 0];
  for (; at < answers.length && turn < earlier.length; at++)
    if (tools.length === 0 || answers[at]?.toolCalls.length === 0) turn += 1;
  return at;
}
