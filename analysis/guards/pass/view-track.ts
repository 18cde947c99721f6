import type { Judgment } from "../guard.ts";
import type { TailText } from "./tail-text.ts";
import { type PartJudgment, Track, type TrackNeeds } from "./track.ts";

/** A form of a text, made of one group of characters after another. ASCII characters stay as they are. */
export interface TextForm {
  readonly name: "normalized" | "folded";
  /** What a character with its marks becomes. */
  readonly form: (cluster: string) => string;
  /** What it is compared with: only what differs from that is worth another look. */
  readonly base: (cluster: string) => string;
}

/** Characters beyond ASCII, with the one before them, since marks change it. */
const BLOCK = /[\0-\x7f]?[^\0-\x7f]+/g;
/**
 * A character with what may be joined with it: marks, parts of Korean syllables, Japanese sound marks. Longer rows are cut. A
 * mark behind any other ASCII character changes nothing but itself.
 */
const CLUSTER =
  /(?:[A-Za-z<=>]|[^\0-\x7f])[\p{M}\u1160-\u11ff\u3131-\u318e\uff9e-\uffdc\u{16d67}\u{16d68}]{0,64}|[\0-\x7f]/gsu;
/** Whether marks behind it change it. */
const joins = (unit: number): boolean => {
  const letter = unit | 32;
  return (letter >= 97 && letter <= 122) || (unit >= 60 && unit <= 62);
};
export const NON_ASCII = /[^\0-\x7f]/;
const isAscii = (cluster: string): boolean => cluster.length === 1 && cluster.charCodeAt(0) < 128;
/** Some characters stand for eighteen others. A form that grows past this has a space in the place of further ones. */
const GROWTH = 1.2;
const GROWTH_ALLOWED = 1_000;

/** Even: the same in the source. Made: another form of it. Changed: the form that this view is about. */
type Kind = "even" | "made" | "changed";

/** A part of the form, and the part of the source that it is made of. */
interface Piece {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
}

/** A stretch around changed characters, in its other form. */
class Session {
  readonly track: Track;
  #pieces: Piece[] = [];
  readonly start: number;
  length = 0;
  lastChange: number;

  constructor(needs: TrackNeeds, start: number) {
    this.track = new Track(needs, (from, to) => this.#hasChange(from, to));
    this.start = start;
    this.lastChange = start;
  }

  add(text: string, { from, to }: Pick<Piece, "from" | "to">, kind: Kind): void {
    this.#pieces.push({ at: this.length, length: text.length, from, to, kind });
    this.length += text.length;
    if (kind === "changed") this.lastChange = to;
    this.track.read(text);
  }

  #hasChange(from: number, to: number): boolean {
    for (let place = this.#placeOf(from); place < this.#pieces.length; place++) {
      const piece = this.#pieces[place];
      if (!piece || piece.at >= to) return false;
      if (piece.kind === "changed" && (piece.length > 0 || piece.at > from)) return true;
    }
    return false;
  }

  /** The first piece that reaches past a position. */
  #placeOf(position: number): number {
    let [low, high] = [0, this.#pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const { at, length } = this.#pieces[middle] ?? { at: 0, length: 0 };
      if (at + length > position) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Where a position of the form begins in the source. */
  fromOf(position: number, end: number): number {
    const piece = this.#pieces[this.#placeOf(position)];
    if (!piece) return end;
    return piece.kind !== "even" ? piece.from : piece.from + position - piece.at;
  }

  #toOf(position: number): number {
    const piece = this.#pieces[this.#placeOf(position - 1)];
    if (!piece) return this.#pieces.at(-1)?.to ?? this.start;
    return piece.kind !== "even" ? piece.to : piece.from + position - piece.at;
  }

