import type { Channel } from "../guard.ts";
import type {
  CompleteCall,
  EndingKind,
  JsonObject,
  Piece,
  ReadEvent,
  StreamEvent,
  StreamReader,
  Usage,
} from "../protocols/protocol.ts";
import type { Walked } from "../run/messages.ts";
import type { Lane, LaneStop } from "./lane.ts";
import { LaneText } from "./lane-text.ts";
import { ReadAhead } from "./read-ahead.ts";

/** What follows for a tool call. */
export type CallVerdict =
  | { readonly kind: "allow" }
  /** It leaves with other arguments. */
  | { readonly kind: "change"; readonly text: string }
  /** It does not leave; the client gets an error. */
  | { readonly kind: "deny"; readonly message: string }
  /** The whole answer must not go on. */
  | { readonly kind: "stop"; readonly stop: LaneStop };

export interface GuardedStreamNeeds {
  readonly reader: StreamReader;
  /** A lane for each text of the answer. */
  readonly lane: (channel: Channel, id: string) => Lane;
  /** Must not reject. If it does, the call was not judged, and the stream ends. */
  readonly judgeCall: (call: CompleteCall) => Promise<CallVerdict>;
  /** What follows from parts that no guard can read. Without it, the stream ends. */
  readonly unreadable?: (parts: Walked["unreadable"]) => LaneStop | null;
  /** What the ending says. */
  readonly message: (stop: LaneStop) => string;
}

/** An event to be sent. If it is verbatim, it is the very object that was pushed, and its bytes can be sent as they came. */
export interface OutEvent {
  readonly event: StreamEvent;
  readonly isVerbatim: boolean;
}

/**
 * The events of an answer on their way to the client. They leave in order, each once everything in it may leave. The next
 * event comes when the promise of the last one is settled.
 */
export interface GuardedStream {
  push(event: StreamEvent): readonly OutEvent[] | Promise<readonly OutEvent[]>;
  /**
   * The same for events that came together, from one place in the list on, and as many of them as are judged together. What
   * leaves is what would leave if they came one by one.
   */
  pushNext(events: readonly StreamEvent[], from: number): Pushed;
  /** The upstream sends no more. What is held and can't be judged any more does not leave. */
  end(): readonly OutEvent[] | Promise<readonly OutEvent[]>;
  /** Why it ended early. After that, nothing more leaves and the upstream can be let go. */
  readonly stopped: LaneStop | null;
  /** Whether the last event left. */
  readonly isOver: boolean;
  readonly usage: Usage | null;
  /** Every text of the answer so far. */
  readonly texts: Iterable<LaneText>;
  /** Characters of events that came and did not leave. */
  readonly held: number;
}

export interface Pushed {
  readonly out: readonly OutEvent[] | Promise<readonly OutEvent[]>;
  /** The place of the event that comes next. */
  readonly next: number;
}

/** Characters of events that are held, and of all texts of one answer. Beyond these limits nothing is judged. */
export const MOST_HELD = 2 * 1024 * 1024;
export const MOST_TEXT = 8 * 1024 * 1024;
/** Texts and calls of one answer. */
const MOST_LANES = 2000;

export const createGuardedStream = (needs: GuardedStreamNeeds): GuardedStream => new Guarded(needs);

/** A piece of an event, and when it may leave. */
type Slot = TextSlot | CallSlot;

interface TextSlot {
  readonly piece: Piece;
  readonly call: null;
  readonly text: LaneText;
  readonly end: number;
}

interface CallSlot {
  readonly piece: Piece;
  readonly call: HeldCall;
  readonly text: null;
  readonly end: 0;
}

interface HeldCall {
  complete: CompleteCall | null;
  verdict: CallVerdict | null;
  /** Whether its changed arguments have left. */
  isSent: boolean;
}

interface Held {
  readonly event: StreamEvent;
  readonly read: ReadEvent;
  readonly slots: readonly Slot[];
}

const UNJUDGED: LaneStop = { kind: "refuse", guard: "", rule: null };
const NOTHING: readonly OutEvent[] = [];
const UNCHANGED: readonly { readonly path: Piece["path"]; readonly text: string }[] = [];
const NO_CALLS: ReadonlySet<HeldCall> = new Set();

class Guarded implements GuardedStream {
  stopped: LaneStop | null = null;
  isOver = false;
  usage: Usage | null = null;
  held = 0;
  readonly #needs: GuardedStreamNeeds;
  readonly #texts = new Map<string, LaneText>();
  readonly #calls = new Map<string, HeldCall>();
  #queue: Held[] = [];
  /** Work that the next answer has to wait for. */
  #waiting: Promise<void>[] = [];
  #size = 0;
  readonly #reading: ReadAhead;

  constructor(needs: GuardedStreamNeeds) {
    this.#needs = needs;
    this.#reading = new ReadAhead(needs.reader);
  }

