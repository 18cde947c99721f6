import type { Answered, ToolPlayer } from "../../agents/conversation/port.ts";
import { createWorld } from "./create-world.ts";
import { type Effect, effectWords } from "./model/effect.ts";
import { MOST_CALLS, MOST_REQUESTS, type WorldSetup } from "./model/setup.ts";
import type { World } from "./model/world.ts";
import { step } from "./step.ts";

/** One call with what came of it. */
export interface PlayedCall {
  /** The answer that made the call, from 0. */
  readonly answer: number;
  /** The user's turn that it belongs to, from 0. */
  readonly turn: number;
  readonly name: string;
  readonly arguments: string;
  readonly result: string;
  readonly effects: readonly Effect[];
}

/** Plays the tools of one dialogue, and remembers what happened. */
export interface WorldPlayer extends ToolPlayer {
  readonly played: readonly PlayedCall[];
}

const TOO_MANY = JSON.stringify({ error: "too many calls at once" });

export function openWorld(setup: WorldSetup): WorldPlayer {
  let world: World = createWorld(setup);
  let [answer, turn] = [0, 0];
  const played: PlayedCall[] = [];
  return {
    mostRequests: MOST_REQUESTS,
    played,
    play(calls) {
      const results = calls.map(({ name, arguments: given }, at) => {
        if (at >= MOST_CALLS) return TOO_MANY;
        const { world: next, result, effects } = step(world, { name, arguments: given });
        world = next;
        played.push({ answer, turn, name, arguments: given, result, effects });
        return result;
      });
      answer += 1;
      // An answer without calls ends the turn.
      if (calls.length === 0) turn += 1;
      return results;
    },
  };
}

/** An answer as it is stored: with what came of its calls, in their order. */
export interface PlayedAnswer {
  readonly played?: readonly PlayedResult[];
}

interface PlayedResult {
  readonly result: string;
  readonly effects: readonly (Effect & { readonly words: string })[];
}

/** Stored with each answer, so that people see later what was played then. */
export function withPlayed<T extends PlayedAnswer>(
  answers: readonly T[],
  played: readonly PlayedCall[] = [],
): readonly T[] {
  if (played.length === 0) return answers;
  return answers.map((one, at) => {
    const own = played.filter(({ answer }) => answer === at);
    return own.length === 0 ? one : { ...one, played: own.map(resultOf) };
  });
}

const resultOf = ({ result, effects }: PlayedCall): PlayedResult => ({
  result,
  effects: effects.map((effect) => ({ ...effect, words: effectWords(effect) })),
});

/** The answers to each turn: one, or several where the agent went on with the results of its calls. */
export function answersByTurn<T extends object>(answers: readonly T[]): T[][] {
  const turns: T[][] = [];
  let isOpen = false;
  for (const answer of answers) {
    if (isOpen) turns.at(-1)?.push(answer);
    else turns.push([answer]);
    isOpen = "played" in answer && answer.played !== undefined;
  }
  return turns;
}

/** The same dialogue again, from the answers alone: what happened does not depend on when or where it is played. */
export function replay(setup: WorldSetup, answers: readonly Pick<Answered, "toolCalls">[]): readonly PlayedCall[] {
  const player = openWorld(setup);
  for (const { toolCalls } of answers.slice(0, MOST_REQUESTS)) player.play(toolCalls);
  return player.played;
}
