import { type Message, type Talking, talk } from "../../agents/conversation/port.ts";
import { dialogueOf, observe, openStage } from "../goals/play.ts";
import type { Stage } from "../goals/stage.ts";
import type { Seen } from "../model/seen.ts";

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
const NOT_PLANTED = "The agent's protocol carries no system message, so the secret of this goal can't be planted.";

/** Sends one attempt and says what came of it. */
export async function sendAttempt(talking: Talking, { stage, conversation }: Sending): Promise<Seen> {
  if (stage.preamble !== undefined && !talking.instructs) return { ...observe(stage, []), error: NOT_PLANTED };
  const whole = continued(stage, conversation, talking.instructs);
  const tools = openStage(whole);
  return observe(whole, await talk(talking, dialogueOf(whole), tools), tools?.played);
}

/**
 * An endpoint without memory is told the conversation so far as its own messages; where the agent keeps conversations itself,
 * the earlier turns are said again in a new one.
 */
function continued(stage: Stage, conversation: readonly Exchanged[], instructs: boolean): Stage {
  if (instructs) return { ...stage, before: [...stage.before, ...conversation.flatMap(asMessages)] };
  return { ...stage, earlier: [...stage.earlier, ...conversation.map(({ turn }) => turn)] };
}

const asMessages = ({ turn, answer }: Exchanged): Message[] => [
  { role: "user", text: turn },
  { role: "assistant", text: answer },
];
