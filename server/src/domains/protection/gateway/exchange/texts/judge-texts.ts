import type { Channel, Subject } from "@agent-console/analysis/guards/guard.ts";
import type { MaskSpan } from "@agent-console/analysis/guards/masking/spans.ts";
import { wordsIn } from "@agent-console/analysis/guards/protocols/strings-in.ts";
import { together, unscannedParts } from "@agent-console/analysis/guards/run/decide.ts";
import { type Decision, isStopped } from "@agent-console/analysis/guards/run/decision.ts";
import type { FoundSubject, Path, Walked } from "@agent-console/analysis/guards/run/messages.ts";
import type { AskRemote } from "@agent-console/analysis/guards/run/run.ts";
import { acrossSeams } from "@agent-console/analysis/guards/run/seams.ts";
import type { GuardRunner } from "../../../runtime/guard-runner.ts";
import type { LiveGuards } from "../../../runtime/live-guards.ts";
import { isLasting, keptVerdict, type Verdict, type Verdicts } from "./verdicts.ts";

/** A text of a request or an answer, with what was decided about it. */
export interface JudgedPart extends FoundSubject {
  readonly decision: Decision;
}

export interface Judged {
  readonly parts: readonly JudgedPart[];
  /** About all of it together. */
  readonly whole: Decision;
  /** Texts that must take the place of others. */
  readonly changes: readonly { readonly path: Path; readonly text: string }[];
}

export interface TextNeeds {
  readonly runner: Pick<GuardRunner, "judge" | "judgeNow" | "judgeClean">;
  readonly verdicts: Verdicts;
  readonly remote: AskRemote | null;
}

/** Chooses masks once everything is judged: one text for each of these, in order. */
export type ChooseMasks = (texts: readonly ToMask[]) => Promise<readonly (string | null)[]>;

export interface ToMask {
  readonly subject: Subject;
  readonly spans: readonly MaskSpan[];
}

export interface ToJudge extends Walked {
  readonly chooseMasks: ChooseMasks;
  /** Parts of a text to mask beyond what guards say, by flow policies. */
  readonly alsoMask?: (subject: Subject) => readonly MaskSpan[];
}

/** Judges everything in a request or an answer: at once if no guard has to be waited for. */
export function judgeTexts(needs: TextNeeds, live: LiveGuards, asked: ToJudge): Judged | Promise<Judged> {
  const { joined = NO_TEXTS } = asked;
  const verdicts = verdictsOf(needs, live, joined.length === 0 ? asked.subjects : [...asked.subjects, ...joined]);
  if (verdicts instanceof Promise) return verdicts.then((found) => concluded(needs, live, { asked, verdicts: found }));
  return concluded(needs, live, { asked, verdicts });
}

const NO_TEXTS: NonNullable<Walked["joined"]> = [];

/** What was found across the borders of texts that are read as one. It stands behind the texts themselves. */
function acrossBorders({ asked: { joined = NO_TEXTS, subjects }, verdicts }: Found): readonly JudgedPart[] {
  return joined.flatMap(({ subject, seams }, at): JudgedPart[] => {
    const decision = acrossSeams((verdicts[subjects.length + at] ?? UNGUARDED).decision, seams);
    return decision.results.length === 0 ? [] : [{ subject, path: [], isReplaceable: false, decision }];
  });
}

interface Found {
  readonly asked: ToJudge;
  readonly verdicts: readonly Verdict[];
}

function concluded(needs: TextNeeds, live: LiveGuards, { asked, verdicts }: Found): Judged | Promise<Judged> {
  const toMask: ToMask[] = [];
  let isReadAgain = false;
  const judged = asked.subjects.map((part, at): JudgedPart => {
    const { decision: given, spans } = verdicts[at] ?? UNGUARDED;
    const further = asked.alsoMask?.(part.subject) ?? NO_SPANS;
    const decision = withoutLostMask(part, given);
    const isMasked = spans !== null || further.length > 0;
    if (isMasked && !isStopped(decision.decision) && decision.decision !== "rewrite")
      toMask.push({ subject: part.subject, spans: [...(spans ?? NO_SPANS), ...further] });
    isReadAgain ||= part.subject.toolCall !== undefined;
    return { subject: part.subject, path: part.path, isReplaceable: part.isReplaceable, decision };
  });
  if (asked.joined) judged.push(...acrossBorders({ asked, verdicts }));
  if (toMask.length === 0 && !isReadAgain) return summed(live, asked, judged);
  return changed(needs, live, { asked, judged, toMask });
}

async function changed(
  needs: TextNeeds,
  live: LiveGuards,
  { asked, judged, toMask }: Pick<Found, "asked"> & { judged: readonly JudgedPart[]; toMask: readonly ToMask[] },
): Promise<Judged> {
  const masked = toMask.length > 0 ? await asked.chooseMasks(toMask) : [];
  const textOf = new Map(toMask.map(({ subject }, at) => [subject, masked[at] ?? null]));
  const parts: JudgedPart[] = [];
  for (const part of judged) parts.push(await asRead(needs, live, withMask(part, textOf.get(part.subject))));
  return summed(live, asked, parts);
}

function summed(live: LiveGuards, { unreadable }: ToJudge, parts: readonly JudgedPart[]): Judged {
  const whole = together(
    parts.map(({ decision }) => decision),
    unscannedParts(
      live.prepared.config,
      unreadable.map(({ channel }) => channel),
    ),
  );
  return { parts, whole, changes: changesOf(parts) };
}

const NO_SPANS: readonly MaskSpan[] = [];

