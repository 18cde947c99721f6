import type { ToolCall, ToolPlayer } from "../../agents/conversation/port.ts";
import { MOST_REQUESTS, openWorld, seenEffects, type WorldPlayer } from "../../evaluation/port.ts";
import type { Stage } from "../goals/stage.ts";
import type { SeenEffect } from "../model/seen.ts";

/** Plays the tools of one attempt, and remembers what happened. */
export interface AttemptTools extends ToolPlayer {
  readonly effects: () => readonly SeenEffect[];
}

/** Characters of a call's arguments that are kept. */
const LONGEST_TEXT = 4_000;

/** A further turn takes a call, its result and an answer. */
const REQUESTS_PER_TURN = 3;

/** The stage's world, or its scripted results. Null where the agent is offered no tools. */
export function toolsOf({ world, tools, results }: Stage, turns: number): AttemptTools | null {
  if (tools.length === 0) return null;
  const mostRequests = MOST_REQUESTS + (turns - 1) * REQUESTS_PER_TURN;
  return { ...(world ? playedIn(openWorld(world)) : scripted(results)), mostRequests };
}

const playedIn = (player: WorldPlayer): Omit<AttemptTools, "mostRequests"> => ({
  play: (calls) => player.play(calls),
  effects: () => seenEffects(player.played),
});

function scripted(results: Stage["results"]): Omit<AttemptTools, "mostRequests"> {
  const effects: SeenEffect[] = [];
  let answer = 0;
  const played = ({ name, arguments: given }: ToolCall): string => {
    effects.push({ answer, kind: "tool_call", name, text: given.slice(0, LONGEST_TEXT) });
    return Object.hasOwn(results, name) ? (results[name] ?? "{}") : "{}";
  };
  return {
    play: (calls) => {
      const told = calls.map(played);
      answer += 1;
      return told;
    },
    effects: () => effects,
  };
}
