import { directionOf } from "../config/config.ts";
import type { Channel, GuardSpan } from "../guard.ts";
import { type Masks, senderOf, type Toward } from "../masking/masks.ts";
import { mergedSpans } from "../masking/spans.ts";
import { heldFrom, INERT, LOOKS_LIKE_ONE, OPENING, permanentMask, WRITTEN } from "../masking/token.ts";
import { TailText } from "../pass/tail-text.ts";
import { NON_ASCII } from "../pass/view-track.ts";
import type { LaneChange } from "./lane.ts";

export interface ChangeNeeds {
  readonly channel: Channel;
  readonly masks?: Masks | undefined;
  /** Who gets the text, and so sees the values that it sent in place of their tokens. */
  readonly toward?: Toward | undefined;
}

/**
 * The changes of a text on its way: what guards found is masked, and tokens of the conversation are put back for whoever
 * gets an answer, or made inert on the way in.
 */
export class LaneChanges {
  /** Everything before has left, with its changes. */
  released = 0;
  readonly #needs: ChangeNeeds;
  readonly #isAnswer: boolean;
  readonly #text = new TailText();
  #spans: GuardSpan[] = [];
  /** Whether the text that did not leave may hold a token. */
  #mayHoldToken = false;
  /** Whether the text has characters of two units. */
  #mayCutPair = false;

  constructor(needs: ChangeNeeds) {
    this.#needs = needs;
    this.#isAnswer = directionOf(needs.channel) === "output";
  }

  push(chunk: string): void {
    this.#text.push(chunk);
    if (!this.#mayCutPair) this.#mayCutPair = NON_ASCII.test(chunk);
    if (this.#needs.masks && chunk.includes(OPENING)) this.#mayHoldToken = true;
  }

  mask(spans: readonly GuardSpan[]): void {
    for (const span of spans) this.#spans.push(span);
  }

  /** What changes in the text up to a position, or up to where that can be known. Spans that come later start behind it. */
  release(limit: number, isEnd: boolean): readonly LaneChange[] {
    const from = this.released;
    const whole = isEnd ? limit : this.#outsidePair(limit);
    if (whole <= from) return NONE;
    if (this.#spans.length === 0 && !this.#mayHoldToken) {
      this.#leave(whole);
      return NONE;
    }
    const changes: LaneChange[] = [];
    const text = this.#text.slice(from, this.#text.end);
    let [done, until] = [from, whole];
    for (const span of mergedSpans(
      text,
      this.#spans.map((one) => moved(one, -from)),
    )) {
      const { start, end } = moved(span, from);
      if (start >= until) break;
      if (end > until) {
        until = start;
        break;
      }
      this.#restore(done, start, changes);
      changes.push({ start, end, text: this.#masked(this.#text.slice(start, end), span) });
      done = end;
    }
    if (this.#mayHoldToken && !isEnd) until = done + heldFrom(this.#text.slice(done, until));
    this.#restore(done, until, changes);
    this.#leave(until);
    return changes;
  }

  #leave(until: number): void {
    this.released = until;
    this.#text.forget(until - 1);
    if (this.#spans.length > 0) this.#spans = this.#spans.filter(({ end }) => end > until);
    if (this.#mayHoldToken) this.#mayHoldToken = this.#text.slice(until, this.#text.end).includes(OPENING);
  }

  #masked(value: string, span: GuardSpan): string {
    const { masks, toward, channel } = this.#needs;
    if (!masks) return permanentMask(span.kind);
    const whole = [{ ...span, start: 0, end: value.length }];
    return this.#isAnswer ? masks.answer(value, whole, toward ?? null) : masks.mask(value, senderOf(channel), whole);
  }

  /** Tokens in a part without masked places. */
  #restore(from: number, to: number, changes: LaneChange[]): void {
    const { masks, toward } = this.#needs;
    if (!masks || !this.#mayHoldToken || from >= to) return;
    const text = this.#text.slice(from, to);
    if (!this.#isAnswer) {
      for (const { index } of text.matchAll(LOOKS_LIKE_ONE))
        changes.push({ start: from + index, end: from + index + 1, text: OPENING + INERT });
      return;
    }
    if (!toward) return;
    for (const { 0: written, index } of text.matchAll(WRITTEN)) {
      const restored = written === OPENING + INERT ? OPENING : masks.restore(written, toward);
      if (restored !== written)
        changes.push({ start: from + index, end: from + index + written.length, text: restored });
    }
  }

  #outsidePair(position: number): number {
    if (!this.#mayCutPair) return position;
    const last = this.#text.slice(position - 1, position).charCodeAt(0);
    return last >= 0xd800 && last < 0xdc00 ? position - 1 : position;
  }
}

const NONE: readonly LaneChange[] = [];

const moved = (span: GuardSpan, by: number): GuardSpan => ({ ...span, start: span.start + by, end: span.end + by });
