/**
 * The members that a signal ends, as a chain behind a single listener. An AbortSignal walks through all its listeners
 * whenever one is added or removed, and all prompts of a run share one signal. A removed listener also keeps those
 * added after it alive: once it is in the old generation, all of them and what they reference stay in memory until the
 * next full garbage collection. A removed link of this chain references nothing.
 */
export abstract class UnderSignal {
  #before: UnderSignal | null = null;
  #after: UnderSignal | null = null;

  abstract cancel(): void;

  protected obey(signal: AbortSignal | Cancellation): void {
    const head = signal instanceof Cancellation ? signal : headOf(signal);
    this.#before = head;
    this.#after = head.#after;
    if (head.#after) head.#after.#before = this;
    head.#after = this;
  }

  protected leave(): void {
    if (this.#before) this.#before.#after = this.#after;
    if (this.#after) this.#after.#before = this.#before;
    this.#before = null;
    this.#after = null;
  }

  protected cancelAfter(): void {
    for (let one = this.#after; one; one = this.#after) {
      one.leave();
      one.cancel();
    }
  }
}

class Head extends UnderSignal {
  override cancel(): void {
    this.cancelAfter();
  }
}

/** A signal for one request: an AbortController, its signal and a listener cost more than some requests' own work. */
export class Cancellation extends UnderSignal {
  aborted = false;

  override cancel(): void {
    this.aborted = true;
    this.cancelAfter();
  }
}

const heads = new WeakMap<AbortSignal, Head>();

function headOf(signal: AbortSignal): UnderSignal {
  const known = heads.get(signal);
  if (known) return known;
  const head = new Head();
  signal.addEventListener("abort", () => head.cancel(), { once: true });
  heads.set(signal, head);
  return head;
}
