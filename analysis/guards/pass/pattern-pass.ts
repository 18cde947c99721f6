import type { GuardSpan, Judgment, Subject } from "../guard.ts";
import { asciiOf } from "./ascii.ts";
import { decodedView } from "./decoded-view.ts";
import { type EncodedRegion, EncodedRegions, mayEncode } from "./encoded-regions.ts";
import { FORMS } from "./forms.ts";
import type { PreparedSet, ReadyMethod } from "./prepare.ts";
import { TailText } from "./tail-text.ts";
import { type PartJudgment, planTracks, Track, type TrackNeeds, type TrackPlan } from "./track.ts";
import { NON_ASCII, ViewTrack } from "./view-track.ts";

/** A judgment about a part of the text, in positions of the text as it came, and the form in which it was found. */
export interface PassJudgment extends PartJudgment {
  readonly view: "given" | "normalized" | "folded" | "decoded";
}

/** By the list of methods, each of which has its patterns in one list of sets. */
const plans = new WeakMap<readonly ReadyMethod[], TrackPlan>();

/**
 * One pass over a text for all pattern methods of a channel: in the text as it is given, in its other forms, and in what it
 * encodes. The text may come in chunks; the judgments are the same however it is cut.
 */
export class PatternPass {
  /** No span that is still to come starts before. */
  released = 0;
  readonly #needs: TrackNeeds;
  readonly #source = new TailText();
  readonly #given: Track;
  readonly #views: readonly ViewTrack[];
  readonly #regions = new EncodedRegions();
  readonly #reach: number;
  /** What the other forms were not read up to. */
  #waiting = "";
  #decoded: PassJudgment[] = [];

  constructor(
    sets: readonly PreparedSet[],
    methods: readonly ReadyMethod[],
    { about, begin }: { readonly about: Omit<Subject, "text">; readonly begin?: TrackNeeds["begin"] },
  ) {
    const plan = plans.get(methods) ?? planTracks(sets, methods);
    plans.set(methods, plan);
    this.#needs = { plan, about, begin };
    this.#given = new Track(this.#needs);
    this.#views = FORMS.map((form) => new ViewTrack(form, this.#needs));
    this.#reach = this.#views.reduce((most, { reach }) => Math.max(most, reach), 0);
  }

  read(chunk: string): void {
    if (chunk === "") return;
    this.#source.push(chunk);
    this.#read(chunk, false);
  }

  /** Whether it is certain that nothing is judged while this text is read next. */
  isQuiet(text: string): boolean {
    if (!this.#views.every(isPlain)) return false;
    // What may still become part of a region, and what the text as given was not read up to.
    const open = this.#source.slice(this.#regions.released, this.#source.end);
    const ascii = asciiOf(open + text);
    if (!ascii || mayEncode(open + text, ascii)) return false;
    const unread = asciiOf(this.#waiting + text);
    return unread !== null && this.#given.isQuiet(unread, this.#waiting.length + text.length);
  }

  end(): void {
    this.#read("", true);
    this.#given.end();
    this.released = this.#source.end;
  }

  take(): readonly PassJudgment[] {
    if (this.#decoded.length === 0 && !this.#given.hasJudged && !this.#views.some(hasJudged)) return NONE;
    const judged: PassJudgment[] = this.#given.take().map((part) => ({ ...part, view: "given" }));
    for (const view of this.#views) for (const part of view.take()) judged.push({ ...part, view: view.name });
    for (const part of this.#decoded) judged.push(part);
    this.#decoded = [];
    return judged;
  }

  #read(chunk: string, isEnd: boolean): void {
    const source = this.#source;
    const isPlain = !isEnd && !NON_ASCII.test(chunk);
    const last = chunk.charCodeAt(chunk.length - 1);
    let [released, at] = [source.end, source.end];
    for (const view of this.#views) {
      if (!isPlain || !view.skip(source, last)) view.read(source, isEnd);
      if (view.released < released) released = view.released;
      at = view.at;
    }
    // Not further than the other forms: what breaks off a pattern here may go on there.
    this.#given.read(this.#upTo(chunk, at));
    for (const region of this.#regions.read(chunk, source, isEnd)) this.#decode(region);
    this.released = Math.min(released, this.#given.released, this.#regions.released);
    source.forget(this.released - this.#reach);
  }

  /** What the text as given is read next, up to a position. */
  #upTo(chunk: string, at: number): string {
    const waiting = this.#waiting + chunk;
    const count = at - this.#given.length;
    this.#waiting = waiting.slice(count);
    return waiting.slice(0, count);
  }

  #decode({ kind, text, start, before }: EncodedRegion): void {
    const view = decodedView(before + text, kind);
    if (!view) return;
    const track = new Track(this.#needs);
    track.read(view.text);
    track.end();
    const shift = start - before.length;
    const end = start + text.length;
    const traced = (span: GuardSpan): GuardSpan => {
      const { from, to } = view.origin({ from: span.start, to: span.end });
      // A match without a position means the whole text.
      if (from >= to) return { ...span, start, end };
      return { ...span, start: Math.max(start, from + shift), end: Math.min(end, to + shift) };
    };
    for (const { method, judgment } of track.take()) {
      const found: Judgment =
        judgment.outcome === "hit" ? { ...judgment, spans: judgment.spans.map(traced) } : judgment;
      this.#decoded.push({ method, judgment: found, view: "decoded" });
    }
  }
}

const NONE: readonly PassJudgment[] = [];
const isPlain = (view: ViewTrack): boolean => view.isPlain;
const hasJudged = (view: ViewTrack): boolean => view.hasJudged;
