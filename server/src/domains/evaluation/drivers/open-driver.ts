import type { AgentReach } from "../../agents/port.ts";
import { a2a } from "./a2a/a2a.ts";
import type { Line } from "./calls.ts";
import { chatCompletions } from "./chat/chat-completions.ts";
import type { AgentDriver } from "./conversation.ts";

/** The way to speak with an agent, by the protocol it is registered with. To be kept for a whole run. */
export function openDriver(line: Line, reach: AgentReach): AgentDriver {
  const { url, key, model } = reach;
  if (url === null) return unreachable;
  switch (reach.protocol) {
    case "chat_completions":
      return chatCompletions(line, { url, key, model });
    case "a2a":
      return a2a(line, { url, key });
  }
}

const unreachable: AgentDriver = {
  converse: async () => ({ outcome: "failed", kind: "refused_address", detail: "The agent has no address." }),
};
