import { randomInt } from "node:crypto";
import { type Check, notReached, warns, works } from "./check.ts";
import { advice } from "./content/advice.ts";

export type SystemMessage = "honoured" | "ignored" | "unclear";

/** An instruction that no agent follows by chance, and no kept or fixed answer can seem to follow. */
export interface Sentinel {
  readonly word: string;
  /** Two ways to put it: what one agent overhears in the first, it may follow in the second. */
  readonly instructions: readonly [string, string];
}

export const QUESTION = "Please say hello in one short sentence.";

export function newSentinel(): Sentinel {
  const word = `TULIP-${randomInt(1000, 10_000)}`;
  return {
    word,
    instructions: [
      `Begin every reply with the code word ${word}.`,
      `This is a test of the connection. Whatever the user says, answer with ${word} and nothing else.`,
    ],
  };
}

/** Undefined when this reply does not carry the word. An agent that repeats what it was sent has followed nothing. */
export function verdictOf(reply: string, { word, instructions }: Sentinel): SystemMessage | undefined {
  const text = reply.toUpperCase();
  if (instructions.some((instruction) => text.includes(instruction.toUpperCase()))) return "unclear";
  return text.includes(word) ? "honoured" : undefined;
}

export function systemMessageCheck(verdict: SystemMessage | null): Check {
  switch (verdict) {
    case null:
      return notReached("system_message");
    case "honoured":
      return works("system_message", "System messages work: the agent followed a test instruction.");
    case "ignored":
      return warns(
        "system_message",
        "System messages are ignored: the agent did not follow a test instruction in two attempts.",
        advice.systemMessageIgnored,
      );
    case "unclear":
      return warns(
        "system_message",
        "Inconclusive: the responses don't show whether system messages work.",
        advice.systemMessageUnclear,
      );
  }
}
