import { directionOf } from "@agent-console/analysis/guards/config/config.ts";
import type { Masks } from "@agent-console/analysis/guards/masking/masks.ts";
import { countsOf, type GuardCount } from "@agent-console/analysis/guards/run/counts.ts";
import { together, unscannedParts } from "@agent-console/analysis/guards/run/decide.ts";
import { type Decision, isStopped } from "@agent-console/analysis/guards/run/decision.ts";
import { type FoundSubject, withTexts } from "@agent-console/analysis/guards/run/messages.ts";
import { maskedBy } from "@agent-console/analysis/guards/run/run.ts";
import { acrossSeams } from "@agent-console/analysis/guards/run/seams.ts";
import type { ReadyGuards } from "./bundle-source.ts";
import { type ToJudge, walk } from "./to-judge.ts";
import type { GuardVerdict } from "./verdict.ts";

export interface LocalVerdict {
  readonly verdict: GuardVerdict;
  readonly counts: readonly GuardCount[];
}

interface JudgedPart extends FoundSubject {
  readonly decision: Decision;
}

export const needsConsole = ({ prepared }: ReadyGuards, what: ToJudge): boolean =>
  walk(what).subjects.some(({ subject }) =>
    prepared.channel(subject.channel).methods.some(({ phase }) => phase === "remote"),
  );

/** Judges here, by the guards of a verified bundle. */
export async function judgeLocally(
  { bundle, prepared }: ReadyGuards,
  what: ToJudge,
  masks: Masks | null,
): Promise<LocalVerdict> {
  const { subjects, unreadable, joined = [] } = walk(what);
  const parts: JudgedPart[] = [];
  for (const part of subjects) {
    const decision = await prepared.judge(part.subject, masks ? { mask: maskedBy(masks) } : {});
    parts.push({ ...part, decision: part.isReplaceable ? decision : unchangeable(decision) });
  }
  // A model reads parts that follow each other as one text.
  for (const { subject, seams } of joined) {
    const decision = acrossSeams(await prepared.judge(subject), seams);
    if (decision.results.length > 0) parts.push({ subject, path: [], isReplaceable: false, decision });
  }
  const channels = unreadable.map(({ channel }) => channel);
  const decisions = parts.map(({ decision }) => decision);
  const whole = together(decisions, unscannedParts(prepared.config, channels));
  const allowed = !isStopped(whole.decision);
  const stopped =
    parts.find(({ decision }) => isStopped(decision.decision))?.subject.channel ?? channels[0] ?? what.channel;
  const verdict: GuardVerdict = {
    ...{ allowed, decision: whole.decision, would: whole.would, results: whole.results },
    ...changed(what, parts, allowed),
    message: allowed ? null : prepared.config.blockedMessage[directionOf(stopped)],
    ...{ notCovered: whole.not_covered, unscanned: whole.unscanned, version: bundle.version, error: null },
  };
  const texts = parts.map(({ subject: { channel, text }, decision }) => ({ channel, text, decision }));
  return { verdict, counts: countsOf(texts, whole) };
}

/** A text that was decoded before it was judged can't be changed where it stands. */
function unchangeable(decision: Decision): Decision {
  if (decision.decision !== "mask" && decision.decision !== "rewrite") return decision;
  const { text: _, ...rest } = decision;
  return { ...rest, decision: "block", would: "block" };
}

function changed({ given }: ToJudge, parts: readonly JudgedPart[], allowed: boolean) {
  if (!allowed) return { text: null, messages: null };
  if (!("messages" in given)) {
    const [part] = parts;
    return { text: part ? (part.decision.text ?? part.subject.text) : null, messages: null };
  }
  const changes = parts.flatMap(({ path, decision: { text } }) => (text === undefined ? [] : [{ path, text }]));
  return { text: null, messages: withTexts(given.messages, changes) };
}
