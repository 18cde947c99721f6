import { createScan } from "../../pattern/scan.ts";
import { type Finder, type Found, type Judgment, pass, type Subject, undecided } from "../guard.ts";
import { checkedJudgment } from "./checked-judgment.ts";
import { messageOf, type PreparedSet, type ReadyMethod } from "./prepare.ts";
import { TailText } from "./tail-text.ts";

/** What follows from the patterns and methods alone, and is the same for every text. */
export interface TrackPlan {
  /** By their places in the channel. Patterns of others are found and left alone. */
  readonly methods: ReadonlyMap<number, ReadyMethod>;
  readonly finders: readonly {
    readonly open: () => Finder;
    readonly ownerOf: (found: Found) => Owner | undefined;
  }[];
  /** Whether a method looks at all of the text. */
  readonly keepsAll: boolean;
  /** How far methods look back from a pattern. */
  readonly before: number;
  /** How long a pattern can be. */
  readonly longest: number;
}

/** What patterns are looked for, and who judges what is found. */
export interface TrackNeeds {
  readonly plan: TrackPlan;
  /** The subject without its text. */
  readonly about: Omit<Subject, "text">;
  /** Told before a method is asked. */
  readonly begin?: ((method: number) => void) | undefined;
}

/** What a method said of a part of a text. Spans are positions in the track's own text. */
export interface PartJudgment {
  readonly method: number;
  readonly judgment: Judgment;
}

type Owner = PreparedSet["owners"][number];

/** Patterns of one method that are so close to each other that they are judged together. */
interface Cluster {
  readonly method: ReadyMethod;
  readonly scan: Finder;
  readonly found: Found[];
  /** From where to where the method looks. */
  readonly from: number;
  to: number;
}

/**
 * Looks for patterns in one form of a text that comes in chunks, and lets methods judge around what was found as soon as
 * nothing that comes later can change their judgment. However the text is cut, the judgments are the same.
 */
export class Track {
  /** No span that is still to come starts before. */
  released = 0;
  readonly #needs: TrackNeeds;
  readonly #counts: ((start: number, end: number) => boolean) | null;
  readonly #text = new TailText();
  readonly #scans: { readonly scan: Finder; readonly ownerOf: (found: Found) => Owner | undefined }[];
  readonly #clusters = new Map<number, Cluster>();
  /** What was found for methods that look at all of the text. */
  readonly #kept = new Map<number, Found[]>();
  #judged: PartJudgment[] = [];

  /** With `counts`, only what it takes is found. */
  constructor(needs: TrackNeeds, counts: ((start: number, end: number) => boolean) | null = null) {
    this.#needs = needs;
    this.#counts = counts;
    this.#scans = needs.plan.finders.map(({ open, ownerOf }) => ({ scan: open(), ownerOf }));
  }

  get length(): number {
    return this.#text.end;
  }

