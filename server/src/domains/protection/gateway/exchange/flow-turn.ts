import type { FlowEvent } from "@agent-console/analysis/guards/flow/events.ts";
import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import type { MaskSpan } from "@agent-console/analysis/guards/masking/spans.ts";
import type { ProtocolId, ReadRequest } from "@agent-console/analysis/guards/protocols/protocol.ts";
import type { FlowOpening, FlowSession } from "../../flow/open-flow.ts";

/** Protocols whose requests tell only what is new. */
const CONTINUED: ReadonlySet<ProtocolId> = new Set(["responses", "a2a", "mcp"]);

/** Whether a request goes on from an earlier answer, by the ID of that answer. */
export const isAnswered = (protocol: ProtocolId, { conversation }: Pick<ReadRequest, "conversation">): boolean =>
  protocol === "responses" && conversation !== null && !conversation.startsWith("conv_");

/** What flow policies must know of the conversation that a request belongs to. */
export function conversationFacts(
  protocol: ProtocolId,
  { conversation, events, rpc }: ReadRequest,
): Pick<FlowOpening, "isContinued" | "isFirst"> {
  const isContinued = CONTINUED.has(protocol);
  // An earlier response, or a session that a server opened, was there before.
  if (protocol === "mcp") return { isContinued, isFirst: rpc?.method === "initialize" };
  if (protocol === "responses" && conversation !== null) {
    return { isContinued, isFirst: conversation.startsWith("conv_") && events.length === 0 };
  }
  return { isContinued, isFirst: events.length === 0 };
}

/** Judges calls that a request makes itself, as to a tool server. The message of the first that is denied, or null. */
export async function deniedInRequest(flow: FlowSession | null, { calls = [] }: ReadRequest): Promise<string | null> {
  let denied: string | null = null;
  for (const { event } of calls) {
    const step = await flow?.judge(event);
    if (step?.kind === "deny") denied ??= step.message;
  }
  return denied;
}

/** What flow policies mask in the results that a request brings, or that a tool server answers with. */
export function flowMasks(flow: FlowSession | null, { events, calls = [] }: ReadRequest) {
  if (!flow) return () => [];
  const results = events.filter((event): event is FlowEvent & { kind: "result" } => event.kind === "result");
  return ({ channel, text }: Subject): readonly MaskSpan[] => {
    if (channel !== "tool_result") return [];
    // A result may be one text of several: the policy then looks at each.
    const found =
      results.find((result) => result.text === text) ?? results.find((result) => result.text.includes(text));
    const tool = found ? found.tool : (calls[0]?.event.tool ?? null);
    return flow.masksOf({ kind: "result", tool, id: found?.id ?? null, text });
  };
}

/** A tool server's answer is a result: later calls of the session come after it. */
export async function noteResult(
  flow: FlowSession | null,
  { calls = [] }: ReadRequest,
  texts: readonly string[],
): Promise<void> {
  for (const { event } of calls) {
    await flow?.judge({ kind: "result", tool: event.tool, id: event.id, text: texts.join("\n") });
  }
}
