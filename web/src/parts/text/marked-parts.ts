/** A range of a text, in UTF-16 units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** Under which the page explains it. */
  readonly number?: number;
}

export interface MarkedPart {
  readonly text: string;
  readonly at: number;
  readonly isMarked: boolean;
  /** The numbers of the marks on it, in order. */
  readonly numbers: readonly number[];
}

/** More marks than this would hide what they mark. */
const MOST_MARKS = 200;

/** Cuts a text where marks begin and end. Marks can overlap, and those that lie outside the text are left out. */
export function cutAtMarks(text: string, marks: readonly Mark[]): MarkedPart[] {
  const used = marks
    .filter(({ start, end }) => start >= 0 && end > start && start < text.length)
    .slice(0, MOST_MARKS)
    .map((mark) => ({ ...mark, end: Math.min(mark.end, text.length) }));
  const cuts = [...new Set([0, ...used.flatMap(({ start, end }) => [start, end]), text.length])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((at, index) => {
    const end = cuts[index + 1] ?? text.length;
    const on = used.filter((mark) => mark.start <= at && mark.end >= end);
    const numbers = [...new Set(on.flatMap(({ number }) => number ?? []))].sort((a, b) => a - b);
    return { text: text.slice(at, end), at, isMarked: on.length > 0, numbers };
  });
}
