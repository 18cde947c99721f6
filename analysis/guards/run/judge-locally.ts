import { type Judgment, type Subject, undecided } from "../guard.ts";
import { combineJudgments, type PassJudgments } from "../pass/combined.ts";
import { hasNothing } from "../pass/nothing-found.ts";
import { PatternPass } from "../pass/pattern-pass.ts";
import type { PreparedChannel, PreparedMethod, ReadyChannel, ReadyMethod } from "../pass/prepare.ts";
import { judgeText } from "../pass/track.ts";

/** What a method said, by its place in the channel. Plain data, so that it can come from another thread. */
export interface Judged {
  readonly method: number;
  readonly judgment: Judgment;
  readonly elapsed_us: number;
}

export interface LocalRules {
  /** Stop asking enforcing guards once one of them blocks. */
  readonly earlyExit: boolean;
  /** Only these methods are asked. */
  readonly only?: readonly number[] | undefined;
  /** Methods that are not asked again, because they never came back. */
  readonly hung?: readonly number[];
  /** Told before each method begins, so that whoever ends this thread knows which one it was. */
  readonly begin?: (method: number) => void;
}

/** Everything that can be judged here and now. Never throws: a method that does is undecided. */
export const judgeLocally = (channel: PreparedChannel, subject: Subject, rules: LocalRules): readonly Judged[] =>
  judgeReady(channel.ready(), subject, rules);

/** The same with methods that are prepared. */
export function judgeReady(ready: ReadyChannel, subject: Subject, rules: LocalRules): readonly Judged[] {
  const judged: Judged[] = [];
  const stopped = new Set<string>();
  let isBlocked = false;
  let found: PassJudgments | null = null;
  for (const method of ready.methods) {
    if (method.phase === "remote" || stopped.has(method.guard.name)) continue;
    if (rules.only && !rules.only.includes(method.index)) continue;
    if (isBlocked && method.guard.mode === "enforce") continue;
    const start = performance.now();
    rules.begin?.(method.index);
    if (found === null && looksForPlaces(method)) found = judgePatterns(ready, subject, rules);
    const judgment = rules.hung?.includes(method.index) ? HUNG : judgeWith(method, subject, found);
    judged.push({ method: method.index, judgment, elapsed_us: Math.round((performance.now() - start) * 1000) });
    if (judgment.outcome !== "hit") continue;
    if (method.guard.earlyExit) stopped.add(method.guard.name);
    if (rules.earlyExit && blocks(method)) isBlocked = true;
  }
  return judged;
}

export const blocks = ({ guard }: PreparedMethod): boolean => guard.mode === "enforce" && guard.action === "block";

const HUNG = undecided("too_late", "The guard did not finish in time and was stopped.");

const looksForPlaces = ({ rules, prepared }: ReadyMethod): boolean =>
  rules.length > 0 || prepared?.finder !== undefined;

/** Everything that methods say of the patterns in the text and its other forms, in one pass. */
function judgePatterns(ready: ReadyChannel, { text, ...about }: Subject, rules: LocalRules): PassJudgments {
  const asked = askedOf(ready, rules);
  if (hasNothing(ready.sets, asked, text)) return NOTHING;
  const pass = new PatternPass(ready.sets, asked, { about, begin: rules.begin });
  pass.read(text);
  pass.end();
  return pass.take();
}

const NOTHING: PassJudgments = [];

/** Whether a text certainly has none of the patterns that all methods of the channel look for. */
export const hasNothingToJudge = (ready: ReadyChannel, text: string): boolean =>
  hasNothing(ready.sets, askedOf(ready, ALL), text);

const ALL: LocalRules = { earlyExit: false };

const askedAlways = new WeakMap<ReadyChannel, readonly ReadyMethod[]>();

/** The methods that look for places, unless some are left out the same list every time. */
function askedOf(ready: ReadyChannel, { hung, only }: LocalRules): readonly ReadyMethod[] {
  const known = askedAlways.get(ready) ?? ready.methods.filter((method) => looksForPlaces(method) && method.prepared);
  askedAlways.set(ready, known);
  if (!only && (hung?.length ?? 0) === 0) return known;
  return known.filter(({ index }) => !hung?.includes(index) && (only?.includes(index) ?? true));
}

function judgeWith(method: ReadyMethod, subject: Subject, found: PassJudgments | null): Judgment {
  if (method.fault) return undecided(method.fault.why, method.fault.detail);
  const parts = found?.filter((part) => part.method === method.index) ?? [];
  // Without any pattern in the text as it is given, a method that looks around patterns has nothing to look at.
  const isJudged = method.prepared?.near || parts.some(({ view }) => view === "given");
  const given = isJudged
    ? []
    : [{ method: method.index, judgment: judgeText(method, subject, []), view: "given" as const }];
  return combineJudgments([...given, ...parts]);
}
