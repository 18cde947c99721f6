import { type Offsets, originalSpan, type Span, sameOffsets, throughOffsets } from "./offsets.ts";
import { applySteps, type Step, traceSteps } from "./steps.ts";

/** A text as it is read, with the way back to the text that it is a view of. */
export interface View {
  readonly text: string;
  /** Worked out when it is first asked for: most readers only want to know whether something is there. */
  readonly at: Offsets;
}

/** A class, since a long text has tens of thousands of readings, and an object with a getter of its own is slow to make. */
class LazyView implements View {
  readonly text: string;
  readonly #trace: () => Offsets;
  #offsets: Offsets | undefined;

  constructor(text: string, trace: () => Offsets) {
    this.text = text;
    this.#trace = trace;
  }

  get at(): Offsets {
    this.#offsets ??= this.#trace();
    return this.#offsets;
  }
}

export const createView = (text: string, trace: () => Offsets): View => new LazyView(text, trace);

/** The text itself. */
export const unchangedView = (text: string): View => createView(text, () => sameOffsets(text.length));

/** What the steps make of a text, one after another. */
export const viewBy = (steps: readonly Step[], text: string): View =>
  createView(applySteps(steps, text), () => traceSteps(steps, text));

/** A view of what a view shows, as a view of the text behind both. */
export const viewThrough = (outer: View, inner: View): View =>
  createView(outer.text, () => throughOffsets(outer.at, inner.at));

/** The characters of the original that a part of the view comes from. */
export const originalOf = ({ at }: View, part: Span): Span => originalSpan(at, part);
