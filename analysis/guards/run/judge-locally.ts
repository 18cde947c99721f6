import { findAll } from "../../pattern/scan.ts";
import { type Found, type GuardSpan, type Hit, type Judgment, type Subject, undecided } from "../guard.ts";
import { fewerSpans } from "../masking/fewer-spans.ts";
import { checkedJudgment } from "./checked-judgment.ts";
import {
  messageOf,
  type PreparedChannel,
  type PreparedMethod,
  type ReadyChannel,
  type ReadyMethod,
} from "./prepare.ts";
import { type NamedView, viewsOf } from "./views.ts";

/** What a method said, by its place in the channel. Plain data, so that it can come from another thread. */
export interface Judged {
  readonly method: number;
  readonly judgment: Judgment;
  readonly elapsed_us: number;
}

export interface LocalRules {
  /** Stop asking enforcing guards once one of them blocks. */
  readonly earlyExit: boolean;
  /** Methods that are not asked again, because they never came back. */
  readonly hung?: readonly number[];
  /** Told before each method begins, so that whoever ends this thread knows which one it was. */
  readonly begin?: (method: number) => void;
}

/** Everything that can be judged here and now. Never throws: a method that does is undecided. */
export function judgeLocally(channel: PreparedChannel, subject: Subject, rules: LocalRules): readonly Judged[] {
  const ready = channel.ready();
  const judged: Judged[] = [];
  const stopped = new Set<string>();
  let isBlocked = false;
  let found: readonly FoundIn[] | null = null;
  for (const method of ready.methods) {
    if (method.phase === "remote" || stopped.has(method.guard.name)) continue;
    if (isBlocked && method.guard.mode === "enforce") continue;
    const start = performance.now();
    rules.begin?.(method.index);
    if (found === null && method.rules.length > 0) found = findPatterns(ready, subject.text);
    const judgment = rules.hung?.includes(method.index) ? HUNG : judgeWith(method, subject, found ?? []);
    judged.push({ method: method.index, judgment, elapsed_us: Math.round((performance.now() - start) * 1000) });
    if (judgment.outcome !== "hit") continue;
    if (method.guard.earlyExit) stopped.add(method.guard.name);
    if (rules.earlyExit && blocks(method)) isBlocked = true;
  }
  return judged;
}

export const blocks = ({ guard }: PreparedMethod): boolean => guard.mode === "enforce" && guard.action === "block";

const HUNG = undecided("too_late", "The guard did not finish in time and was stopped.");

/** The patterns found in the text, or in a view of it, by method. */
interface FoundIn {
  readonly view: NamedView | null;
  readonly byMethod: ReadonlyMap<number, readonly Found[]>;
}

function findPatterns({ sets }: ReadyChannel, text: string): readonly FoundIn[] {
  const views: readonly (NamedView | null)[] = [null, ...viewsOf(text)];
  return views.map((view) => {
    const byMethod = new Map<number, Found[]>();
    for (const { set, owners } of sets) {
      for (const { rule, start, end } of findAll(set, view?.text ?? text)) {
        const owner = owners[rule];
        if (!owner) continue;
        const list = byMethod.get(owner.method) ?? [];
        list.push({ rule: owner.rule, start, end });
        byMethod.set(owner.method, list);
      }
    }
    return { view, byMethod };
  });
}

/** The text as given, then each view in which a pattern of the method was found. */
function judgeWith(method: ReadyMethod, subject: Subject, found: readonly FoundIn[]): Judgment {
  if (method.fault) return undecided(method.fault.why, method.fault.detail);
  const given = judgeOne(method, subject, found[0]?.byMethod.get(method.index) ?? []);
  const inViews = found.slice(1).flatMap(({ view, byMethod }) => {
    const here = byMethod.get(method.index);
    if (!view || !here) return [];
    return [traceBack(judgeOne(method, { ...subject, text: view.text }, here), view, subject.text.length)];
  });
  const judgment = inViews.reduce(joined, given);
  return judgment.outcome === "hit" ? { ...judgment, spans: fewerSpans(judgment.spans) } : judgment;
}

function judgeOne({ prepared }: ReadyMethod, subject: Subject, found: readonly Found[]): Judgment {
  try {
    return checkedJudgment(prepared?.judge(subject, found), subject.text.length);
  } catch (error) {
    return undecided("failed", `The guard failed: ${messageOf(error)}.`);
  }
}

function traceBack(judgment: Judgment, view: NamedView, length: number): Judgment {
  if (judgment.outcome !== "hit") return judgment;
  const spans = judgment.spans.map((span): GuardSpan => {
    const { from, to } = view.origin({ from: span.start, to: span.end });
    // What a view leaves out entirely has no place of its own; then all of the text is meant.
    return from < to ? { ...span, start: from, end: Math.min(to, length) } : { ...span, start: 0, end: length };
  });
  return { ...judgment, spans, view: view.name };
}

/** A hit anywhere is a hit, with the places of both. Without one, an undecided judgment stays undecided. */
function joined(one: Judgment, other: Judgment): Judgment {
  if (one.outcome === "hit" && other.outcome === "hit") return joinedHits(one, other);
  if (one.outcome === "hit") return one;
  if (other.outcome === "hit") return other;
  if (one.outcome === "undecided") return one;
  if (other.outcome === "undecided") return other;
  return one.score >= other.score ? one : other;
}

function joinedHits(one: Hit, other: Hit): Hit {
  const known = new Set(one.spans.map(({ start, end }) => `${start} ${end}`));
  const more = other.spans.filter(({ start, end }) => !known.has(`${start} ${end}`));
  return { ...one, score: Math.max(one.score, other.score), spans: [...one.spans, ...more] };
}
