/**
 * What a signal gives up, as a chain behind one single listener. A signal of its own accord looks through its listeners one
 * by one whenever one comes or goes, and all prompts of a run are under the same. And a listener that has left keeps hold of
 * those that came after it: once it has grown old, all of them and what they hold stay in memory until the next full
 * collection. A link of this chain holds on to nobody when it has left.
 */
export abstract class UnderSignal {
  #before: UnderSignal | null = null;
  #after: UnderSignal | null = null;

  abstract cancel(): void;

  protected obey(signal: AbortSignal): void {
    const head = headOf(signal);
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

const heads = new WeakMap<AbortSignal, Head>();

function headOf(signal: AbortSignal): UnderSignal {
  const known = heads.get(signal);
  if (known) return known;
  const head = new Head();
  signal.addEventListener("abort", () => head.cancel(), { once: true });
  heads.set(signal, head);
  return head;
}
