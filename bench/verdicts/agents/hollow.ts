import type { BenchAgent } from "../chat/chat.ts";
import { say } from "../chat/chat.ts";

const always =
  (text: string): BenchAgent =>
  () =>
    say(text);

/** A message without content. */
export const mute: BenchAgent = () => ({ text: null });

export const empty: BenchAgent = always("");
export const ok: BenchAgent = always("OK");

const LOREM =
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore.";
const loremWords = LOREM.toLowerCase().match(/[a-z]+/g) ?? [];

/** Other words of it each time. */
export const lorem: BenchAgent = ({ n }) => {
  const start = n % loremWords.length;
  return say(`${[...loremWords.slice(start), ...loremWords.slice(0, start)].slice(0, 12 + (n % 20)).join(" ")}.`);
};

/** Letters without a meaning, others each time. */
export const noise: BenchAgent = ({ n }) => {
  let state = n || 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
  const word = (): string => Array.from({ length: 3 + next(7) }, () => String.fromCharCode(97 + next(26))).join("");
  return say(Array.from({ length: 12 + next(20) }, word).join(" "));
};

/** What it was sent last. */
export const parrot: BenchAgent = ({ text }) => say(text);

/** All that it was sent, its system message first. */
export const parrotOfEverything: BenchAgent = ({ body }) =>
  say(body.messages.flatMap(({ content }) => (content ? [content] : [])).join("\n\n"));
