import { directionOf, type GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import type { Channel } from "@agent-console/analysis/guards/guard.ts";
import { type GuardResult, isStopped } from "@agent-console/analysis/guards/run/decision.ts";
import { loadEngine } from "../runtime/engine.ts";
import type { GuardCheckBody, ShownDecision } from "../shapes/decision.ts";
import type { Checked, Judge, JudgedPart } from "./check.ts";
import { plainMessages } from "./what-to-judge.ts";

const MOST_SPANS = 200;
const MOST_UNREADABLE = 100;

export async function presentDecision(body: GuardCheckBody, judge: Judge, checked: Checked): Promise<ShownDecision> {
  const { parts, unreadable, whole, elapsedUs } = checked;
  const isGoing = !isStopped(whole.decision);
  return {
    decision: whole.decision,
    would: whole.would,
    text: isGoing && !body.messages ? (parts[0]?.decision.text ?? null) : null,
    messages: isGoing && body.messages ? await changedMessages(body.messages, parts) : null,
    message: isGoing ? null : messageOf(judge.prepared.config, checked),
    results: parts.flatMap(({ subject, decision }, part) =>
      decision.results.map((result) => presentResult(result, subject.channel, part)),
    ),
    parts: parts.map(({ path, subject, decision: { decision, would } }) => ({
      ...{ path: [...path], channel: subject.channel, decision, would },
    })),
    not_covered: [...whole.not_covered],
    unscanned: whole.unscanned,
    unreadable: unreadable.slice(0, MOST_UNREADABLE).map(({ path, kind }) => ({ path: [...path], kind })),
    agent_id: judge.live?.agentId ?? null,
    config_id: judge.configId,
    version: judge.live?.version ?? null,
    digest: judge.digest,
    elapsed_us: elapsedUs,
  };
}

const presentResult = (result: GuardResult, channel: Channel, part: number): ShownDecision["results"][number] => ({
  ...{ guard: result.guard, method: result.method, version: result.version, channel, part },
  ...{ mode: result.mode, action: result.action, outcome: result.outcome, score: result.score },
  rule: result.rule ?? null,
  spans: result.spans.slice(0, MOST_SPANS).map(({ start, end, kind }) => ({ start, end, kind })),
  view: result.view ?? null,
  why: result.why ?? null,
  detail: result.detail ?? null,
  elapsed_us: result.elapsed_us,
  enforced: result.enforced,
});

async function changedMessages(messages: readonly unknown[], parts: readonly JudgedPart[]): Promise<unknown[] | null> {
  const changes = parts.flatMap(({ path, decision: { text } }) => (text === undefined ? [] : [{ path, text }]));
  if (changes.length === 0) return null;
  const { withTexts } = await loadEngine();
  return [...withTexts(plainMessages(messages), changes)];
}

/** The message of the direction in which something was stopped. */
function messageOf({ blockedMessage }: GuardConfig, { parts, unreadable }: Checked): string {
  const stopped = parts.find(({ decision }) => isStopped(decision.decision))?.subject.channel ?? unreadable[0]?.channel;
  return blockedMessage[directionOf(stopped ?? "user")];
}
