import type { AgentReach } from "../../record/agent-reach.ts";
import type { AgentDriver, ConverseOptions } from "../exchange/conversation.ts";
import { newSentinel, QUESTION, verdictOf } from "./system-message.ts";

/** Whether the agent obeys its system message: asked in up to two wordings. Null when it answered neither. */
export async function followsSystemMessage(
  driver: AgentDriver,
  { protocol, params, timeoutMs }: Pick<AgentReach, "protocol" | "params" | "timeoutMs">,
  options: ConverseOptions,
): Promise<boolean | null> {
  if (protocol !== "chat_completions") return false;
  const sentinel = newSentinel();
  let hasAnswered = false;
  for (const systemPrompt of sentinel.instructions) {
    const observation = await driver.converse(
      { systemPrompt, params, timeoutMs, messages: [{ role: "user", text: QUESTION }] },
      options,
    );
    if (observation.outcome !== "answered") continue;
    if (verdictOf(observation.text, sentinel) === "honoured") return true;
    hasAnswered = true;
  }
  return hasAnswered ? false : null;
}
