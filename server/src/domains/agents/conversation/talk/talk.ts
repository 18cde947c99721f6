import type { ModelParams } from "../../record/agent-reach.ts";
import type { AgentDriver, Conversation, ConverseOptions, Message } from "../exchange/conversation.ts";
import type { Answered, Observation } from "../exchange/observation.ts";
import { type Dialogue, openingOf } from "./dialogue.ts";
import { type Retrying, retry } from "./retry.ts";
import { TalkCanceled } from "./talk-canceled.ts";

/** The configuration an agent is asked under, which need not be its own. */
export interface Configuration {
  readonly systemPrompt: string | null;
  readonly params: ModelParams;
}

/** How a dialogue is held: with which agent, at which pace, and what needs permission on the way. */
export interface Talking extends ConverseOptions, Retrying {
  readonly driver: AgentDriver;
  readonly configuration: Configuration;
  readonly timeoutMs: number;
  /** Whether the protocol carries system messages and tool results; if not, they are told in the first turn. */
  readonly instructs: boolean;
  readonly signal: AbortSignal;
  /** Told as each answer arrives: its cost counts even if the dialogue ends early. */
  onAnswer(answer: Answered): void;
}

/**
 * Holds a dialogue with an agent. Resolves to one observation per turn; a failure that retries did not cure ends it and is
 * the last one. A run does this for each of its prompts, so nothing is allocated here that the agent is not sent.
 */
export async function talk(talking: Talking, dialogue: Dialogue): Promise<readonly Observation[]> {
  const { configuration, instructs } = talking;
  const systemPrompt = joined(dialogue.preamble, configuration.systemPrompt);
  // What an agent is told as a text is still not the user's own word: an order in it is as little theirs as in a message.
  let messages: Message[] = beginningOf(dialogue, instructs);
  const turns: Observation[] = [];
  let thread: Answered["thread"] = null;
  const last = dialogue.turns.length - 1;
  for (let turn = 0; turn <= last; turn++) {
    const text = openingAt(dialogue, turn, instructs);
    if (text !== "") messages.push({ role: "user", text });
    const conversation: Conversation = {
      systemPrompt,
      messages,
      params: configuration.params,
      timeoutMs: talking.timeoutMs,
      thread,
      tools: dialogue.tools,
    };
    // Nearly every turn needs one attempt; only those that need more pay for the loop that makes them.
    const first = await talking.driver.converse(conversation, talking);
    if (talking.signal.aborted) throw new TalkCanceled();
    const observation = first.outcome === "answered" ? first : await retry(talking, conversation, first);
    turns.push(observation);
    if (observation.outcome === "failed") break;
    talking.onAnswer(observation);
    if (turn === last) break;
    if (dialogue.isApart) {
      messages = beginningOf(dialogue, instructs);
      continue;
    }
    thread = observation.thread;
    addAnswer(messages, observation, dialogue.toolResults);
  }
  return turns;
}

const beginningOf = ({ before }: Dialogue, instructs: boolean): Message[] => (instructs && before ? [...before] : []);

/** What the user says in a turn: at the beginning of a conversation, with what the protocol cannot carry otherwise. */
function openingAt({ before, turns, isApart }: Dialogue, turn: number, instructs: boolean): string {
  const text = turns[turn] ?? "";
  if (instructs || !before || (turn > 0 && !isApart)) return text;
  return openingOf({ before, turns: [text] });
}

/** True when every turn was answered. */
export function isAnswered(turns: readonly Observation[]): turns is readonly Answered[] {
  return turns.at(-1)?.outcome === "answered";
}

/** A chat that continues after a tool call must hold the call's result, and the tools are simulated. */
function addAnswer(messages: Message[], { text, toolCalls }: Answered, results: Dialogue["toolResults"]): void {
  messages.push({ role: "assistant", text, toolCalls });
  for (const { id, name } of toolCalls) {
    messages.push({
      role: "tool",
      toolCallId: id,
      text: results && Object.hasOwn(results, name) ? (results[name] ?? "{}") : "{}",
    });
  }
}

const joined = (preamble: string | undefined, own: string | null): string | null =>
  (preamble && own ? `${preamble}\n\n${own}` : preamble || own) || null;