  get texts(): Iterable<LaneText> {
    return this.#texts.values();
  }

  push(event: StreamEvent): readonly OutEvent[] | Promise<readonly OutEvent[]> {
    if (this.stopped || this.isOver) return NOTHING;
    try {
      this.#take(event, this.#reading.read(event));
    } catch {
      return this.#unjudged();
    }
    return this.#answer();
  }

  pushNext(events: readonly StreamEvent[], from: number): Pushed {
    if (this.stopped || this.isOver) return { out: NOTHING, next: events.length };
    let count: number;
    try {
      count = this.#takeTogether(events, from);
    } catch {
      return { out: this.#unjudged(), next: events.length };
    }
    if (count > 0) return { out: this.#answer(), next: from + count };
    const event = events[from];
    return { out: event ? this.push(event) : NOTHING, next: from + 1 };
  }

  #unjudged(): readonly OutEvent[] {
    this.#stop(UNJUDGED);
    this.#waiting = [];
    return this.#drain();
  }

  #answer(): readonly OutEvent[] | Promise<readonly OutEvent[]> {
    if (this.#waiting.length === 0) return this.#drain();
    return this.#settled().then(() => this.#drain());
  }

  end(): readonly OutEvent[] | Promise<readonly OutEvent[]> {
    if (this.stopped || this.isOver) return NOTHING;
    const finish = (): readonly OutEvent[] => {
      const out = this.#drain();
      if (this.stopped || this.#queue.length === 0) return out;
      this.#stop(UNJUDGED);
      return [...out, ...this.#drain()];
    };
    this.#endTexts();
    return this.#waiting.length === 0 ? finish() : this.#settled().then(finish);
  }

  /**
   * Takes events that all go on with one text, if it is certain that no guard says anything of what they add. How many it took;
   * what was read beyond them is kept.
   */
  #takeTogether(events: readonly StreamEvent[], from: number): number {
    const run = this.#reading.run(events, from);
    const [first] = run?.taken ?? [];
    if (!run || !first || this.#texts.size >= MOST_LANES) return 0;
    const text = this.#text(first.piece);
    if (!text.isQuiet(run.text)) return 0;
    this.#reading.take(run.taken.length);
    let end = text.length;
    this.#size += run.text.length;
    this.#add(text.push(run.text));
    for (const { event, read, piece } of run.taken) {
      end += piece.text.length;
      if (read.usage) this.usage = read.usage;
      this.#hold({ event, read, slots: [{ piece, call: null, text, end }] });
    }
    return run.taken.length;
  }

  #settled(): Promise<unknown> {
    const waiting = this.#waiting;
    this.#waiting = [];
    return Promise.all(waiting);
  }

  #add(work: void | Promise<void>): void {
    if (work) this.#waiting.push(work);
  }

  #take(event: StreamEvent, read: ReadEvent): void {
    if (read.usage) this.usage = read.usage;
    if (read.unreadable.length > 0) {
      const stop = this.#needs.unreadable ? this.#needs.unreadable(read.unreadable) : UNJUDGED;
      // The event itself must not leave either, although nothing else in it holds it back.
      if (stop) {
        this.#stop(stop);
        return;
      }
    }
    const slots: Slot[] = [];
    for (const piece of read.pieces) slots.push(this.#slot(piece));
    for (const call of read.calls) this.#add(this.#judge(call));
    for (const id of read.ends) this.#add(this.#texts.get(id)?.end());
    if (read.isLast) this.#endTexts();
    this.#hold({ event, read, slots });
  }

  #hold(held: Held): void {
    this.#queue.push(held);
    this.held += held.event.data.length;
    if (this.held > MOST_HELD || this.#size > MOST_TEXT) this.#stop(UNJUDGED);
  }

  #slot(piece: Piece): Slot {
    if (piece.channel === "tool_call") return { piece, call: this.#call(piece.lane), text: null, end: 0 };
    const text = this.#text(piece);
    // A text that is only said as a whole is no repetition.
    if (!(piece.repeats && text.length > 0) && piece.text !== "") {
      this.#size += piece.text.length;
      this.#add(text.push(piece.text));
    }
    return { piece, call: null, text, end: text.length };
  }

  #text({ lane: id, channel }: Piece): LaneText {
    const known = this.#texts.get(id);
    if (known) return known;
    if (this.#texts.size >= MOST_LANES) throw new RangeError("too many texts");
    const made = new LaneText(id, channel, this.#needs.lane(channel, id));
    this.#texts.set(id, made);
    return made;
  }

  #call(id: string): HeldCall {
    const known = this.#calls.get(id);
    if (known) return known;
    if (this.#calls.size >= MOST_LANES) throw new RangeError("too many calls");
    const made: HeldCall = { complete: null, verdict: null, isSent: false };
    this.#calls.set(id, made);
    return made;
  }

  async #judge(complete: CompleteCall): Promise<void> {
    const call = this.#call(complete.lane);
    // A call that is said to be complete twice is the one that was judged.
    if (call.complete) return;
    call.complete = complete;
    const failed = (): CallVerdict => ({ kind: "stop", stop: UNJUDGED });
    call.verdict = await this.#needs.judgeCall(complete).catch(failed);
    if (call.verdict.kind === "stop") this.#stop(call.verdict.stop);
  }

  #endTexts(): void {
    for (const text of this.#texts.values()) this.#add(text.end());
  }

  #stop(stop: LaneStop): void {
    this.stopped ??= stop;
  }

