/** A string of an event between its quotes. */
interface Hole {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

const DEEPEST = 16;
const PLAIN_NAME = /^\w{1,64}$/;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/**
 * The text of an event that was read, with holes for the strings that change from event to event. An event with the same text
 * around its holes has the same value but for those strings: it need not be parsed again to know what it says.
 */
export class EventShape {
  /** What stands before each hole, and behind the last one. */
  readonly #around: readonly string[];

  /** `holes` are in the order of the text. */
  constructor(data: string, holes: readonly Hole[]) {
    let from = 0;
    const around = holes.map(({ start, end }) => {
      const before = data.slice(from, start);
      from = end;
      return before;
    });
    this.#around = [...around, data.slice(from)];
  }

  /** Puts the strings of an event into the list, in the order of the holes. False if it has another shape. */
  match(data: string, into: string[]): boolean {
    const around = this.#around;
    const last = around.length - 1;
    let at = 0;
    for (let hole = 0; hole < last; hole++) {
      const before = around[hole] as string;
      if (!data.startsWith(before, at)) return false;
      at += before.length;
      const end = endOfString(data, at);
      if (end < 0) return false;
      const text = data.slice(at, end);
      const read = text.includes("\\") ? unescaped(text) : text;
      if (read === null) return false;
      into[hole] = read;
      at = end;
    }
    const rest = around[last] as string;
    return data.length - at === rest.length && data.startsWith(rest, at);
  }
}

/** Where a string ends that begins before this position; -1 if it has no end, or what no string can have. */
function endOfString(data: string, from: number): number {
  for (let at = from; at < data.length; at++) {
    const code = data.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
    else if (code < 0x20) return -1;
  }
  return -1;
}

function unescaped(text: string): string | null {
  try {
    return JSON.parse(`"${text}"`);
  } catch {
    return null;
  }
}

/**
 * The shape of an event whose data is valid JSON, with holes at these places (members and positions with dots between them).
 * Null if one of the first `needed` places holds no string, or if it can't be told which string stands there.
 */
export function shapeOf(data: string, places: readonly string[], needed: number): MadeShape | null {
  const finder = new HoleFinder(data, new Set(places));
  if (!finder.value("", 0)) return null;
  const { holes } = finder;
  const found = holes.map(({ path }) => path);
  const isSure =
    new Set(found).size === found.length && places.slice(0, needed).every((place) => found.includes(place));
  return isSure ? { shape: new EventShape(data, holes), places: found } : null;
}

interface MadeShape {
  readonly shape: EventShape;
  /** What each hole is for. */
  readonly places: readonly string[];
}

/** Goes through valid JSON once. It gives up at names that could be taken for a path. */
class HoleFinder {
  readonly holes: Hole[] = [];
  readonly #data: string;
  readonly #places: ReadonlySet<string>;
  #at = 0;

  constructor(data: string, places: ReadonlySet<string>) {
    this.#data = data;
    this.#places = places;
  }

  value(path: string, depth: number): boolean {
    if (depth > DEEPEST) return false;
    switch (this.#next()) {
      case "{":
        return this.#members(path, depth);
      case "[":
        return this.#items(path, depth);
      case '"': {
        const end = endOfString(this.#data, this.#at + 1);
        if (this.#places.has(path)) this.holes.push({ path, start: this.#at + 1, end });
        this.#at = end + 1;
        return end >= 0;
      }
      default:
        while (this.#at < this.#data.length && !",]} \t\r\n".includes(this.#data.charAt(this.#at))) this.#at++;
        return true;
    }
  }

  #members(path: string, depth: number): boolean {
    this.#at++;
    while (this.#next() === '"') {
      const end = endOfString(this.#data, this.#at + 1);
      const name = this.#data.slice(this.#at + 1, end);
      if (end < 0 || !PLAIN_NAME.test(name)) return false;
      this.#at = end + 1;
      if (this.#next() !== ":") return false;
      this.#at++;
      if (!this.value(path === "" ? name : `${path}.${name}`, depth + 1)) return false;
      if (this.#next() === ",") this.#at++;
    }
    return this.#closes("}");
  }

  #items(path: string, depth: number): boolean {
    this.#at++;
    for (let index = 0; this.#next() !== "]"; index++) {
      if (this.#at >= this.#data.length || !this.value(`${path}.${index}`, depth + 1)) return false;
      if (this.#next() === ",") this.#at++;
    }
    return this.#closes("]");
  }

  #closes(sign: string): boolean {
    const isThere = this.#data.charAt(this.#at) === sign;
    this.#at++;
    return isThere;
  }

  #next(): string {
    while (" \t\r\n".includes(this.#data.charAt(this.#at)) && this.#at < this.#data.length) this.#at++;
    return this.#data.charAt(this.#at);
  }
}
