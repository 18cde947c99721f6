/** Forgotten parts are cut off only in lots, since cutting copies the rest. */
const LOT = 1_024;

/** The end of a text that comes in chunks, as far as someone may still look back. Positions count from the beginning of the text. */
export class TailText {
  text = "";
  start = 0;

  get end(): number {
    return this.start + this.text.length;
  }

  push(chunk: string): void {
    this.text += chunk;
  }

  slice(from: number, to: number): string {
    return this.text.slice(Math.max(0, from - this.start), Math.max(0, to - this.start));
  }

  forget(before: number): void {
    const cut = Math.min(before - this.start, this.text.length);
    if (cut < LOT || cut * 2 < this.text.length) return;
    this.text = this.text.slice(cut);
    this.start += cut;
  }
}