  /** Everything that may leave, in order, and the ending if there is one. */
  #drain(): readonly OutEvent[] {
    if (this.isOver) return NOTHING;
    const out: OutEvent[] = [];
    let gone = 0;
    for (const held of this.#queue) {
      if (!mayAllLeave(held.slots)) break;
      gone++;
      this.held -= held.event.data.length;
      if (!this.#leave(held, out)) break;
    }
    if (gone === 1) this.#queue.shift();
    else if (gone > 0) this.#queue = this.#queue.slice(gone);
    for (const { stop } of this.#texts.values()) if (stop) this.#stop(stop);
    if (this.stopped) this.#finish(this.stopped, out);
    return out;
  }

  #finish(stop: LaneStop, out: OutEvent[]): void {
    const kind: EndingKind = stop.kind === "block" ? "policy" : "undecided";
    const { reader, message } = this.#needs;
    for (const event of reader.ending(kind, message(stop))) this.#pass(event, null, out);
    this.#queue = [];
    this.held = 0;
    this.isOver = true;
  }

  /** False if nothing more may leave. */
  #leave({ event, read, slots }: Held, out: OutEvent[]): boolean {
    let texts = UNCHANGED;
    for (const slot of slots) {
      const text = slot.text ? textOf(slot) : argumentsOf(slot.call, slot.piece);
      if (text === null || text === slot.piece.text) continue;
      if (slot.piece.isSigned) {
        this.#stop({ kind: "block", guard: "", rule: null });
        return false;
      }
      texts = [...texts, { path: slot.piece.path, text }];
    }
    if (!read.isOurs) this.#send({ event, read, slots }, texts, out);
    if (read.isLast) this.isOver = true;
    return true;
  }

  #send({ event, read, slots }: Held, texts: typeof UNCHANGED, out: OutEvent[]): void {
    const { reader } = this.#needs;
    let leaving: StreamEvent | null = event;
    if (texts.length > 0 && read.value) leaving = reader.withTexts(read.value, texts, event);
    for (const { complete } of deniedIn(slots)) {
      if (!leaving || !complete) continue;
      const value: JsonObject | null = leaving === event ? read.value : JSON.parse(leaving.data);
      leaving = value ? reader.withoutCall(value, complete, leaving) : null;
    }
    // Before the event that made the call whole: in some protocols it also finishes the answer.
    for (const { lane } of read.calls) this.#sayDenied(this.#calls.get(lane), out);
    if (leaving) this.#pass(leaving, event, out);
  }

  #sayDenied(call: HeldCall | undefined, out: OutEvent[]): void {
    if (!call?.complete || call.verdict?.kind !== "deny") return;
    for (const event of this.#needs.reader.deniedCall(call.complete, call.verdict.message))
      this.#pass(event, null, out);
  }

  #pass(leaving: StreamEvent, came: StreamEvent | null, out: OutEvent[]): void {
    const sent = this.#needs.reader.leaving(leaving);
    if (sent) out.push({ event: sent, isVerbatim: sent === came });
  }
}

function mayAllLeave(slots: readonly Slot[]): boolean {
  for (const { call, text, end } of slots) {
    if (text ? text.released < end : call.verdict === null || call.verdict.kind === "stop") return false;
  }
  return true;
}

/** Calls that must not leave, each once. */
function deniedIn(slots: readonly Slot[]): ReadonlySet<HeldCall> {
  let denied = NO_CALLS;
  for (const { call } of slots) if (call && isDenied(call) && !denied.has(call)) denied = new Set([...denied, call]);
  return denied;
}

/** The replacement of a piece of a text; null if it is unchanged. */
function textOf({ piece, text, end }: TextSlot): string | null {
  const taken = text.take(end);
  return piece.repeats ? text.sent : taken;
}

/** All changed arguments stand where the first piece of them stood. */
function argumentsOf(call: HeldCall, piece: Piece): string | null {
  const { verdict, complete } = call;
  if (!complete || !verdict || isDenied(call)) return null;
  if (piece.repeats) return verdict.kind === "change" ? verdict.text : complete.text;
  if (verdict.kind !== "change") return null;
  if (call.isSent || piece.text === "") return "";
  call.isSent = true;
  return verdict.text;
}

const isDenied = ({ verdict }: HeldCall): boolean => verdict?.kind === "deny";
