import type { Entry } from "../../entry.ts";
import type { Scene } from "../../scene.ts";

export const traceIdOf = (name: string | number): string => Buffer.from(String(name)).toString("hex").padStart(32, "0");

const TRACE = traceIdOf("a trace");

/** By the member who acts, because members delete only their own; by the owner if that one can't write any. */
export async function plantTraceComment({ world, owner, self }: Scene): Promise<string> {
  const path = `/v1/telemetry/traces/${TRACE}/comments`;
  const by = async (as: Scene["owner"]) =>
    (await world.call("POST", path, { as, body: { body: "Look here." } })).body.id;
  return (await by(self)) ?? (await by(owner));
}

const common = { common: true } as const;

/** How to call the operations on conversations and annotations, as entries of `calls.ts`. */
export const annotationCalls: Readonly<Record<string, Entry>> = {
  "protection.listConversations": {},
  "protection.getConversation": { call: async () => ({ query: "?conversation_id=c-1" }) },
  "protection.listTelemetryUsers": {},
  "protection.getTraceAnnotations": common,
  "protection.scoreTrace": common,
  "protection.deleteTraceScore": common,
  "protection.addTraceComment": common,
  "protection.deleteTraceComment": { call: async () => ({ params: { trace_id: TRACE } }) },
  "protection.listScoredTraces": {},
  "protection.draftTests": {},
};