  take(): PartJudgment[] {
    const judged = this.track.take().map(({ method, judgment }) => ({ method, judgment: this.#traced(judgment) }));
    if (this.#pieces.length > 256) this.#pieces = this.#pieces.slice(this.#placeOf(this.track.released - 1));
    return judged;
  }

  #traced(judgment: Judgment): Judgment {
    if (judgment.outcome !== "hit") return judgment;
    const spans = judgment.spans.map((span) => ({
      ...span,
      start: this.fromOf(span.start, this.start),
      end: this.#toOf(span.end),
    }));
    return { ...judgment, spans };
  }
}

/**
 * Looks for patterns in another form of a text that comes in chunks. Only stretches around characters that the form changes
 * are looked through, as far as a pattern can reach, and only what contains such a character counts: elsewhere the form is
 * the text as it was given.
 */
export class ViewTrack {
  readonly name: TextForm["name"];
  released = 0;
  readonly #form: TextForm;
  readonly #needs: TrackNeeds;
  readonly #reach: number;
  #at = 0;
  #session: Session | null = null;
  /** Whether nothing is open: no stretch with changed characters, and no character beyond ASCII that may get marks. */
  #isPlain = true;
  #judged: PartJudgment[] = [];

  constructor(form: TextForm, needs: TrackNeeds) {
    this.name = form.name;
    this.#form = form;
    this.#needs = needs;
    this.#reach = needs.plan.longest + 2;
  }

  /** How much of the source was read. The last character may be missing. */
  get at(): number {
    return this.#at;
  }

  /** How far back the source must be kept. */
  get reach(): number {
    return this.#reach + 2;
  }

  get isPlain(): boolean {
    return this.#isPlain;
  }

  /** Reads ASCII characters, which are the same in every form. False if they may belong to what came before. */
  skip(source: TailText, last: number): boolean {
    if (!this.#isPlain) return false;
    this.#at = this.released = joins(last) ? source.end - 1 : source.end;
    return true;
  }

  read(source: TailText, isEnd: boolean): void {
    const from = this.#at;
    const text = source.slice(from, source.end);
    let [done, isOpen] = [0, false];
    for (const { 0: block, index } of NON_ASCII.test(text) ? text.matchAll(BLOCK) : []) {
      this.#even(source, from + done, from + index);
      done = index;
      // The last character may get marks.
      isOpen = !isEnd && index + block.length === text.length;
      for (const [cluster] of block.matchAll(CLUSTER)) {
        if (isOpen && done + cluster.length === text.length) break;
        this.#cluster(source, cluster, from + done);
        done += cluster.length;
      }
    }
    if (!isOpen) {
      const waits = !isEnd && joins(text.charCodeAt(text.length - 1));
      const until = Math.max(done, waits ? text.length - 1 : text.length);
      this.#even(source, from + done, from + until);
      done = until;
    }
    this.#at = from + done;
    if (isEnd) this.#close();
    const session = this.#session;
    if (session) this.#take(session);
    this.#isPlain = !session && !isOpen;
    this.released = session ? session.fromOf(session.track.released, this.#at) : this.#at;
  }

  get hasJudged(): boolean {
    return this.#judged.length > 0;
  }

  take(): readonly PartJudgment[] {
    if (this.#judged.length === 0) return this.#judged;
    const judged = this.#judged;
    this.#judged = [];
    return judged;
  }

  /** Text that is the same in both forms. */
  #even(source: TailText, from: number, to: number): void {
    const session = this.#session;
    if (!session || from >= to) return;
    const until = Math.min(to, Math.max(from, session.lastChange + this.#reach));
    if (until > from) session.add(source.slice(from, until), { from, to: until }, "even");
    if (until < to || until >= session.lastChange + this.#reach) this.#close();
  }

  #cluster(source: TailText, cluster: string, from: number): void {
    const to = from + cluster.length;
    if (isAscii(cluster)) {
      this.#even(source, from, to);
      return;
    }
    const made = this.#form.form(cluster);
    const isChanged = made !== this.#form.base(cluster);
    if (this.#session && !isChanged && from >= this.#session.lastChange + this.#reach) this.#close();
    if (isChanged && !this.#session) this.#open(source, from);
    const session = this.#session;
    if (!session) return;
    const isLong = session.length + made.length > (to - session.start) * GROWTH + GROWTH_ALLOWED;
    const text = isLong && made.length > cluster.length ? " " : made;
    session.add(text, { from, to }, isChanged ? "changed" : text === cluster ? "even" : "made");
  }

  /** Text before the first changed character is searched from where a pattern could begin. */
  #open(source: TailText, at: number): void {
    const start = outsidePair(source, Math.max(0, at - this.#reach));
    const session = new Session(this.#needs, start);
    let done = start;
    for (const [cluster] of source.slice(start, at).matchAll(CLUSTER)) {
      const made = isAscii(cluster) ? cluster : this.#form.form(cluster);
      session.add(made, { from: done, to: done + cluster.length }, made === cluster ? "even" : "made");
      done += cluster.length;
    }
    this.#session = session;
  }

  #close(): void {
    const session = this.#session;
    if (!session) return;
    session.track.end();
    this.#take(session);
    this.#session = null;
  }

  #take(session: Session): void {
    for (const part of session.take()) this.#judged.push(part);
  }
}

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

function outsidePair(source: TailText, at: number): number {
  return at > 0 && isLow(source.slice(at, at + 1).charCodeAt(0)) ? at - 1 : at;
}