const UNGUARDED: Verdict = {
  decision: { decision: "allow", would: "allow", results: [], not_covered: [], unscanned: 0 },
  spans: null,
};

interface Unknown {
  readonly at: number;
  readonly key: string;
  readonly subject: Subject;
}

/** After this time of judging here, others have their turn. */
const SLICE_MS = 4;

/** At once if no guard judges the channels, if the same texts were judged before, or if all guards answer at once. */
function verdictsOf(
  needs: TextNeeds,
  live: LiveGuards,
  subjects: readonly Pick<FoundSubject, "subject">[],
): readonly Verdict[] | Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  const unknown: Unknown[] = [];
  const until = performance.now() + SLICE_MS;
  subjects.forEach(({ subject }, at) => {
    if (live.prepared.channel(subject.channel).methods.length === 0 && !subject.text.includes("⟦")) {
      verdicts[at] = UNGUARDED;
      return;
    }
    // The last text is new, and with nothing in it, it is judged in about the time that it takes to ask for a verdict. Those
    // before it were judged in earlier turns, and to find what was said of them takes less.
    const isNew = at === subjects.length - 1 && performance.now() < until;
    const clean = isNew ? needs.runner.judgeClean(live, subject) : null;
    if (clean) {
      verdicts[at] = { decision: clean, spans: null };
      return;
    }
    const key = needs.verdicts.keyOf(live, subject);
    const known =
      needs.verdicts.find(key) ?? (performance.now() < until ? judgedNow(needs, live, { subject, key }) : null);
    if (known) verdicts[at] = known;
    else unknown.push({ at, key, subject });
  });
  return unknown.length === 0 ? verdicts : judgedLater(needs, live, { verdicts, unknown });
}

function judgedNow(
  { runner, verdicts }: TextNeeds,
  live: LiveGuards,
  { subject, key }: Pick<Unknown, "subject" | "key">,
): Verdict | null {
  let spans: readonly MaskSpan[] | null = null;
  const decision = runner.judgeNow(live, subject, (_, found) => {
    spans = noted(subject, found);
    return subject.text;
  });
  if (!decision) return null;
  const verdict = { decision, spans };
  if (isLasting(live, subject, verdict)) verdicts.keep(key, keptVerdict(live, subject, verdict));
  return verdict;
}

/** What has to be masked: parts of the text, or what looks like a mask and must be made inert. */
const noted = ({ text }: Subject, spans: readonly MaskSpan[]): readonly MaskSpan[] | null =>
  spans.length > 0 || text.includes("⟦") ? spans : null;

async function judgedLater(
  needs: TextNeeds,
  live: LiveGuards,
  { verdicts, unknown }: { readonly verdicts: Verdict[]; readonly unknown: readonly Unknown[] },
): Promise<readonly Verdict[]> {
  const found = new Map<Subject, readonly MaskSpan[] | null>();
  const mask = (subject: Subject, spans: readonly MaskSpan[]): string => {
    found.set(subject, noted(subject, spans));
    return subject.text;
  };
  const asked = unknown.map(({ subject }) => subject);
  const decisions = await needs.runner.judge(live, asked, { ...(needs.remote ? { remote: needs.remote } : {}), mask });
  unknown.forEach(({ at, key, subject }, index) => {
    const decision = decisions[index];
    if (!decision) throw new Error("a text was not judged");
    const verdict = { decision, spans: found.get(subject) ?? null };
    if (isLasting(live, subject, verdict)) needs.verdicts.keep(key, keptVerdict(live, subject, verdict));
    verdicts[at] = verdict;
  });
  return verdicts;
}

/** A text that was decoded before it was judged can't be changed in place. */
function withoutLostMask({ isReplaceable }: FoundSubject, decision: Decision): Decision {
  if (isReplaceable || (decision.decision !== "mask" && decision.decision !== "rewrite")) return decision;
  const { text: _, ...rest } = decision;
  return { ...rest, decision: "block", would: "block" };
}

function withMask(part: JudgedPart, text: string | null | undefined): JudgedPart {
  if (text === undefined || text === part.subject.text) return part;
  // What can't be masked must not leave.
  if (text === null || !part.isReplaceable) return { ...part, decision: { ...part.decision, decision: "block" } };
  return { ...part, decision: { ...part.decision, text } };
}

/**
 * In arguments as JSON, an escape touches the next word like a letter: a line break is a backslash and an n. So what
 * leaves of such arguments is judged once more in its parsed form. A mask has no place there.
 */
async function asRead(needs: TextNeeds, live: LiveGuards, part: JudgedPart): Promise<JudgedPart> {
  const { subject, decision } = part;
  const text = decision.text ?? subject.text;
  if (!subject.toolCall || isStopped(decision.decision) || !text.includes("\\")) return part;
  const read = { ...part, subject: { ...subject, text: wordsIn(text) }, isReplaceable: false };
  const [verdict = UNGUARDED] = await verdictsOf(needs, live, [read]);
  const again = withoutLostMask(read, verdict.decision);
  return isStopped(again.decision) ? { ...part, decision: again } : part;
}

const changesOf = (parts: readonly JudgedPart[]): Judged["changes"] =>
  parts.flatMap(({ path, decision: { text }, subject }) =>
    text === undefined || text === subject.text ? [] : [{ path, text }],
  );

/** Whether a guard that enforces may put masks into texts of these channels, which then have to be restored. */
export const masksIn = ({ prepared: { config } }: LiveGuards, channels: readonly Channel[]): boolean =>
  channels.some((channel) =>
    config.channels[channel].some(({ mode, action }) => mode === "enforce" && action === "mask"),
  );
