import type { AgentReach } from "../record/agent-reach.ts";
import { a2a } from "./a2a/a2a.ts";
import { chatCompletions } from "./chat/chat-completions.ts";
import type { Line } from "./exchange/calls.ts";
import type { AgentDriver } from "./exchange/conversation.ts";
import { withHeaders } from "./exchange/further-headers.ts";
import { redactorOf } from "./exchange/own-secrets.ts";
import { redacting } from "./exchange/redacted.ts";

/** The way to speak with an agent, by the protocol it is registered with. To be kept for a whole run. */
export function openDriver(line: Line, reach: AgentReach): AgentDriver {
  if (reach.url === null) return unreachable;
  const driver = driverFor(withHeaders(line, reach), { ...reach, url: reach.url });
  const redact = redactorOf(reach.secrets ?? []);
  return redact ? redacting(driver, redact) : driver;
}

function driverFor(line: Line, { url, key, model, protocol }: AgentReach & { readonly url: string }): AgentDriver {
  switch (protocol) {
    case "chat_completions":
      return chatCompletions(line, { url, key, model });
    case "a2a":
      return a2a(line, { url, key });
  }
}

const unreachable: AgentDriver = {
  converse: async () => ({ outcome: "failed", kind: "refused_address", detail: "The agent has no endpoint URL." }),
};
