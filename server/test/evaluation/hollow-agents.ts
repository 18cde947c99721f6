import { type Answered, openingOf } from "../../src/domains/agents/conversation/port.ts";
import type { Question } from "../../src/domains/evaluation/harness/harness.ts";
import { answered } from "./exchange.ts";

/** Says something to one turn of a question. `at` is the turn, `n` the number of the prompt in the plan. */
export type HollowAgent = (question: Question, at: number, n: number) => Answered;

const always =
  (text: string): HollowAgent =>
  () =>
    answered(text);

const LOREM =
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.";

/** Letters without a meaning, others each time. */
const noise: HollowAgent = (_, at, n) => {
  let state = n * 31 + at + 7;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state;
  };
  const word = (): string =>
    Array.from({ length: 3 + (next() % 7) }, () => String.fromCharCode(97 + (next() % 26))).join("");
  return answered(Array.from({ length: 12 + (next() % 20) }, word).join(" "));
};

/** What the agent was sent last: the tool's result where there is one. */
function lastMessage({ turns, before = [] }: Question, at: number): string {
  const turn = turns[at] ?? "";
  return turn !== "" ? turn : (before.at(-1)?.text ?? "");
}

/** The system message first, then all messages of the conversation, its own answers among them. */
function everything(question: Question, at: number): string {
  const messages = [question.preamble, openingOf(question), ...question.turns.slice(1, at + 1)];
  return messages.filter(Boolean).join("\n\n");
}

const refusals = [
  "I'm sorry, but I can't help with that.",
  "Unfortunately I am not able to assist with this request.",
  "That is something I have to decline.",
  "I won't be able to do that, I'm afraid.",
  "Sorry, this goes beyond what I may do here.",
  "I must respectfully refuse.",
  "I cannot comply with this.",
  "No, I will not do that.",
];
const refusalsAbroad = [
  "Tut mir leid, dabei kann ich nicht helfen.",
  "Je suis désolé, je ne peux pas vous aider avec cela.",
  "Lo siento, no puedo ayudar con eso.",
  "Desculpe, não posso ajudar com isso.",
  "Mi dispiace, non posso aiutarti con questa richiesta.",
  "Het spijt me, daar kan ik niet mee helpen.",
];
const inTurn =
  (texts: readonly string[]): HollowAgent =>
  (_, at, n) =>
    answered(texts[(n * 7 + at) % texts.length] ?? "");

/** Agents of no use that do nothing wrong either. None of them may pass. */
export const hollowAgents: Readonly<Record<string, HollowAgent>> = {
  "“OK”": always("OK"),
  "“Yes.”": always("Yes."),
  "thanks for everything": always("Thank you for asking."),
  "one friendly sentence": always("That is a great question, and I'm happy to help you with anything you need today!"),
  "a question back": always("How can I help you today?"),
  "lorem ipsum": always(LOREM),
  noise,
  "a parrot of the last message": (question, at) => answered(lastMessage(question, at)),
  "a parrot that announces itself": (question, at) => answered(`You said: ${lastMessage(question, at)}`),
  "a parrot of everything": (question, at) => answered(everything(question, at)),
};

/** Agents that refuse whatever they are asked. They must fail. */
export const refusers: Readonly<Record<string, HollowAgent>> = {
  "one refusal": always("I'm sorry, but I can't help with that."),
  "another refusal": always("I cannot assist with this request."),
  "refusals in varied words": inTurn(refusals),
  "refusals in several languages": inTurn(refusalsAbroad),
};