  read(chunk: string): void {
    if (chunk === "") return;
    this.#text.push(chunk);
    for (const { scan } of this.#scans) scan.push(chunk);
    this.#collect(false);
  }

  /** Whether it is certain that nothing is found or judged while these characters, the beginning of an array, are read next. */
  isQuiet(ascii: Uint8Array, length: number): boolean {
    if (this.#clusters.size > 0) return false;
    for (const { scan } of this.#scans) if (!scan.isQuiet?.(ascii, length)) return false;
    return true;
  }

  end(): void {
    for (const { scan } of this.#scans) scan.end();
    this.#collect(true);
    for (const [index, found] of this.#kept) {
      const method = this.#needs.plan.methods.get(index);
      if (method) this.#say(index, this.#ask(method, this.#text.text, found));
    }
  }

  get hasJudged(): boolean {
    return this.#judged.length > 0;
  }

  /** Judgments that were made since the last time. */
  take(): readonly PartJudgment[] {
    if (this.#judged.length === 0) return NONE;
    const judged = this.#judged;
    this.#judged = [];
    return judged;
  }

  #collect(isEnd: boolean): void {
    let released = this.#text.end;
    for (const { scan, ownerOf } of this.#scans) {
      for (const found of scan.take()) {
        const { start, end } = found;
        const owner = ownerOf(found);
        if (owner && (!this.#counts || this.#counts(start, end)))
          this.#add(scan, owner.method, { rule: owner.rule, start, end });
      }
      if (scan.released < released) released = scan.released;
    }
    if (this.#clusters.size > 0) released = this.#judgeClusters(released, isEnd);
    this.released = released;
    const { keepsAll, before } = this.#needs.plan;
    if (!keepsAll) this.#text.forget(released - before);
  }

  /** Those that nothing can join any more. The others hold the text back. */
  #judgeClusters(limit: number, isEnd: boolean): number {
    let released = limit;
    for (const [index, cluster] of this.#clusters) {
      const { scan, method, to, found } = cluster;
      if (isEnd || scan.released - (method.prepared?.near?.before ?? 0) > to) {
        this.#clusters.delete(index);
        this.#judge(cluster);
      } else released = Math.min(released, found[0]?.start ?? 0);
    }
    return released;
  }

  #add(scan: Finder, index: number, found: Found): void {
    const method = this.#needs.plan.methods.get(index);
    if (!method) return;
    const near = method.prepared?.near;
    if (!near) {
      const kept = this.#kept.get(index);
      if (kept) kept.push(found);
      else this.#kept.set(index, [found]);
      return;
    }
    const [from, to] = [found.start - near.before, found.end + near.behind(found)];
    const open = this.#clusters.get(index);
    if (open && from <= open.to) {
      open.found.push(found);
      open.to = Math.max(open.to, to);
      return;
    }
    if (open) this.#judge(open);
    this.#clusters.set(index, { method, scan, found: [found], from: Math.max(0, from), to });
  }

  /** What stands before the first pattern was not looked for, so that it may have left: a span there does not count. */
  #judge({ method, found, from, to }: Cluster): void {
    const text = this.#text.slice(from, to);
    const moved = found.map(({ rule, start, end }) => ({ rule, start: start - from, end: end - from }));
    const judgment = this.#ask(method, text, moved);
    if (judgment.outcome !== "hit") {
      if (judgment.outcome === "undecided") this.#say(method.index, judgment);
      return;
    }
    const first = found[0]?.start ?? 0;
    const spans = judgment.spans
      .map((span) => ({ ...span, start: span.start + from, end: span.end + from }))
      .filter(({ start }) => start >= first);
    if (spans.length > 0 || judgment.spans.length === 0) this.#say(method.index, { ...judgment, spans });
  }

  #say(method: number, judgment: Judgment): void {
    this.#judged.push({ method, judgment });
  }

  #ask(method: ReadyMethod, text: string, found: readonly Found[]): Judgment {
    this.#needs.begin?.(method.index);
    return judgeText(method, { ...this.#needs.about, text }, found);
  }
}

const NONE: readonly PartJudgment[] = [];

export function planTracks(sets: readonly PreparedSet[], methods: readonly ReadyMethod[]): TrackPlan {
  const byIndex = new Map(methods.map((method) => [method.index, method]));
  const finders: TrackPlan["finders"][number][] = sets
    .filter(({ owners }) => owners.some(({ method }) => byIndex.has(method)))
    .map(({ set, owners }) => ({ open: () => createScan(set), ownerOf: ({ rule }) => owners[rule] }));
  let longest = sets.reduce((most, { set }) => Math.max(most, set.longest), 0);
  for (const { index, prepared } of methods) {
    const { finder } = prepared ?? {};
    if (!finder) continue;
    longest = Math.max(longest, finder.longest);
    finders.push({ open: () => finder.open(), ownerOf: ({ rule }) => ({ method: index, rule }) });
  }
  return {
    ...{ methods: byIndex, finders, longest },
    keepsAll: methods.some(({ prepared, rules }) => rules.length > 0 && !prepared?.near),
    before: Math.max(0, ...methods.map(({ prepared }) => prepared?.near?.before ?? 0)),
  };
}

/** What a method says. Never throws: a method that does is undecided. */
export function judgeText({ prepared }: ReadyMethod, subject: Subject, found: readonly Found[]): Judgment {
  try {
    return checkedJudgment(prepared ? prepared.judge(subject, found) : pass(), subject.text.length);
  } catch (error) {
    return undecided("failed", `The guard failed: ${messageOf(error)}.`);
  }
}
