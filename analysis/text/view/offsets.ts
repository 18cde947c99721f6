/** From where to where in a text, in UTF-16 code units; the last one is not part of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Where the characters of a view come from, as pieces in the view's order. The characters of an even piece come from as
 * many, one from one; those of any other piece come from its span as a whole. A text that is left alone is a single piece.
 */
export interface Offsets {
  /** Where each piece begins in the view, and behind the last one where the view ends. */
  readonly starts: Uint32Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly isEven: Uint8Array;
}

export interface Pieces {
  /** So many characters, taken one by one from here on. */
  even(length: number, from: number): void;
  /** So many characters that the whole span stands for. */
  whole(length: number, span: Span): void;
  offsets(): Offsets;
}

/** Pieces are added in the order of the view; one that goes on where the last one ended becomes part of it. */
export function createPieces(): Pieces {
  const [starts, froms, tos, evens]: [number[], number[], number[], number[]] = [[0], [], [], []];
  const end = (): number => starts[starts.length - 1] as number;
  const add = (length: number, from: number, to: number): void => {
    starts.push(end() + length);
    froms.push(from);
    tos.push(to);
  };
  return {
    even: (length, from) => {
      if (length === 0) return;
      const last = tos.length - 1;
      if (last >= 0 && evens[last] === 1 && tos[last] === from) {
        starts[last + 1] = end() + length;
        tos[last] = from + length;
        return;
      }
      add(length, from, from + length);
      evens.push(1);
    },
    whole: (length, { from, to }) => {
      if (length === 0) return;
      add(length, from, to);
      evens.push(0);
    },
    offsets: () => ({
      starts: Uint32Array.from(starts),
      from: Uint32Array.from(froms),
      to: Uint32Array.from(tos),
      isEven: Uint8Array.from(evens),
    }),
  };
}

/** Of a text that is its own view. */
export function sameOffsets(length: number): Offsets {
  const pieces = createPieces();
  pieces.even(length, 0);
  return pieces.offsets();
}

/** The piece that a character of the view is in, found by halving. */
function pieceAt({ starts }: Offsets, place: number): number {
  let [low, high] = [0, starts.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The part of the original that a part of the view comes from, with everything in between that the view leaves out. */
export function originalSpan(offsets: Offsets, { from, to }: Span): Span {
  const { starts, isEven } = offsets;
  const count = isEven.length;
  if (from >= to || count === 0) return emptySpan(offsets, from);
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (let at = pieceAt(offsets, from); at < count && (starts[at] as number) < to; at++) {
    const [begin, end] = cut(offsets, at, { from, to });
    least = Math.min(least, begin);
    most = Math.max(most, end);
  }
  return { from: least, to: most };
}

/** What of a piece's span belongs to the characters from one place of the view to another. */
function cut({ starts, from, to, isEven }: Offsets, at: number, part: Span): readonly [number, number] {
  const [begin, end] = [from[at] as number, to[at] as number];
  if (isEven[at] === 0) return [begin, end];
  const [first, last] = [starts[at] as number, starts[at + 1] as number];
  return [begin + Math.max(0, part.from - first), end - Math.max(0, last - part.to)];
}

/** Between two characters there is nothing, but a place. */
function emptySpan(offsets: Offsets, place: number): Span {
  const { starts, from, to, isEven } = offsets;
  if (isEven.length === 0) return { from: 0, to: 0 };
  const at = pieceAt(offsets, place);
  const ahead = isEven[at] === 1 ? place - (starts[at] as number) : 0;
  const point = place >= (starts[at + 1] as number) ? (to[at] as number) : (from[at] as number) + ahead;
  return { from: point, to: point };
}

/** Where a view of a view comes from: `outer` leads to the text that `inner` leads on from. */
export function throughOffsets(outer: Offsets, inner: Offsets): Offsets {
  const pieces = createPieces();
  const count = outer.isEven.length;
  for (let at = 0; at < count; at++) {
    const span = { from: outer.from[at] as number, to: outer.to[at] as number };
    if (outer.isEven[at] === 1) takeEven(pieces, inner, span);
    else pieces.whole((outer.starts[at + 1] as number) - (outer.starts[at] as number), originalSpan(inner, span));
  }
  return pieces.offsets();
}

function takeEven(pieces: Pieces, inner: Offsets, span: Span): void {
  const count = inner.isEven.length;
  for (let at = pieceAt(inner, span.from); at < count && (inner.starts[at] as number) < span.to; at++) {
    const [begin, end] = cut(inner, at, span);
    const first = Math.max(span.from, inner.starts[at] as number);
    const length = Math.min(span.to, inner.starts[at + 1] as number) - first;
    if (inner.isEven[at] === 1) pieces.even(length, begin);
    else pieces.whole(length, { from: begin, to: end });
  }
}
