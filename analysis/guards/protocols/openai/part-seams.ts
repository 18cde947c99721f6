import { UnreadableEvent } from "../protocol.ts";

/** How much of the text before a part is looked at again with it, and how much of the part. */
const BEFORE = 256;
const BEHIND = 1_000;
const LANE = /^(\d+:\w+):(\d+)$/;

interface Said {
  part: number;
  /** The end of what was said before the part. */
  before: string;
  tail: string;
  length: number;
}

/** The borders between the parts of a streamed message, which clients join: nothing may hide across one. */
export class PartSeams {
  readonly #said = new Map<string, Said>();

  /** What a piece of a text is judged as beside itself: behind a border, together with what stands before it. Null if it is not. */
  across(lane: string, text: string): { readonly text: string; readonly isLast: boolean } | null {
    const [, kind = "", number = ""] = LANE.exec(lane) ?? [];
    if (kind === "" || text === "") return null;
    const part = Number(number);
    const said = this.#said.get(kind) ?? { part, before: "", tail: "", length: 0 };
    this.#said.set(kind, said);
    if (part < said.part) throw new UnreadableEvent("A part goes on behind the next one.");
    if (part > said.part) Object.assign(said, { part, before: said.tail, length: 0 });
    const { before, length } = said;
    said.tail = (said.tail + text).slice(-BEFORE);
    said.length += text.length;
    if (before === "" || length >= BEHIND) return null;
    return { text: length === 0 ? before + text : text, isLast: said.length >= BEHIND };
  }
}
