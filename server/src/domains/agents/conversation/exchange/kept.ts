import type { Answered, ToolCall } from "./observation.ts";

/** How much of a response is stored and graded, in characters. What is not stored is not graded. */
export const LONGEST_KEPT = 100_000;
const MOST_CALLS = 100;
const LONGEST_NAME = 200;

/** Text that arrives in pieces: stored up to the limit, and joined once. */
export class KeptText {
  readonly #pieces: string[] = [];
  readonly #most: number;
  #length = 0;
  isCut = false;

  constructor(most = LONGEST_KEPT) {
    this.#most = most;
  }

  add(piece: string): void {
    const room = this.#most - this.#length;
    if (piece.length > room) this.isCut = true;
    if (piece === "" || room <= 0) return;
    this.#pieces.push(piece.length > room ? piece.slice(0, room) : piece);
    this.#length += Math.min(piece.length, room);
  }

  toString(): string {
    return this.#pieces.join("");
  }
}

/** The tool calls of an answer, which share one limit among all their arguments. */
export class KeptCalls {
  readonly calls: { id: string; name: string; given: KeptText }[] = [];
  readonly #ids = new Set<string>();
  #left = LONGEST_KEPT;
  isCut = false;

  knows(id: string): boolean {
    return this.#ids.has(id);
  }

  /** More of the call at this place; of a new one when there is none yet. */
  add(at: number, { id = "", name = "", given = "" }: { id?: string; name?: string; given?: string }): void {
    if (at >= MOST_CALLS) {
      this.isCut = true;
      return;
    }
    this.calls[at] ??= { id: "", name: "", given: new KeptText() };
    const call = this.calls[at];
    if (!call) return;
    if (call.id === "" && id !== "") this.#ids.add(id);
    call.id ||= this.#short(id);
    call.name ||= this.#short(name);
    const room = given.length > this.#left ? given.slice(0, this.#left) : given;
    if (room.length < given.length) this.isCut = true;
    this.#left -= room.length;
    call.given.add(room);
  }

  #short(text: string): string {
    if (text.length > LONGEST_NAME) this.isCut = true;
    return text.slice(0, LONGEST_NAME);
  }

  list(): ToolCall[] {
    return this.calls.map(({ id, name, given }) => ({ id, name, arguments: given.toString() }));
  }
}

/** Marks a response whose end was neither stored nor graded. */
export const cutMark = (isCut: boolean): Pick<Answered, "isCut"> => (isCut ? { isCut: true } : {});

/** Words of the agent's own choosing that are no part of what it says. */
export const shortly = (text: string | undefined): string | null => text?.slice(0, LONGEST_NAME) ?? null;
