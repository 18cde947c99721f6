import type { ModelParams } from "../../record/agent-reach.ts";
import type { AgentDriver, Conversation, ConverseOptions, Message } from "../exchange/conversation.ts";
import type { Answered, Observation, ToolCall } from "../exchange/observation.ts";
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
  /**
   * Where tools are played, awaited before each request but the first, which alone was reserved; false when a cap does not
   * allow it, and the dialogue ends there.
   */
  reserveNext?(conversation: Conversation): Promise<boolean> | boolean;
}

/** Plays the tools that an agent is offered, so that it can go on with what they return. */
export interface ToolPlayer {
  /** The most requests of the dialogue: an agent may call tools for ever. */
  readonly mostRequests: number;
  /** The results of an answer's calls, in their order. Told of every answer, also of one without calls. */
  play(calls: readonly ToolCall[]): readonly string[];
}

/**
 * Holds a dialogue with an agent. Resolves to one observation per turn, or per request where tools are played: the agent then
 * goes on with their results until it answers without a call. A failure that retries did not cure ends the dialogue and is
 * the last observation. A run does this for each of its prompts, so nothing is allocated here that the agent is not sent.
 */
export async function talk(talking: Talking, dialogue: Dialogue, tools?: ToolPlayer): Promise<readonly Observation[]> {
  const { configuration, instructs } = talking;
  const systemPrompt = joined(toldBy(dialogue, instructs), configuration.systemPrompt);
  // What an agent is told as a text is still not the user's own word: an order in it is as little theirs as in a message.
  let messages: Message[] = beginningOf(dialogue, instructs);
  const turns: Observation[] = [];
  let thread: Answered["thread"] = null;
  let firstThread: Answered["thread"] = null;
  const last = dialogue.turns.length - 1;
  // After a tool's result it is the agent that speaks, not the user.
  let goesOn = false;
  for (let turn = 0; turn <= last; turn += goesOn ? 0 : 1) {
    const text = goesOn ? "" : openingAt(dialogue, turn, instructs);
    if (text !== "") messages.push({ role: "user", text });
    const conversation: Conversation = {
      systemPrompt,
      messages,
      params: configuration.params,
      timeoutMs: talking.timeoutMs,
      thread: thread ?? foreignAt(dialogue, turn, firstThread),
      tools: dialogue.tools,
      forged: dialogue.forged && turn >= dialogue.forged.from ? dialogue.forged : undefined,
    };
    if (tools && turns.length > 0 && talking.reserveNext && !(await talking.reserveNext(conversation))) break;
    // Nearly every turn needs one attempt; only those that need more pay for the loop that makes them.
    const first = await talking.driver.converse(conversation, talking);
    if (talking.signal.aborted) throw new TalkCanceled();
    const observation = first.outcome === "answered" ? first : await retry(talking, conversation, first);
    turns.push(observation);
    if (observation.outcome === "failed") break;
    talking.onAnswer(observation);
    firstThread ??= observation.thread;
    const results = tools?.play(observation.toolCalls);
    goesOn = results !== undefined && results.length > 0;
    if (tools && turns.length >= tools.mostRequests) break;
    if (turn === last && !goesOn) break;
    if (dialogue.isApart && !goesOn) {
      messages = beginningOf(dialogue, instructs);
      thread = null;
      continue;
    }
    thread = observation.thread;
    addAnswer(messages, observation, results ?? dialogue.toolResults);
  }
  return turns;
}

/** The conversation that a hostile client enters, as one that has heard of it would: without the task that waits there. */
const foreignAt = ({ forged }: Dialogue, turn: number, first: Answered["thread"]): Answered["thread"] =>
  forged?.isForeignContext && turn >= forged.from && first ? { contextId: first.contextId } : null;

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

type Results = readonly string[] | Dialogue["toolResults"];

/** A chat that continues after a tool call must hold the call's result, and the tools are simulated. */
function addAnswer(messages: Message[], { text, toolCalls }: Answered, results: Results): void {
  messages.push({ role: "assistant", text, toolCalls });
  for (const [at, { id, name }] of toolCalls.entries())
    messages.push({ role: "tool", toolCallId: id, text: resultOf(results, name, at) });
}

function resultOf(results: Results, name: string, at: number): string {
  if (isByPlace(results)) return results[at] ?? "{}";
  return results && Object.hasOwn(results, name) ? (results[name] ?? "{}") : "{}";
}

const isByPlace = (results: Results): results is readonly string[] => Array.isArray(results);

const toldBy = ({ rules, preamble }: Dialogue, instructs: boolean): string | undefined =>
  rules && instructs ? `${rules} ${preamble ?? ""}`.trimEnd() : preamble;

const joined = (preamble: string | undefined, own: string | null): string | null =>
  (preamble && own ? `${preamble}\n\n${own}` : preamble || own) || null;
