import type { ReadAnswer } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { unscannedParts } from "@agent-console/analysis/guards/run/decide.ts";
import { answeredBy } from "@agent-console/analysis/guards/run/run.ts";
import { loadEngine } from "../../runtime/engine.ts";
import { flowMasks } from "./flow-turn.ts";
import { type Judged, judgeTexts, type ToMask } from "./texts/judge-texts.ts";
import { CALL_DENIED, decidedBy, type Stop, type Turn } from "./turn.ts";

export type AnswerVerdict =
  | { readonly kind: "pass"; readonly body: unknown; readonly isChanged: boolean }
  | { readonly kind: "stop"; readonly stop: Stop };

/** Judges a whole answer, or a whole message of a stream, and says what leaves of it. */
export async function judgeAnswer(turn: Turn, value: unknown): Promise<AnswerVerdict> {
  const { protocol, request, account, live } = turn;
  const read = protocol.readAnswer(value, request);
  if (read.usage) account.usage = read.usage;
  if (protocol.id === "responses") account.answerNames.add(idIn(value));
  const judged = await judgeTexts(turn, live, {
    ...read,
    chooseMasks: (texts) => answerMasks(turn, texts),
    alsoMask: flowMasks(turn.flow, request),
  });
  noteJudged(turn, judged, read);
  const denied = await deniedCalls(turn, read, judged);
  const hidden = read.tools ? new Set([...hiddenTools(read, judged), ...(await changedTools(turn, read))]) : NONE;
  const stop = stopOf(judged, read, { denied, hidden }) ?? stopForUnread(turn, read);
  if (stop) return { kind: "stop", stop };
  return changed(turn, read, { value, judged, denied, hidden });
}

const idIn = (value: unknown): string =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" ? value.id : "";

async function answerMasks(turn: Turn, texts: readonly ToMask[]): Promise<readonly (string | null)[]> {
  const { openMasks } = await loadEngine();
  const masks = (await turn.masking.forAnswer()) ?? openMasks(`request/${turn.account.requestId}`);
  const mask = answeredBy(masks, "client");
  return texts.map(({ subject, spans }) => mask(subject, spans));
}

function noteJudged({ account }: Turn, { parts, whole }: Judged, { unreadable }: ReadAnswer): void {
  for (const { subject, decision } of parts)
    account.judged.push({ channel: subject.channel, text: subject.text, decision });
  account.unscanned += unreadable.length;
  account.decided(whole);
}

type Denied = ReadonlyMap<number, string>;

/** Calls that a guard or a flow policy denies, by their place among the texts. */
async function deniedCalls({ flow, account }: Turn, { calls }: ReadAnswer, { parts }: Judged): Promise<Denied> {
  const denied = new Map<number, string>();
  for (const { subject, event } of calls) {
    account.flow.push(event);
    if (parts[subject]?.decision.decision === "deny_call") {
      denied.set(subject, CALL_DENIED);
      continue;
    }
    const step = await flow?.judge(event);
    if (step?.kind === "deny") denied.set(subject, step.message);
  }
  account.flowHits = flow?.hits ?? [];
  return denied;
}

/** A tool whose description no guard lets pass is not offered; the others are. */
function hiddenTools({ tools = [] }: ReadAnswer, { parts }: Judged): ReadonlySet<string> {
  const isBad = (at: number): boolean =>
    ["deny_call", "refuse", "block"].includes(parts[at]?.decision.decision ?? "allow");
  return new Set(tools.filter(({ subjects }) => subjects.some(isBad)).map(({ name }) => name));
}

/** A tool whose definition is not the one that was pinned is not offered while guards of documents enforce. */
async function changedTools({ toolPins, admitted, live }: Turn, { tools }: ReadAnswer): Promise<ReadonlySet<string>> {
  if (!tools || !toolPins) return NONE;
  const isEnforced = enforcesDocuments(live);
  try {
    const changed = await toolPins.changed(admitted, tools);
    return isEnforced ? changed : NONE;
  } catch (error) {
    if (isEnforced) throw error;
    return NONE;
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Whether what a tool says of itself can be stopped by a guard. */
export const enforcesDocuments = (live: Turn["live"]): boolean =>
  live.prepared.channel("document").methods.some(({ guard }) => guard.mode === "enforce");

interface Taken {
  readonly denied: Denied;
  readonly hidden: ReadonlySet<string>;
}

function stopOf({ parts }: Judged, read: ReadAnswer, { denied, hidden }: Taken): Stop | null {
  const gone = new Set([
    ...denied.keys(),
    ...(read.tools ?? []).flatMap(({ name, subjects }) => (hidden.has(name) ? subjects : [])),
  ]);
  const left = parts.filter((_, at) => !gone.has(at));
  const results = left.flatMap(({ decision }) => decision.results);
  const kinds = new Set(left.map(({ decision }) => decision.decision));
  if (kinds.has("block")) return { kind: "block", direction: "output", ...decidedBy(results, "block") };
  // A text that is no call, but is denied like one.
  if (kinds.has("deny_call")) return { kind: "block", direction: "output", ...decidedBy(results, "block") };
  return kinds.has("refuse") ? { kind: "refuse", direction: "output", ...decidedBy(results, "refuse") } : null;
}

/** Whatever becomes of the rest: a denied call beside it must not let an unread part pass. */
function stopForUnread({ live }: Turn, { unreadable }: ReadAnswer): Stop | null {
  const channels = unreadable.map(({ channel }) => channel);
  if (unscannedParts(live.prepared.config, channels).decision !== "refuse") return null;
  return { kind: "block", direction: "output", message: UNREADABLE };
}

export const UNREADABLE = "It has parts that no guard can read, and the guards of this agent refuse those.";

function changed(
  { protocol, request }: Turn,
  read: ReadAnswer,
  { value, judged, denied, hidden }: Taken & { readonly value: unknown; readonly judged: Judged },
): AnswerVerdict {
  const given = read.instead ?? value;
  const skipped = new Set([...denied.keys()].map((at) => judged.parts[at]?.path));
  const texts = judged.changes.filter(({ path }) => !skipped.has(path));
  let body = given;
  if (texts.length > 0 || Object.keys(request.forwarded).length > 0) body = protocol.withTexts(body, texts, request);
  if (denied.size > 0) {
    const calls = [...denied].map(([subject, message]) => ({ subject, message }));
    body = protocol.withoutCalls(body, calls, request);
  }
  if (hidden.size > 0 && protocol.withoutTools) body = protocol.withoutTools(body, hidden);
  return { kind: "pass", body, isChanged: body !== value };
}
