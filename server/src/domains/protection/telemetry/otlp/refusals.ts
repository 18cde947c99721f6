/** How many records of a request were refused, and why. The first few reasons are told to the sender. */
export class Refusals {
  #reasons = new Map<string, number>();
  count = 0;

  add(reason: string, count = 1): void {
    if (count === 0) return;
    this.count += count;
    if (this.#reasons.has(reason) || this.#reasons.size < MOST_REASONS)
      this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + count);
  }

  get message(): string {
    return [...this.#reasons].map(([reason, count]) => `${count} refused: ${reason}`).join("; ");
  }
}

const MOST_REASONS = 5;
