/** A text difference that a person can read: what stayed, what went, what came, by words. */
export interface Hunk {
  readonly op: "equal" | "removed" | "added";
  readonly text: string;
}

/** Longer texts are not taken apart at all. */
const LONGEST = 200_000;
/** More pairs of words than this are not compared one by one; what differs is then shown as a whole. */
const MOST_CELLS = 4_000_000;

export function wordHunks(from: string, to: string): Hunk[] {
  if (from.length + to.length > LONGEST)
    return merged(from === to ? [{ op: "equal", text: from }] : wholly([from], [to]));
  const [a, b] = [wordsOf(from), wordsOf(to)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return merged([
    ...a.slice(0, start).map((text) => ({ op: "equal", text }) as const),
    ...(left.length * right.length > MOST_CELLS ? wholly(left, right) : compared(left, right)),
    ...a.slice(a.length - end).map((text) => ({ op: "equal", text }) as const),
  ]);
}

/** Words, runs of white space and single marks; put together they are the text again. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];
}

function wholly(a: readonly string[], b: readonly string[]): Hunk[] {
  return [
    { op: "removed", text: a.join("") },
    { op: "added", text: b.join("") },
  ];
}

/** By the longest common run of words, from the table of its lengths. */
function compared(a: readonly string[], b: readonly string[]): Hunk[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      lengths[at] =
        a[i] === b[j] ? (lengths[at + width + 1] ?? 0) + 1 : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      hunks.push({ op: "equal", text: a[i] ?? "" });
      i++;
      j++;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
      hunks.push({ op: "removed", text: a[i++] ?? "" });
    } else {
      hunks.push({ op: "added", text: b[j++] ?? "" });
    }
  }
  for (; i < a.length; i++) hunks.push({ op: "removed", text: a[i] ?? "" });
  for (; j < b.length; j++) hunks.push({ op: "added", text: b[j] ?? "" });
  return hunks;
}

/** Between two words that stayed, all that went stands before all that came. */
function merged(hunks: readonly Hunk[]): Hunk[] {
  const out: Hunk[] = [];
  let [gone, come] = ["", ""];
  const flush = (): void => {
    if (gone !== "") out.push({ op: "removed", text: gone });
    if (come !== "") out.push({ op: "added", text: come });
    [gone, come] = ["", ""];
  };
  for (const { op, text } of hunks) {
    if (op === "removed") gone += text;
    else if (op === "added") come += text;
    else {
      flush();
      const last = out.at(-1);
      if (last?.op === "equal") out[out.length - 1] = { op, text: last.text + text };
      else if (text !== "") out.push({ op, text });
    }
  }
  flush();
  return out;
}
