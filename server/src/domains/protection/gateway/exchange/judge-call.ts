import { TextWalk } from "@agent-console/analysis/guards/protocols/openai/text-walk.ts";
import type { CompleteCall } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { answeredBy } from "@agent-console/analysis/guards/run/run.ts";
import type { CallVerdict } from "@agent-console/analysis/guards/stream/guarded-stream.ts";
import { loadEngine } from "../../runtime/engine.ts";
import { judgeTexts } from "./texts/judge-texts.ts";
import { CALL_DENIED, decidedBy, type Turn } from "./turn.ts";

/** Judges a tool call of a stream once it is complete, like one of a whole answer. */
export async function judgeCall(turn: Turn, { event, text }: CompleteCall): Promise<CallVerdict> {
  const { account, live, flow } = turn;
  account.flow.push(event);
  const { openMasks } = await loadEngine();
  const masks = (await turn.masking.forAnswer()) ?? openMasks(`request/${account.requestId}`);
  const mask = answeredBy(masks, "client");
  // Escapes would hide from guards what a client reads, so the arguments are judged as they are understood.
  const walk = new TextWalk();
  walk.call({ name: event.tool, id: event.id, sent: text, path: [] });
  const { parts, whole } = await judgeTexts(turn, live, {
    subjects: walk.subjects,
    unreadable: [],
    chooseMasks: async (texts) => texts.map((each) => mask(each.subject, each.spans)),
  });
  for (const { decision } of parts) account.judged.push({ channel: "tool_call", text, decision });
  account.decided(whole);
  const denied = await flow?.judge(event);
  account.flowHits = flow?.hits ?? [];
  switch (whole.decision) {
    case "block":
    case "refuse": {
      const { guard = "", rule = null } = decidedBy(whole.results, whole.decision);
      return { kind: "stop", stop: { kind: whole.decision, guard, rule } };
    }
    case "deny_call":
      return { kind: "deny", message: CALL_DENIED };
    default: {
      if (denied?.kind === "deny") return { kind: "deny", message: denied.message };
      const { subject, decision } = parts[0] ?? {};
      const changed = decision?.text;
      return changed === undefined || changed === subject?.text ? { kind: "allow" } : { kind: "change", text: changed };
    }
  }
}
