import { followsSystemMessage } from "./connection/follows-system-message.ts";
import type { Line } from "./exchange/calls.ts";
import { openDriver } from "./open-driver.ts";
import type { ConversationPort } from "./port.ts";

export function localConversation({ outbound }: { readonly outbound: Line }): ConversationPort {
  return {
    open: (reach) => openDriver(outbound, reach),
    followsSystemMessage: (reach, options) => followsSystemMessage(openDriver(outbound, reach), reach, options),
  };
}
