import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import type { MaskSpan } from "@agent-console/analysis/guards/masking/spans.ts";
import { type Decision, isStopped } from "@agent-console/analysis/guards/run/decision.ts";
import type { FoundSubject, UnreadablePart } from "@agent-console/analysis/guards/run/messages.ts";
import { acrossSeams, type JoinedText } from "@agent-console/analysis/guards/run/seams.ts";
import type { Principal } from "../../../kernel/principal.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { loadEngine } from "../runtime/engine.ts";
import type { GuardRunner } from "../runtime/guard-runner.ts";
import type { LiveGuards } from "../runtime/live-guards.ts";
import type { RemoteGuards } from "../runtime/remote-guards.ts";
import type { Runnable } from "../runtime/runnable.ts";
import type { Tally } from "../runtime/tally.ts";
import type { GuardCheckBody } from "../shapes/decision.ts";
import { maskInConversation } from "./conversation-masks.ts";
import { whatToJudge } from "./what-to-judge.ts";

export interface JudgeNeeds {
  readonly runner: GuardRunner;
  readonly tally: Tally;
  readonly keyring: Keyring;
  readonly remoteGuards: RemoteGuards;
}

/** Which guards judge. */
export interface Judge extends Runnable {
  readonly configId: string | null;
  readonly digest: string;
  /** Null if no agent lives by these guards: then nothing is counted. */
  readonly live: LiveGuards | null;
}

export interface Check {
  readonly who: Principal;
  readonly body: GuardCheckBody;
  readonly judge: Judge;
  readonly transaction: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
}

/** A text of the request, with what was decided about it. */
export interface JudgedPart extends FoundSubject {
  readonly decision: Decision;
}

export interface Checked {
  readonly parts: readonly JudgedPart[];
  readonly unreadable: readonly UnreadablePart[];
  readonly whole: Decision;
  readonly elapsedUs: number;
}

/** Judges everything in a request, and counts it if an agent lives by these guards. */
export async function check(needs: JudgeNeeds, { who, body, judge, transaction }: Check): Promise<Checked> {
  const start = performance.now();
  const { subjects, unreadable, joined = [] } = await whatToJudge(body);
  const conversation = conversationOf(body, judge);
  const noted = new Map<Subject, readonly MaskSpan[]>();
  const remote = needs.remoteGuards(who);
  const decisions = await needs.runner.judge(
    judge,
    [...subjects, ...joined].map(({ subject }) => subject),
    { ...(remote ? { remote } : {}), ...(conversation ? { mask: noting(noted) } : {}) },
  );
  const judged = subjects.map((part, at) => ({ ...part, decision: withoutLostMask(part, decisions[at] as Decision) }));
  const toMask = judged.flatMap(({ subject, decision }) => {
    const spans = noted.get(subject);
    return spans && !isStopped(decision.decision) && decision.decision !== "rewrite" ? [{ subject, spans }] : [];
  });
  const masked =
    conversation && toMask.length > 0
      ? (await transaction((act) => maskInConversation(needs.keyring, act, { ...conversation, texts: toMask }))).texts
      : [];
  const textOf = new Map(toMask.map(({ subject }, at) => [subject, masked[at] ?? ""]));
  const ownParts = judged.map((part): JudgedPart => {
    const text = textOf.get(part.subject);
    return text === undefined || text === part.subject.text ? part : { ...part, decision: { ...part.decision, text } };
  });
  const parts = [...ownParts, ...acrossBorders(joined, decisions.slice(subjects.length))];
  const whole = await wholeOf(judge, parts, unreadable);
  if (judge.live) {
    const texts = parts.map(({ subject: { channel, text }, decision }) => ({ channel, text, decision }));
    await needs.tally.judged(who.teamId, judge.live, { texts, whole });
  }
  return { parts, unreadable, whole, elapsedUs: Math.round((performance.now() - start) * 1000) };
}

function conversationOf({ conversation_id: id }: GuardCheckBody, { live }: Judge) {
  if (!id) return null;
  if (!live) throw unprocessable(["body", "conversation_id"], "Only with agent_id, and without config_body", id);
  return { agentId: live.agentId, conversationId: id };
}

/**
 * In a conversation, masks are chosen after everything is judged, in one short transaction. Until then the parts are only
 * noted; so is a text with something that looks like a mask, which is made inert.
 */
const noting = (noted: Map<Subject, readonly MaskSpan[]>) => (subject: Subject, spans: readonly MaskSpan[]) => {
  if (spans.length > 0 || subject.text.includes("⟦")) noted.set(subject, spans);
  return subject.text;
};

/** What was found across the borders of parts that a model reads as one text. */
const acrossBorders = (joined: readonly JoinedText[], decisions: readonly Decision[]): readonly JudgedPart[] =>
  joined.flatMap(({ subject, seams }, at): JudgedPart[] => {
    const decision = acrossSeams(decisions[at] as Decision, seams);
    return decision.results.length === 0 ? [] : [{ subject, path: [], isReplaceable: false, decision }];
  });

/** A text that was decoded before it was judged can't be changed in place. */
function withoutLostMask({ isReplaceable }: FoundSubject, decision: Decision): Decision {
  if (isReplaceable || (decision.decision !== "mask" && decision.decision !== "rewrite")) return decision;
  const { text: _, ...rest } = decision;
  return { ...rest, decision: "block", would: "block" };
}

async function wholeOf({ prepared }: Judge, parts: readonly JudgedPart[], unreadable: readonly UnreadablePart[]) {
  const { together, unscannedParts } = await loadEngine();
  const decisions = parts.map(({ decision }) => decision);
  const channels = unreadable.map(({ channel }) => channel);
  return together(decisions, unscannedParts(prepared.config, channels));
}
