import {
  type Answered,
  type Dialogue,
  type Message,
  type Observation,
  type Talking,
  talk,
} from "../../agents/conversation/port.ts";
import { answersTo } from "../../evaluation/port.ts";
import { refusalKindOf } from "../goals/oracles/refusal-kind.ts";
import type { Stage } from "../goals/stage.ts";
import type { RefusalKind, Seen, SeenAnswer } from "../model/seen.ts";
import { type AttemptTools, toolsOf } from "./tool-player.ts";

/** What was said before, where an attempt goes on with a conversation: each turn with the agent's last answer to it. */
export interface Exchanged {
  readonly turn: string;
  readonly answer: string;
}

export interface Sending {
  readonly stage: Stage;
  /** Oldest first. */
  readonly conversation: readonly Exchanged[];
}

/** An agent that never got what is planted has kept nothing. */
const NOT_A2A = "Only an agent that speaks A2A can be attacked in this way.";
const NOT_PLANTED = "The agent's protocol carries no system message, so the secret of this goal can't be planted.";

/**
 * Sends one attempt and says what came of it. An endpoint without memory is told the conversation so far as its own messages;
 * where the agent keeps conversations itself, the earlier turns are said again in a new one.
 */
export async function sendAttempt(talking: Talking, sending: Sending): Promise<Seen> {
  const { stage, conversation } = sending;
  if (stage.preamble !== undefined && !talking.instructs) return nothingSeen(stage, NOT_PLANTED);
  if (stage.forged && talking.instructs) return nothingSeen(stage, NOT_A2A);
  const dialogue = dialogueOf(sending, talking.instructs);
  const tools = toolsOf(stage, dialogue.turns.length);
  const observations = await talk(talking, dialogue, tools ?? undefined);
  const skipped = repeatedIn(conversation, talking.instructs).length + stage.earlier.length;
  return seenIn({ stage, skipped, observations, tools });
}

/** Where the agent keeps conversations itself, what was said before is said again. */
const repeatedIn = (conversation: Sending["conversation"], instructs: boolean): readonly string[] =>
  instructs ? [] : conversation.map(({ turn }) => turn);

/** Everything that is said for an attempt, a request for each turn at least. */
export function dialogueOf({ stage, conversation }: Sending, instructs: boolean): Dialogue {
  const { rules, preamble, before, earlier, turns, later, isApart, tools, forged } = stage;
  const repeated = repeatedIn(conversation, instructs);
  const heard = instructs ? conversation.flatMap(asMessages) : [];
  const [first = "", ...more] = [...repeated, ...earlier, ...turns, ...later];
  return {
    turns: [first, ...more],
    ...(before.length + heard.length > 0 ? { before: [...before, ...heard] } : {}),
    ...(tools.length > 0 ? { tools } : {}),
    ...(isApart ? { isApart: true as const } : {}),
    ...(forged ? { forged: { ...forged, from: repeated.length + earlier.length } } : {}),
    ...(rules === undefined ? {} : { rules }),
    ...(preamble === undefined ? {} : { preamble }),
  };
}

const asMessages = ({ turn, answer }: Exchanged): Message[] => [
  { role: "user", text: turn },
  { role: "assistant", text: answer },
];

interface Observed {
  readonly stage: Stage;
  /** Turns that are not the attempt's own: what an honest user said, or what was said again. */
  readonly skipped: number;
  readonly observations: readonly Observation[];
  readonly tools: AttemptTools | null;
}

function seenIn({ stage, skipped, observations, tools }: Observed): Seen {
  const last = observations.at(-1);
  const answered = observations.filter((one): one is Answered => one.outcome === "answered");
  const from = answersTo(skipped, answered, tools !== null);
  const answers = answered.slice(from).map(kept);
  const effects = (tools?.effects() ?? [])
    .filter(({ answer }) => answer >= from)
    .map((effect) => ({ ...effect, answer: effect.answer - from }));
  const error = last?.outcome === "failed" ? last.detail : answered.length === 0 ? "Nothing was sent." : null;
  return { sent: stage.sent, answers, effects, refusal: refusalIn(last, answers.at(-1)), error };
}

function refusalIn(last: Observation | undefined, answer: SeenAnswer | undefined): RefusalKind | null {
  if (last?.outcome === "failed" && last.kind === "empty") return "empty";
  return answer ? refusalKindOf(answer) : null;
}

const kept = ({ text, toolCalls, finishReason, isCut, disclosed }: Answered): SeenAnswer => ({
  ...{ text, toolCalls, finishReason },
  ...(isCut ? { isCut } : {}),
  ...(disclosed ? { disclosed } : {}),
});

const nothingSeen = ({ sent }: Stage, error: string): Seen => ({
  ...{ sent, answers: [], effects: [], refusal: null, error },
});
